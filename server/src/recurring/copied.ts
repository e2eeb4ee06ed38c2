import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { patternOf } from '@bordereau/domain/recurring/pattern'
import { asDate } from '../invoices/present.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { readDraft } from '../invoices/stored.ts'
import type { Recurring } from './store.ts'

type Copied = Pick<Recurring, 'pattern' | 'customerId' | 'currency' | 'payable'>

/**
 * What a recurring invoice takes from a document. One without a date of issue is what the next run shall look like, its
 * periods those of that day.
 */
export function copied(
  row: InvoiceRow,
  nextDay: LocalDate,
): Decision<Copied, 'is_credit_note' | 'customer_missing'> {
  if (row.kind === 'credit_note') return refuse('is_credit_note')
  if (row.customer_id === null) return refuse('customer_missing')
  const draft = readDraft(row.draft, row.draft_format)
  return accept(repeating(draft, row.customer_id, asDate(row.issue_date) ?? nextDay))
}

/** A document that repeats, as it was issued or would be on a day. */
export function repeating(draft: Draft, customerId: string, day: LocalDate): Copied {
  const pattern = patternOf(draft, day)
  const { payable } = totalsOf(billableOf(pattern.draft))
  return { pattern, customerId, currency: draft.currency, payable }
}
