// @vitest-environment happy-dom
import { type ItemView, createItem, updateItem } from '@bordereau/contract/items'
import { decimal } from '@bordereau/domain/money/decimal'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { newItem, valuesOf } from './item-values.ts'
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

beforeEach(spyOnToasts)

function saving(item?: ItemView) {
  return renderInWorkspace(() => useSaveItem(item)).value
}

test('a new item is created with exact numbers, and not while a price is none', async () => {
  const sent = serve(reply(createItem, reply4))
  const value = saving()
  const values = {
    ...newItem({ currency: 'EUR', sells: 'both' }, undefined),
    name: 'Lamp',
    taxRate: '20',
  }
  const priced = (price: string) => ({ ...values, prices: [{ currency: 'EUR', price }] })
  expect(await act(() => value().save(priced('much')))).toMatchObject({ ok: false })
  expect(sent).toEqual([])
  expect(await act(() => value().save(priced('80.50')))).toMatchObject({ ok: true })
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
  expect(await act(() => value().save({ ...valuesOf(ITEM, '.'), name: 'Lamp 2' }))).toMatchObject({
    ok: true,
  })
  expect(sentTo(updateItem, sent)[0]?.body).toMatchObject({ version: 4, name: 'Lamp 2' })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Saved.')
})

test('a refusal is kept for the form', async () => {
  serve(refusal(updateItem, 'code_taken'))
  const value = saving(ITEM)
  expect(await act(() => value().save(valuesOf(ITEM, '.')))).toMatchObject({ ok: false })
  expect(value().refused?.refusal).toBe('code_taken')
  expect(toasts.success).not.toHaveBeenCalled()
})
