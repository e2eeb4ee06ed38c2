// @vitest-environment happy-dom
import {
  type CustomerView,
  createCustomer,
  getCustomer,
  updateCustomer,
} from '@bordereau/contract/customers'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { CUSTOMER, PERSON_ID, WORKSPACE_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { newCustomer, valuesOf } from './customer-values.ts'
import { useSaveCustomer } from './use-save-customer.ts'

const { open: _open, credit: _credit, invoices: _invoices, usualDays: _days, ...SAVED } = CUSTOMER
const QUERY = { workspaceId: WORKSPACE_ID, customerId: PERSON_ID }

beforeEach(() => {
  queryClient.clear()
  spyOnToasts()
})

function saving(customer?: CustomerView) {
  return renderInWorkspace(() => useSaveCustomer(customer)).value
}

test('a new customer is created as it was entered', async () => {
  const sent = serve(reply(createCustomer, SAVED))
  const value = saving()
  const values = { ...newCustomer('DE', 'Lotus GmbH'), email: 'a@b.example', dueDays: '14' }
  expect(await act(() => value().save(values))).toMatchObject({ ok: true })
  expect(sentTo(createCustomer, sent)[0]?.body).toMatchObject({
    profile: { legalName: 'Lotus GmbH', address: { country: 'DE' } },
    email: 'a@b.example',
    dueDays: 14,
  })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('The customer is added.')
})

test('a change names the version it is based on, and what is open of the customer stays known', async () => {
  const changed = { ...SAVED, version: 5, note: 'Pays late' }
  const sent = serve(reply(updateCustomer, changed))
  queryClient.setQueryData(keyOf(getCustomer, QUERY), CUSTOMER)
  const value = saving(CUSTOMER)
  expect(await act(() => value().save({ ...valuesOf(CUSTOMER), note: 'Pays late' }))).toMatchObject(
    { ok: true },
  )
  expect(sentTo(updateCustomer, sent)[0]?.body).toMatchObject({ version: 4, note: 'Pays late' })
  expect(queryClient.getQueryData(keyOf(getCustomer, QUERY))).toEqual({ ...CUSTOMER, ...changed })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Saved.')
})

test('a refusal is kept for the form, and nothing is announced', async () => {
  serve(refusal(createCustomer, 'tax_id_invalid'), refusal(updateCustomer, 'changed_meanwhile'))
  const value = saving()
  expect(await act(() => value().save(newCustomer('DE', 'Lotus')))).toMatchObject({ ok: false })
  expect(value().refused?.refusal).toBe('tax_id_invalid')
  const changing = saving(CUSTOMER)
  expect(await act(() => changing().save(valuesOf(CUSTOMER)))).toMatchObject({ ok: false })
  expect(changing().refused?.refusal).toBe('changed_meanwhile')
  expect(toasts.success).not.toHaveBeenCalled()
})
