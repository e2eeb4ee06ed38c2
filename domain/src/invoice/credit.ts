import type { LocalDate } from '../date.ts'
import { type Decision, accept, refuse } from '../decision.ts'
import { isSelfBilled } from '../document-kind.ts'
import { type Minor, sumOf, toDecimal, toMinor } from '../money/currency.ts'
import {
  type Decimal,
  ZERO,
  add,
  compare,
  isNegative,
  isZero,
  magnitude,
  subtract,
} from '../money/decimal.ts'
import { withoutAttachments } from './attachments.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import { creditKey, documentShares, lineShares, nearerToZero } from './credit-share.ts'
import { keepLines } from './sections.ts'
import { totalsOf } from './totals.ts'

export type CreditRefusal = 'is_credit_note' | 'over_credited' | 'nothing_credited' | 'line_unknown'

export type IssuedDocument = {
  readonly invoiceId: string
  readonly number: string
  readonly issueDate: LocalDate
  readonly draft: Draft
}

/** The quantity of one line to credit; `lineId` is the line's id in the invoice. */
export type CreditedLine = { readonly lineId: string; readonly quantity: Decimal }

/** A draft of a credit note for the whole invoice: its amounts are the invoice's, to the cent. */
export function creditInFull(
  invoice: IssuedDocument,
  reason: string,
  newLineId: () => string,
  already: readonly Draft[] = [],
): Decision<Draft, CreditRefusal> {
  if (invoice.draft.kind !== 'invoice') return refuse('is_credit_note')
  if (already.length > 0) return refuse('over_credited')
  return accept({ ...base(invoice, reason, newLineId), prepaid: ZERO })
}

/**
 * A draft of a credit note for quantities of some lines. Refuses more of a line than was invoiced less what earlier
 * credit notes credited (`already`, drafts of the issued ones). Allowances and charges are credited in part, as
 * lineShares and documentShares say. Each document rounds its own tax: the last credit note carries the difference as its
 * rounding amount, so that the parts add up to the whole.
 */
export function creditLines(
  invoice: IssuedDocument,
  credited: readonly CreditedLine[],
  reason: string,
  newLineId: () => string,
  already: readonly Draft[] = [],
): Decision<Draft, CreditRefusal> {
  const { lines } = invoice.draft
  const unknown = credited.find(part => !lines.some(line => line.id === part.lineId))
  if (unknown) return refuse('line_unknown', unknown.lineId)
  // Imported invoices may repeat a line id: the id then means the first line, and nothing is credited twice.
  const quantities = lines.map(({ id }, i) =>
    credited
      .filter(({ lineId }) => lineId === id && lines.findIndex(line => line.id === id) === i)
      .reduce((sum, { quantity }) => add(sum, quantity), ZERO),
  )
  return creditQuantities(invoice, quantities, { reason, newLineId, already })
}

/** A draft of a credit note for everything that earlier ones (`already`) left of the invoice; without any, in full. */
export function creditRest(
  invoice: IssuedDocument,
  reason: string,
  newLineId: () => string,
  already: readonly Draft[],
): Decision<Draft, CreditRefusal> {
  if (already.length === 0) return creditInFull(invoice, reason, newLineId)
  const quantities = creditableOf(invoice.draft, already).map(({ quantity }) => quantity)
  return creditQuantities(invoice, quantities, { reason, newLineId, already })
}

/** `quantities`: to credit, by the position of the line in the invoice; 0 credits nothing of it. */
function creditQuantities(
  invoice: IssuedDocument,
  quantities: readonly Decimal[],
  {
    reason,
    newLineId,
    already,
  }: {
    readonly reason: string
    readonly newLineId: () => string
    readonly already: readonly Draft[]
  },
): Decision<Draft, CreditRefusal> {
  if (invoice.draft.kind !== 'invoice') return refuse('is_credit_note')
  const left = creditableOf(invoice.draft, already).map(({ quantity }) => quantity)
  const isLeft = left.map((of, i) => compare(quantities[i] ?? ZERO, of) !== 0)
  const parts = quantities.flatMap((quantity, position) =>
    isZero(quantity) ? [] : [{ position, quantity, isLast: !isLeft[position] }],
  )
  if (parts.length === 0) return refuse('nothing_credited')
  const over = parts.find(({ position, quantity }) => exceeds(quantity, left[position] ?? ZERO))
  if (over) return refuse('over_credited', invoice.draft.lines[over.position]?.id)
  const isRest = !isLeft.includes(true)
  const shares = lineShares(invoice.draft, parts, already)
  const draft = base(invoice, reason, newLineId)
  const kept = keepLines(invoice.draft.lines, (_, i) => !isZero(quantities[i] ?? ZERO))
  const lines = kept.map((line, i) => ({
    ...line,
    id: newLineId(),
    quantity: parts[i]?.quantity ?? ZERO,
    allowancesCharges: shares[i] ?? [],
  }))
  const note = {
    ...draft,
    lines,
    allowancesCharges: documentShares(invoice.draft, { ...draft, lines }, already, isRest),
    prepaid: ZERO,
    rounding: ZERO,
    // Parts that are each rounded would not add up to the whole.
    ...(draft.roundTo ? { roundTo: null } : {}),
  }
  return accept(isRest ? withRestRounded(invoice.draft, note, already) : note)
}

/** Only cents that come from rounding: a larger difference was typed, and the user decides about it. */
function withRestRounded(invoice: Draft, note: Draft, already: readonly Draft[]): Draft {
  const whole = creditTotalsOf(invoice)
  const before = sumOf(already.map(draft => creditTotalsOf(draft).due))
  const off = whole.due + whole.prepaid - before - creditTotalsOf(note).due
  const tolerance = roundingTolerance([...already, note]) + stepOf(invoice)
  const small = off <= tolerance && off >= -tolerance
  return small ? { ...note, rounding: toDecimal(off, note.currency) } : note
}

/**
 * Whether this credit note and the earlier ones together credit more than was invoiced, or have the opposite sign.
 * Checked again at issue: the draft may have been edited, and another credit note issued. Both the sum sold and the
 * amount due are limited: a rounding or prepayment typed into a credit note changes only the second.
 */
export function isOverCredited(
  invoice: Draft,
  creditNote: Draft,
  already: readonly Draft[],
): boolean {
  const invoiced = creditTotalsOf(invoice)
  const before = already.map(creditTotalsOf)
  const now = creditTotalsOf(creditNote)
  const sold = sumOf(before.map(totals => totals.sold))
  return (
    isMore(now.sold, sold, invoiced.sold, roundingTolerance([...already, creditNote])) ||
    // Prepayments are credited too.
    isMore(now.due, sumOf(before.map(totals => totals.due)), invoiced.due + invoiced.prepaid, 0n)
  )
}

function isMore(now: Minor, before: Minor, invoiced: Minor, tolerance: Minor): boolean {
  if (now !== 0n && now < 0n !== invoiced < 0n) return true
  return invoiced >= 0n ? before + now > invoiced + tolerance : before + now < invoiced - tolerance
}

/**
 * The largest difference from rounding, because each document rounds its own lines and taxes; 0 for a single document.
 */
function roundingTolerance(notes: readonly Draft[]): Minor {
  if (notes.length < 2) return 0n
  return notes.reduce((tolerance, { lines }) => tolerance + BigInt(2 * lines.length), 0n)
}

/** The step to which the invoice's amount due was rounded, in minor units; 0 where it was not. */
function stepOf({ roundTo, currency }: Draft): Minor {
  return roundTo ? toMinor(roundTo, currency) : 0n
}

/** With tax: the sum sold as quoted, and the amount due of it. */
function creditTotalsOf(draft: Draft): { sold: Minor; due: Minor; prepaid: Minor } {
  const billable = billableOf(draft)
  const { prepaid, payable } = totalsOf(billable)
  const { gross, rounding } = totalsOf({ ...billable, roundTo: undefined })
  return {
    sold: gross + rounding - toMinor(draft.rounding, draft.currency),
    due: payable,
    prepaid,
  }
}

/**
 * What of each line can still be credited: by line id, quantity with the line's sign. Lines of a credit note have no
 * link to the invoice's line; a line of the same item, price and tax is taken to be it. Where the invoice has such a
 * line twice, the first is used up first.
 */
export function creditableOf(invoice: Draft, already: readonly Draft[]): readonly CreditedLine[] {
  const taken = new Map<string, Decimal>()
  for (const line of already.flatMap(draft => draft.lines)) {
    taken.set(creditKey(line), add(taken.get(creditKey(line)) ?? ZERO, line.quantity ?? ZERO))
  }
  return invoice.lines.map(line => {
    const quantity = line.quantity ?? ZERO
    const used = nearerToZero(quantity, taken.get(creditKey(line)) ?? ZERO)
    taken.set(creditKey(line), subtract(taken.get(creditKey(line)) ?? ZERO, used))
    return { lineId: line.id, quantity: subtract(quantity, used) }
  })
}

function base(invoice: IssuedDocument, reason: string, newLineId: () => string): Draft {
  const { draft, invoiceId, number, issueDate } = invoice
  return {
    ...withoutAttachments(draft),
    kind: 'credit_note',
    type: isSelfBilled(draft) ? 'self_billed_credit_note' : undefined,
    deposits: undefined,
    issueDate: null,
    due: { by: 'days', days: 0 },
    note: '',
    paymentTerms: '',
    ...(draft.cashDiscounts ? { cashDiscounts: [] } : {}),
    corrects: { invoiceId, number, issueDate, reason },
    lines: draft.lines.map(line => ({ ...line, id: newLineId() })),
  }
}

/** Larger than what is left, or of the opposite sign. */
function exceeds(quantity: Decimal, left: Decimal): boolean {
  if (isZero(left) || isNegative(quantity) !== isNegative(left)) return true
  return compare(magnitude(quantity), magnitude(left)) > 0
}
