import type { InvoiceView } from '@bordereau/contract/invoices'
import { expect, test } from 'vitest'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { sampleInvoice } from '../../testing/samples.ts'
import { type Item, copyItems, finalItems, moneyItems, sendItems } from './issued-items.ts'

const ISSUED: Partial<InvoiceView> = {
  status: 'issued',
  number: 'F-1',
  open: '120.00',
  sentAt: null,
}

/** The keys that are offered for a document, by a role that may do everything but what is named. */
function offered(change: Partial<InvoiceView>, forbidden: readonly string[] = []): string[] {
  const opened: string[] = []
  const context = {
    invoice: sampleInvoice(change),
    may: (action: string) => !forbidden.includes(action),
    open: (dialog: string) => void opened.push(dialog),
  }
  const items: readonly Item[] = [
    ...sendItems(context, async () => void opened.push('mark')),
    ...moneyItems(context),
    ...finalItems(context, id => void opened.push(id)),
    ...copyItems(context, async () => void opened.push('copy')),
  ]
  for (const item of items) if (item.when) item.onPress?.()
  expect(opened).toHaveLength(items.filter(({ when }) => when).length)
  return items.filter(({ when }) => when).map(({ key }) => key)
}

test('an open invoice is sent, reminded of, paid, credited, copied, and has a delivery note', () => {
  expect(offered(ISSUED)).toEqual([
    'send',
    'remind',
    'mark',
    'payment',
    'credit',
    'replace',
    'copy',
    'repeat',
    'accompanying',
  ])
  expect(offered({ ...ISSUED, sentAt: '2026-11-20T10:00:00Z' })).not.toContain('mark')
  expect(offered({ ...ISSUED, open: '0.00' })).not.toContain('payment')
})

test('a draft is only copied, and a credit note neither paid nor credited', () => {
  expect(offered({})).toEqual(['copy', 'repeat'])
  expect(offered({ ...ISSUED, kind: 'credit_note', type: 'credit_note' })).toEqual([
    'send',
    'mark',
    'copy',
  ])
})

test('an invoice that a corrected invoice replaces is not credited, while that is a draft it is', () => {
  const corrected = {
    id: '01920000-0000-7000-8000-000000000008',
    type: 'corrected_invoice',
    number: 'F-2',
    payable: '120.00',
  } as const
  expect(offered({ ...ISSUED, creditNotes: [corrected] })).not.toContain('credit')
  expect(offered({ ...ISSUED, creditNotes: [{ ...corrected, number: null }] })).toContain('credit')
})

test('more is charged of an invoice where the law of its country has debit notes, unless it was replaced', () => {
  const issued = { ...ISSUED, seller: specimenProfile('ES') }
  const corrected = {
    id: '01920000-0000-7000-8000-000000000008',
    type: 'corrected_invoice',
    number: 'F-2',
    payable: '120.00',
  } as const
  expect(offered(issued)).toContain('debit')
  expect(offered({ ...issued, creditNotes: [corrected] })).not.toContain('debit')
})

test('a deposit has its final invoice, and is not replaced', () => {
  const deposit = { ...ISSUED, type: 'deposit' } as const
  expect(offered(deposit)).toContain('final')
  expect(offered(deposit)).not.toContain('replace')
  expect(offered(deposit, ['invoices.draft'])).not.toContain('final')
  const finalInvoice = { id: '01920000-0000-7000-8000-000000000009', number: null }
  expect(offered({ ...deposit, finalInvoice }, ['invoices.draft'])).toContain('final')
})

test('what a role may not do is not offered', () => {
  const rights = ['invoices.send', 'payments.record', 'invoices.credit', 'invoices.draft']
  expect(offered(ISSUED, rights)).toEqual([])
})
