import { notifyManager } from '@tanstack/react-query'
import { act } from 'react'
import { expect } from 'vitest'
import { queryClient } from '../data/query.ts'
import { until } from './until.ts'

/** Waits until every query has its response and the components that show it have rendered it. */
export async function queriesShown(): Promise<void> {
  await until(() => expect(queryClient.isFetching()).toBe(0))
  // The cache has the response before the components are told, in a task of its own: this comes after that task.
  await act(() => new Promise<void>(done => notifyManager.schedule(done)))
}
