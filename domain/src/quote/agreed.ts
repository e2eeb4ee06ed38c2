import type { LocalDate } from '../date.ts'
import { withoutAttachments } from '../invoice/attachments.ts'
import { dueDateOf } from '../invoice/due-date.ts'
import type { Draft, DraftLine } from '../invoice/draft.ts'
import { keepLines } from '../invoice/sections.ts'
import { ZERO } from '../money/decimal.ts'

/** Days for which a quote may be accepted, where the company chose no others. */
export const QUOTE_VALID_DAYS = 30

/** Only the draft of a quote has a validity. */
export function isQuote(draft: Pick<Draft, 'validity'>): boolean {
  return draft.validity !== undefined
}

/** The last day on which a quote that is sent on this day may be accepted. */
export function validUntilOf({ validity }: Pick<Draft, 'validity'>, sentOn: LocalDate): LocalDate {
  return dueDateOf({ due: validity ?? { by: 'days', days: QUOTE_VALID_DAYS } }, sentOn)
}

/** The lines that the customer may choose. */
export function optionalLines({ lines }: Pick<Draft, 'lines'>): readonly DraftLine[] {
  return lines.filter(line => line.isOptional === true)
}

/**
 * What is agreed where the customer chooses these optional lines, by their ids: the content of an invoice, without anything
 * of a quote. Sums of it are those of the invoice, by the same computation.
 */
export function agreedDraft(draft: Draft, chosen: ReadonlySet<string>): Draft {
  if (draft.validity === undefined && optionalLines(draft).length === 0) return draft
  const { validity: _, ...rest } = draft
  return {
    ...rest,
    lines: keepLines(draft.lines, line => line.isOptional !== true || chosen.has(line.id)).map(
      ({ isOptional: __, ...line }) => line,
    ),
  }
}

/** Every line as if it were chosen, in its place: for the amount of each. */
export function offeredDraft(draft: Draft): Draft {
  return agreedDraft(draft, new Set(optionalLines(draft).map(({ id }) => id)))
}

/** The draft of a quote with the content of another draft, valid for this long after it is sent. */
export function asQuote(draft: Draft, days: number): Draft {
  return {
    ...withoutAttachments(draft),
    kind: 'invoice',
    type: undefined,
    deposits: undefined,
    corrects: null,
    issueDate: null,
    prepaid: ZERO,
    rounding: ZERO,
    validity: draft.validity ?? { by: 'days', days },
  }
}

/**
 * The draft of the invoice of an accepted quote. EN 16931 has no term for an offer; accepted, it is the contract, whose number
 * is BT-12 unless the quote names another one.
 */
export function invoiceOfQuote(
  quote: Draft,
  accepted: { readonly number: string; readonly chosen: ReadonlySet<string> },
  newLineId: () => string,
): Draft {
  const agreed = agreedDraft(quote, accepted.chosen)
  return {
    ...agreed,
    issueDate: null,
    contractReference:
      agreed.contractReference.trim() === '' ? accepted.number : agreed.contractReference,
    lines: agreed.lines.map(line => ({ ...line, id: newLineId() })),
  }
}
