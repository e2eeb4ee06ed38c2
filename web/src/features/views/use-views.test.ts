// @vitest-environment happy-dom
import { type ViewList, listViews } from '@bordereau/contract/views'
import { act, createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { WorkspaceContext } from '../../data/session.tsx'
import { reply, serve } from '../../testing/network.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { INVOICE_ID, MAIL_ID, PERSON_ID, sampleWorkspace } from '../../testing/samples.ts'
import { useViews } from './use-views.ts'
import { until } from '../../testing/until.ts'

const view = (id: string, list: ViewList, state: string, isDefault = false) => ({
  id,
  list,
  name: state,
  state,
  shared: false,
  isDefault,
})
const OPEN = view(INVOICE_ID, 'invoices', 'tab=open', true)
const PAID = view(MAIL_ID, 'invoices', 'tab=paid')
const OTHER = view(PERSON_ID, 'customers', 'q=a', true)

beforeEach(() => queryClient.clear())

async function open(address: string, views = [OPEN, PAID, OTHER]) {
  serve(reply(listViews, { views }))
  const hook = renderRouted(
    address,
    () => useViews('invoices'),
    children => createElement(WorkspaceContext, { value: sampleWorkspace() }, children),
  )
  await until(() => expect(hook.value().views).not.toEqual([]))
  return hook
}

test('the list opens with its default view', async () => {
  const { value } = await open('/invoices')
  expect(addressNow()).toBe(`/invoices?tab=open&view=${OPEN.id}`)
  expect(value().views).toEqual([OPEN, PAID])
  expect(value()).toMatchObject({ current: OPEN, state: 'tab=open', changes: 0 })
})

test('a list opened with filters keeps them', async () => {
  const { value } = await open('/invoices?tab=paid&q=lotus')
  expect(addressNow()).toBe('/invoices?tab=paid&q=lotus')
  expect(value()).toMatchObject({ current: undefined, changes: 2 })
})

test('an address with only a view gets its filters', async () => {
  const { value } = await open(`/invoices?view=${PAID.id}`)
  expect(addressNow()).toBe(`/invoices?tab=paid&view=${PAID.id}`)
  expect(value().current).toEqual(PAID)
})

test('the filters of a view that were all removed do not come back', async () => {
  const { go, value } = await open(`/invoices?view=${PAID.id}`)
  await go(`/invoices?view=${PAID.id}`)
  expect(addressNow()).toBe(`/invoices?view=${PAID.id}`)
  expect(value().changes).toBe(1)
})

test('another view is opened, or none', async () => {
  const { value } = await open('/invoices')
  act(() => value().open(PAID))
  expect(addressNow()).toBe(`/invoices?tab=paid&view=${PAID.id}`)
  act(() => value().open(undefined))
  expect(value()).toMatchObject({ current: undefined, state: '' })
  expect(window.location.search).toBe('')
})
