// @vitest-environment happy-dom
import { listCustomers } from '@bordereau/contract/customers'
import { importCustomers } from '@bordereau/contract/import'
import type { ImportReport } from '@bordereau/contract/import'
import { act } from 'react'
import { expect, test } from 'vitest'
import { refusal, reply, serve } from '../../testing/network.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useImport } from './use-import.ts'

const CHOSEN = { file: btoa('Name\nLotus') }
const COLUMNS = { name: 'Name' }
const REPORT: ImportReport = {
  encoding: { used: 'utf-8', sure: true, others: [] },
  headings: ['Name'],
  fields: [{ name: 'name', required: true }],
  columns: COLUMNS,
  rows: 1,
  created: 1,
  updated: 0,
  refusedRows: 0,
  refused: [],
  preview: [{ name: 'Lotus' }],
}

function opened() {
  return renderInWorkspace(() => useImport(importCustomers, [listCustomers])).value
}

test('a file is read with a preview, then with chosen columns, and stored only when applied', async () => {
  const sent = serve(reply(importCustomers, REPORT))
  const value = opened()
  expect(value().state).toEqual({})
  await act(() => value().read(CHOSEN))
  expect(value().state).toEqual({ chosen: CHOSEN, preview: REPORT })
  await act(() => value().read(CHOSEN, COLUMNS))
  await act(() => value().apply(CHOSEN, COLUMNS))
  expect(value().state).toEqual({ chosen: CHOSEN, preview: REPORT, done: REPORT })
  expect(sent.map(({ body }) => body)).toEqual([
    { ...CHOSEN, apply: false },
    { ...CHOSEN, apply: false, columns: COLUMNS },
    { ...CHOSEN, apply: true, columns: COLUMNS },
  ])
})

test('a refused file has no preview, and a new start forgets it', async () => {
  serve(refusal(importCustomers, 'not_csv'))
  const value = opened()
  await act(() => value().read(CHOSEN))
  expect(value().state).toEqual({ chosen: CHOSEN })
  expect(value().refused?.refusal).toBe('not_csv')
  act(() => value().restart())
  expect(value()).toMatchObject({ state: {}, refused: undefined, pending: false })
})

test('a refused import keeps the preview', async () => {
  serve(reply(importCustomers, REPORT), refusal(importCustomers, 'too_many_rows'))
  const value = opened()
  await act(() => value().read(CHOSEN))
  await act(() => value().apply(CHOSEN, COLUMNS))
  expect(value().state).toEqual({ chosen: CHOSEN, preview: REPORT })
})
