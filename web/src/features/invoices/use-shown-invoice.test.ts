// @vitest-environment happy-dom
import { type InvoiceView, getInvoice } from '@bordereau/contract/invoices'
import { getFollowUp } from '@bordereau/contract/reminders'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { INVOICE_ID, INVOICE_REF, sampleInvoice } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useShownInvoice } from './use-shown-invoice.ts'

beforeEach(() => queryClient.clear())

const FOLLOW_UP = keyOf(getFollowUp, INVOICE_REF)

/** The invoice with these events of its email, as if it had just been fetched. */
function fetched(...kinds: readonly ('mail_queued' | 'mail_not_sent')[]): void {
  const events = kinds.map((kind, i): InvoiceView['events'][number] => ({
    id: String(i),
    kind,
    at: `2026-11-24T10:00:0${i}Z`,
    detail: { mailId: INVOICE_ID, to: 'ap@example.com' },
    by: null,
  }))
  const invoice = sampleInvoice({ status: 'issued', number: 'F-7', events })
  queryClient.setQueryData(keyOf(getInvoice, INVOICE_REF), invoice)
}

const isOutdated = () => queryClient.getQueryState(FOLLOW_UP)?.isInvalidated

test('what happens next is asked again when the email has left or was kept, and not before', async () => {
  queryClient.setQueryData(FOLLOW_UP, {})
  fetched('mail_queued')
  const { value } = renderInWorkspace(() => useShownInvoice(INVOICE_ID))
  expect(value().invoice?.number).toBe('F-7')
  expect(isOutdated()).toBe(false)
  act(() => fetched('mail_queued', 'mail_not_sent'))
  await until(() => expect(isOutdated()).toBe(true))
})
