// @vitest-environment happy-dom
import { getCustomer } from '@bordereau/contract/customers'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { refusal, reply, serve } from '../../testing/network.ts'
import { renderRouted } from '../../testing/router.ts'
import { CUSTOMER, PERSON_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'
import { useChooseCustomer } from './use-choose-customer.ts'

beforeEach(spyOnToasts)

function editor(draft = COMPLETE_DRAFT) {
  const { store, around } = sampleEditor(draft)
  const { value } = renderRouted('/w/1', useChooseCustomer, around)
  return { store, choose: () => act(() => value()(PERSON_ID)) }
}

test('the defaults of the chosen customer are written, as one step that is undone at once', async () => {
  serve(reply(getCustomer, { ...CUSTOMER, buyerReference: 'PO-1' }))
  const { store, choose } = editor()
  await choose()
  expect(store.read().draft).toMatchObject({
    customerId: PERSON_ID,
    buyerReference: 'PO-1',
    language: 'de',
  })
  act(() => store.dispatch({ do: 'undo' }))
  expect(store.read().draft).toEqual(COMPLETE_DRAFT)
})

test('a supplier of a document under self-billing without a VAT number states no tax', async () => {
  serve(reply(getCustomer, { ...CUSTOMER, profile: specimenProfile('FR', { taxIds: [] }) }))
  const { store, choose } = editor({ ...COMPLETE_DRAFT, type: 'self_billed_invoice' })
  await choose()
  const { customerId, lines } = store.read().draft
  expect(customerId).toBe(PERSON_ID)
  expect(lines.map(({ tax }) => tax.category)).toEqual(['E'])
})

test('a customer who cannot be loaded changes nothing', async () => {
  serve(refusal(getCustomer, 'not_found'))
  const { store, choose } = editor()
  await choose()
  expect(toasts.error).toHaveBeenCalledOnce()
  expect(store.read().draft).toBe(COMPLETE_DRAFT)
})
