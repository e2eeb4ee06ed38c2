import { type LocalDate, daysBetween } from '../date.ts'
import { ZERO } from '../money/decimal.ts'
import type { Draft } from './draft.ts'

/**
 * A new draft like another document. What belonged to that one occasion is left out: dates, periods, what was prepaid,
 * what was corrected. Line ids are made by the caller.
 */
export function duplicate(draft: Draft, issued: LocalDate, newLineId: () => string): Draft {
  return {
    ...draft,
    kind: 'invoice',
    issueDate: null,
    due: dueInDays(draft, draft.issueDate ?? issued),
    deliveryDate: null,
    period: null,
    prepaid: ZERO,
    rounding: ZERO,
    // The rate was that of its day.
    taxCurrency: null,
    corrects: null,
    lines: draft.lines.map(line => ({ ...line, id: newLineId(), period: null })),
  }
}

/** A due date becomes the days it left to pay. */
function dueInDays({ due }: Draft, from: LocalDate): Draft['due'] {
  return due.by === 'days' ? due : { by: 'days', days: Math.max(0, daysBetween(from, due.date)) }
}
