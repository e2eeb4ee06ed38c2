import type { LocalDate } from '../date.ts'
import { type Decision, accept, refuse } from '../decision.ts'
import { type Minor, toDecimal, toMinor } from '../money/currency.ts'
import {
  type Decimal,
  ZERO,
  add,
  compare,
  isNegative,
  isZero,
  negate,
  subtract,
} from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { AllowanceCharge } from './invoice.ts'
import { totalsOf } from './totals.ts'

export type CreditRefusal = 'is_credit_note' | 'over_credited' | 'nothing_credited' | 'line_unknown'

export type IssuedDocument = {
  readonly invoiceId: string
  readonly number: string
  readonly issueDate: LocalDate
  readonly draft: Draft
}

/** How much of which line is taken back; by the line's id in the invoice. */
export type CreditedLine = { readonly lineId: string; readonly quantity: Decimal }

/** A draft of a credit note that takes the whole invoice back: its amounts are the invoice's, to the cent. */
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
 * A draft of a credit note over some quantities of some lines. Refuses more of a line than was invoiced less what
 * earlier credit notes took back (`already`, drafts of the issued ones). An amount off a line is credited only with
 * the whole line, since it has no share in a part; percentages go along. Each paper rounds its own tax: what the parts
 * are off by in all, the one that takes back the rest carries as its rounding amount, so that the whole is the whole.
 */
export function creditLines(
  invoice: IssuedDocument,
  credited: readonly CreditedLine[],
  reason: string,
  newLineId: () => string,
  already: readonly Draft[] = [],
): Decision<Draft, CreditRefusal> {
  if (invoice.draft.kind !== 'invoice') return refuse('is_credit_note')
  const unknown = credited.find(part => !invoice.draft.lines.some(line => line.id === part.lineId))
  if (unknown) return refuse('line_unknown', unknown.lineId)
  // Another program may have given two lines one id: it then means the first, and nothing is credited twice.
  const lines = invoice.draft.lines.filter(
    (line, i, all) => all.findIndex(other => other.id === line.id) === i,
  )
  const wanted = lines.flatMap(line => {
    const parts = credited.filter(part => part.lineId === line.id).map(part => part.quantity)
    const quantity = parts.reduce(add, ZERO)
    return isZero(quantity) ? [] : [{ line, quantity }]
  })
  if (wanted.length === 0) return refuse('nothing_credited')
  const left = new Map(
    creditableOf(invoice.draft, already)
      .map(row => [row.lineId, row.quantity] as const)
      .toReversed(),
  )
  const over = wanted.find(({ line, quantity }) => exceeds(quantity, left.get(line.id) ?? ZERO))
  if (over) return refuse('over_credited', over.line.id)
  const draft = base(invoice, reason, newLineId)
  const note = {
    ...draft,
    lines: wanted.map(({ line, quantity }) => ({ ...partOf(line, quantity), id: newLineId() })),
    allowancesCharges: shared(draft.allowancesCharges),
    prepaid: ZERO,
    rounding: ZERO,
  }
  const taken = new Map(wanted.map(({ line, quantity }) => [line.id, quantity]))
  const rest = [...left].every(([id, quantity]) => compare(taken.get(id) ?? ZERO, quantity) === 0)
  return accept(rest ? withRestRounded(invoice.draft, note, already) : note)
}

/** Only cents that come of rounding: more is a fixed amount that somebody must decide about. */
function withRestRounded(invoice: Draft, note: Draft, already: readonly Draft[]): Draft {
  const whole = worthOf(invoice)
  const before = sum(already.map(draft => worthOf(draft).due))
  const off = whole.due + whole.prepaid - before - worthOf(note).due
  const slack = slackOf([...already, note])
  const small = off <= slack && off >= -slack
  return small ? { ...note, rounding: toDecimal(off, note.currency) } : note
}

/**
 * Whether this credit note and the earlier ones together take back more than was invoiced, or whether it takes back what
 * is on the other side of zero. Checked again at issue: the draft may have been edited since, and another credit note
 * issued. Both what was sold and what is settled by it are held: a rounding or a prepayment typed into a credit note
 * changes only the second.
 */
export function isOverCredited(
  invoice: Draft,
  creditNote: Draft,
  already: readonly Draft[],
): boolean {
  const invoiced = worthOf(invoice)
  const before = already.map(worthOf)
  const now = worthOf(creditNote)
  const sold = sum(before.map(worth => worth.sold))
  return (
    isMore(now.sold, sold, invoiced.sold, slackOf([...already, creditNote])) ||
    // What was prepaid is given back too.
    isMore(now.due, sum(before.map(worth => worth.due)), invoiced.due + invoiced.prepaid, 0n)
  )
}

function isMore(now: Minor, before: Minor, invoiced: Minor, slack: Minor): boolean {
  if (now !== 0n && now < 0n !== invoiced < 0n) return true
  return invoiced >= 0n ? before + now > invoiced + slack : before + now < invoiced - slack
}

/** What documents can be off by together, because each of them rounds its own lines and taxes: none where one is all. */
function slackOf(notes: readonly Draft[]): Minor {
  if (notes.length < 2) return 0n
  return notes.reduce((slack, { lines }) => slack + BigInt(2 * lines.length), 0n)
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** With tax: what was sold as it was quoted, and what is due of it. */
function worthOf(draft: Draft): { sold: Minor; due: Minor; prepaid: Minor } {
  const { gross, rounding, prepaid, payable } = totalsOf(billableOf(draft))
  return {
    sold: gross + rounding - toMinor(draft.rounding, draft.currency),
    due: payable,
    prepaid,
  }
}

/**
 * What of each line can still be credited: by line id, quantity with the line's sign. Lines of a credit note carry no
 * link to the invoice's line; those of the same item, price and tax are taken to be it, which is also how a person
 * reads the two papers. Where the invoice has such a line twice, the first is used up first.
 */
export function creditableOf(invoice: Draft, already: readonly Draft[]): readonly CreditedLine[] {
  const taken = new Map<string, Decimal>()
  for (const line of already.flatMap(draft => draft.lines)) {
    taken.set(keyOf(line), add(taken.get(keyOf(line)) ?? ZERO, line.quantity ?? ZERO))
  }
  return invoice.lines.map(line => {
    const quantity = line.quantity ?? ZERO
    const used = nearerToZero(quantity, taken.get(keyOf(line)) ?? ZERO)
    taken.set(keyOf(line), subtract(taken.get(keyOf(line)) ?? ZERO, used))
    return { lineId: line.id, quantity: subtract(quantity, used) }
  })
}

function base(invoice: IssuedDocument, reason: string, newLineId: () => string): Draft {
  const { draft, invoiceId, number, issueDate } = invoice
  return {
    ...draft,
    kind: 'credit_note',
    issueDate: null,
    due: { by: 'days', days: 0 },
    note: '',
    paymentTerms: '',
    corrects: { invoiceId, number, issueDate, reason },
    lines: draft.lines.map(line => ({ ...line, id: newLineId() })),
  }
}

function partOf(line: DraftLine, quantity: Decimal): DraftLine {
  const whole = line.quantity !== null && compare(line.quantity, quantity) === 0
  return whole ? line : { ...line, quantity, allowancesCharges: shared(line.allowancesCharges) }
}

/** What a part has a share in: percentages, each of its own sum and no longer of the whole's. */
function shared<Entry extends AllowanceCharge>(entries: readonly Entry[]): readonly Entry[] {
  return entries.flatMap(entry =>
    entry.value.by === 'percent'
      ? [{ ...entry, value: { by: 'percent', percent: entry.value.percent } }]
      : [],
  )
}

function keyOf({ itemId, name, unit, price, tax }: DraftLine): string {
  return JSON.stringify([itemId, name, unit, price, tax.category, tax.rate])
}

/** The one of the same sign that is nearer to zero; zero where the signs differ. */
function nearerToZero(a: Decimal, b: Decimal): Decimal {
  if (isNegative(a) !== isNegative(b)) return ZERO
  return compare(magnitude(a), magnitude(b)) < 0 ? a : b
}

/** More than is left, or on the other side of zero. */
function exceeds(quantity: Decimal, left: Decimal): boolean {
  if (isZero(left) || isNegative(quantity) !== isNegative(left)) return true
  return compare(magnitude(quantity), magnitude(left)) > 0
}

function magnitude(value: Decimal): Decimal {
  return isNegative(value) ? negate(value) : value
}
