// @vitest-environment happy-dom
import { type ItemView, archiveItems, createItem, updateItem } from '@bordereau/contract/items'
import { decimal } from '@bordereau/domain/money/decimal'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID, PERSON_ID } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { newItem, valuesOf } from './item-values.ts'
import { useItemActs } from './use-item-acts.ts'
import { useSaveItem } from './use-save-item.ts'

const SAVED = {
  id: MAIL_ID,
  version: 4,
  archived: false,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  code: 'L-1',
  name: 'Lamp',
  description: '',
  unit: 'C62',
  prices: [{ currency: 'EUR', price: decimal('80.5') }],
  supply: 'goods',
  taxCategory: 'S',
  taxRate: decimal('20'),
  taxKey: 'standard',
  texts: [],
  classification: '',
} as const
const ITEM: ItemView = {
  ...SAVED,
  prices: [...SAVED.prices],
  texts: [],
  use: { documents: 0, searched: null, latest: [] },
}
const reply4 = { ...SAVED, prices: [...SAVED.prices], texts: [] }
let unmount = (): void => undefined

beforeEach(() => {
  for (const kind of ['success', 'error'] as const) vi.spyOn(toasts, kind).mockReturnValue(1)
})
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function saving(item?: ItemView) {
  const hook = renderInWorkspace(() => useSaveItem(item))
  ;({ unmount } = hook)
  return hook.value
}

test('a new item is created with exact numbers, and not while a price is none', async () => {
  const sent = serve(reply(createItem, reply4))
  const value = saving()
  const values = { ...newItem('EUR', undefined), name: 'Lamp', taxRate: '20' }
  const priced = (price: string) => ({ ...values, prices: [{ currency: 'EUR', price }] })
  expect(await act(() => value().save(priced('much')))).toBe(false)
  expect(sent).toEqual([])
  expect(await act(() => value().save(priced('80.50')))).toBe(true)
  expect(sentTo(createItem, sent)[0]?.body).toMatchObject({
    name: 'Lamp',
    taxRate: '20',
    prices: [{ currency: 'EUR', price: '80.5' }],
  })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('The item is added.')
})

test('a change names the version it is based on', async () => {
  const sent = serve(reply(updateItem, reply4))
  const value = saving(ITEM)
  expect(await act(() => value().save({ ...valuesOf(ITEM, '.'), name: 'Lamp 2' }))).toBe(true)
  expect(sentTo(updateItem, sent)[0]?.body).toMatchObject({ version: 4, name: 'Lamp 2' })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Saved.')
})

test('a refusal is kept for the form', async () => {
  serve(refusal(updateItem, 'code_taken'))
  const value = saving(ITEM)
  expect(await act(() => value().save(valuesOf(ITEM, '.')))).toBe(false)
  expect(value().refused?.refusal).toBe('code_taken')
  expect(toasts.success).not.toHaveBeenCalled()
})

function acts(parameters: Readonly<Record<string, string>>, properties = {}) {
  const state = {
    get: (name: string) => parameters[name],
    put: () => undefined,
    hrefOf: () => '',
    after: undefined,
    from: 1,
    page: () => undefined,
    hidden: new Set<string>(),
    hide: () => undefined,
  }
  const hook = renderInWorkspace(() => useItemActs(state), '/w/1', properties)
  ;({ unmount } = hook)
  return hook.value()
}

test('items of the list are archived when the time to undo is over, archived ones restored at once', async () => {
  const sent = serve(reply(archiveItems, {}))
  const undo = vi.spyOn(toasts, 'undo').mockReturnValue(7)
  acts({}).archive?.([MAIL_ID, PERSON_ID])
  expect(undo.mock.calls[0]?.[0]).toBe('2 items are archived.')
  expect(sent).toEqual([])
  unmount()
  const { archive } = acts({ state: 'archived' })
  await act(async () => archive?.([MAIL_ID]))
  expect(sentTo(archiveItems, sent).map(({ body }) => body)).toEqual([
    { ids: [MAIL_ID], archived: false },
  ])
  unmount()
  expect(acts({}, { may: () => false }).archive).toBeUndefined()
})
