import { type LocalDate, daysBetween } from '../date.ts'
import { isSelfBilled } from '../document-kind.ts'
import { ZERO } from '../money/decimal.ts'
import { withoutAttachments } from './attachments.ts'
import type { Draft } from './draft.ts'

/**
 * A new draft with the content of another document. Dates, periods, prepayments, attachments and corrections are left out,
 * because they belong to the original. Line ids are made by the caller.
 */
export function duplicate(draft: Draft, issued: LocalDate, newLineId: () => string): Draft {
  return {
    ...withoutAttachments(draft),
    kind: 'invoice',
    type: isSelfBilled(draft) ? 'self_billed_invoice' : undefined,
    deposits: undefined,
    issueDate: null,
    due: dueInDays(draft, draft.issueDate ?? issued),
    deliveryDate: null,
    period: null,
    prepaid: ZERO,
    rounding: ZERO,
    // The exchange rate applied to the original's day only.
    taxCurrency: null,
    corrects: null,
    lines: draft.lines.map(line => ({ ...line, id: newLineId(), period: null })),
  }
}

/** A due date becomes the number of days between issue and that date. */
function dueInDays({ due }: Draft, from: LocalDate): Draft['due'] {
  return due.by === 'days' ? due : { by: 'days', days: Math.max(0, daysBetween(from, due.date)) }
}
