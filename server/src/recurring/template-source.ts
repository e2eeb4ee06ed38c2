import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { toInvoiceTemplate } from '@bordereau/domain/recurring/template'
import { type InvoiceRow, asDate } from '../invoices/document/store.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import type { Recurring } from './store.ts'

type TemplateSource = Pick<Recurring, 'pattern' | 'customerId' | 'currency' | 'payable'>

/**
 * The template taken from a document. A document without an issue date describes the next run: its periods are those of
 * the next day.
 */
export function templateFromInvoice(
  row: InvoiceRow,
  nextDay: LocalDate,
): Decision<TemplateSource, 'is_credit_note' | 'customer_missing'> {
  if (row.kind !== 'invoice') return refuse('is_credit_note')
  if (row.customer_id === null) return refuse('customer_missing')
  const draft = readDraft(row.draft, row.draft_format)
  const day = asDate(row.issue_date) ?? nextDay
  return accept(templateFromDraft(draft, row.customer_id, day, row.issued_at !== null))
}

/** The template of a draft whose dates are those of a day. */
export function templateFromDraft(
  draft: Draft,
  customerId: string,
  day: LocalDate,
  isIssued = false,
): TemplateSource {
  const pattern = toInvoiceTemplate(draft, day, isIssued)
  const { payable } = totalsOf(billableOf(pattern.draft))
  return { pattern, customerId, currency: draft.currency, payable }
}
