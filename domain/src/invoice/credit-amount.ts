import { type Decision, accept, refuse } from '../decision.ts'
import { type Minor, sumOf, toDecimal } from '../money/currency.ts'
import { ONE, ZERO } from '../money/decimal.ts'
import { inProportion } from '../money/proportion.ts'
import { billableOf } from './billable-of.ts'
import {
  type CreditRefusal,
  type IssuedDocument,
  creditInFull,
  creditRest,
  isOverCredited,
} from './credit.ts'
import type { Draft, DraftLine } from './draft.ts'
import { totalsOf } from './totals.ts'

const MOST_STEPS = 12
/** Cents that no sum with its taxes reaches, as where the buyer withholds a part. */
const MOST_ROUNDED = 2n

type Wanted = {
  /** What the customer is not to pay of the amount due, with tax. */
  readonly amount: Minor
  readonly reason: string
  /** What each line is called. */
  readonly lineName: string
  readonly newLineId: () => string
  readonly already: readonly Draft[]
}

/**
 * A draft of a credit note over exactly this amount. All that is left of the invoice is credited line by line; a part has
 * one line for each tax, in proportion to what was sold under it, with the tax in its price.
 */
export function creditAmount(
  invoice: IssuedDocument,
  { amount, reason, lineName, newLineId, already }: Wanted,
): Decision<Draft, CreditRefusal> {
  if (amount <= 0n) return refuse('nothing_credited')
  const rest = creditRest(invoice, reason, newLineId, already)
  if (rest.ok && payableOf(rest.value) === amount && !isOver(invoice, rest.value, already))
    return rest
  const whole = creditInFull(invoice, reason, newLineId)
  if (!whole.ok) return whole
  const groups = groupsOf(invoice.draft)
  const noteOver = (sum: Minor): Draft => ({
    ...whole.value,
    lines: shared(sum, groups).flatMap(({ like, share }) =>
      share === 0n ? [] : [lineOver(like, share, { invoice, lineName, newLineId })],
    ),
    pricesIncludeTax: true,
    allowancesCharges: [],
    rounding: ZERO,
    ...(whole.value.roundTo ? { roundTo: null } : {}),
  })
  const note = fitted(noteOver, amount)
  if (note === undefined || note.lines.length === 0) return refuse('over_credited')
  return isOver(invoice, note, already) ? refuse('over_credited') : accept(note)
}

function isOver({ draft }: IssuedDocument, note: Draft, already: readonly Draft[]): boolean {
  return isOverCredited(draft, note, already)
}

function payableOf(draft: Draft): Minor {
  return totalsOf(billableOf(draft)).payable
}

/** The sum with tax whose amount due is the wanted one: less is due than sold where the buyer withholds a part. */
function fitted(noteOver: (sum: Minor) => Draft, amount: Minor): Draft | undefined {
  let sum = amount
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const note = noteOver(sum)
    const off = amount - payableOf(note)
    if (off === 0n) return note
    const isLast = step === MOST_STEPS - 1
    if (isLast && off <= MOST_ROUNDED && off >= -MOST_ROUNDED)
      return { ...note, rounding: toDecimal(off, note.currency) }
    sum += off
  }
  return undefined
}

type Group = { readonly like: DraftLine; readonly weight: Minor }

/** The lines that are under one tax and alike in what the law wants to know of them, and what was sold of them with tax. */
function groupsOf(draft: Draft): readonly Group[] {
  const { lines, vat } = totalsOf(billableOf(draft))
  const all = draft.lines.map((like, i) => ({ like, net: lines[i]?.net ?? 0n }))
  const alike = Map.groupBy(all, ({ like }) =>
    JSON.stringify([
      like.tax,
      like.supply,
      like.performedAt ?? null,
      like.isWithheld,
      like.classification,
    ]),
  )
  const groups = [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ like: first.like, net: sumOf([first, ...others].map(({ net }) => net)) }] : [],
  )
  return groups.map(({ like, net }) => {
    const under = (one: { readonly like: DraftLine }) =>
      one.like.tax.category === like.tax.category && one.like.tax.rate === like.tax.rate
    const sold = sumOf(groups.filter(under).map(group => group.net))
    const subtotal = vat.find(
      one => one.category === like.tax.category && one.rate === like.tax.rate,
    )
    const gross = subtotal ? subtotal.taxable + subtotal.tax : net
    return { like, weight: sold === 0n ? 0n : (gross * net) / sold }
  })
}

/** Shares a sum by weight, the largest weight first. */
function shared(
  sum: Minor,
  groups: readonly Group[],
): readonly { readonly like: DraftLine; readonly share: Minor }[] {
  const positive = groups
    .filter(({ weight }) => weight > 0n)
    .toSorted((a, b) => (a.weight < b.weight ? 1 : -1))
  const shares = inProportion(
    sum,
    positive.map(({ weight }) => weight),
  )
  return positive.map(({ like }, i) => ({ like, share: shares[i] ?? 0n }))
}

function lineOver(
  like: DraftLine,
  share: Minor,
  of: Pick<Wanted, 'lineName' | 'newLineId'> & { readonly invoice: IssuedDocument },
): DraftLine {
  return {
    ...like,
    id: of.newLineId(),
    sectionHeading: undefined,
    itemId: null,
    name: of.lineName,
    description: '',
    note: '',
    quantity: ONE,
    unit: 'C62',
    price: toDecimal(share, of.invoice.draft.currency),
    priceBaseQuantity: ONE,
    allowancesCharges: [],
    sellerItemId: '',
  }
}
