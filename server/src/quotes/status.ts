import { type Decision, refuse } from '@bordereau/domain/decision'
import type { LocalDate } from '@bordereau/domain/date'
import {
  type QuoteAction,
  type QuoteFacts,
  type QuoteRefusal,
  type QuoteStatus,
  decideQuoteAction,
  quoteStatusOf,
} from '@bordereau/domain/quote/status'
import { asDate } from '../invoices/document/store.ts'
import type { QuoteRow } from './store.ts'

export function statusOfQuote(row: QuoteRow, now: LocalDate): QuoteStatus {
  return quoteStatusOf(factsOf(row), now)
}

/** Whether the action is allowed on a quote that was read or locked; undefined: there is none. */
export function decideOn(
  row: QuoteRow | undefined,
  action: QuoteAction,
  now: LocalDate,
): Decision<QuoteRow, QuoteRefusal | 'not_found'> {
  if (!row) return refuse('not_found')
  const decided = decideQuoteAction(action, factsOf(row), now)
  return decided.ok ? { ok: true, value: row } : decided
}

function factsOf(row: QuoteRow): QuoteFacts {
  return {
    state: row.state,
    validUntil: asDate(row.valid_until),
    viewedAt: row.viewed_at,
    isInvoiced: row.is_invoiced,
  }
}
