import { type Currency, type Minor, sumOf, toDecimal, toMinor } from '../money/currency.ts'
import { ZERO } from '../money/decimal.ts'
import { inProportion } from '../money/proportion.ts'
import type { Tax } from '../tax-category/category.ts'
import { sameTax } from '../tax-category/same-tax.ts'
import type { Draft } from './draft.ts'
import type { AllowanceCharge, BillableLine, DocumentAllowanceCharge } from './invoice.ts'
import { lineAmount } from './totals.ts'

/** An allowance or charge on the whole document. `isShared`: under the taxes of the lines, in proportion to their sums. */
type Entry = AllowanceCharge & { readonly tax: Tax; readonly isShared?: boolean | undefined }

/**
 * The allowances and charges of a document, each under one tax (BT-95, BT-102): a shared one becomes one for each tax of
 * the lines. A percentage is of the sum of the lines under that tax; a fixed amount is divided as those sums are, to the
 * cent.
 */
export function sharedByTax<Shared extends Entry>(
  entries: readonly Shared[],
  lines: readonly BillableLine[],
  currency: Currency,
): (Shared & DocumentAllowanceCharge)[] {
  if (!entries.some(({ isShared }) => isShared)) return [...entries]
  const taxes = taxesOfLines(lines)
  const sums = taxes.map(tax =>
    sumOf(lines.filter(line => sameTax(line.tax, tax)).map(line => lineAmount(line, currency))),
  )
  return entries.flatMap(entry => {
    const [only] = taxes
    if (!entry.isShared || !only) return [{ ...entry, isShared: undefined }]
    if (taxes.length === 1) return [{ ...entry, tax: only, isShared: undefined }]
    const values = valuesOf(entry, sums, currency)
    return taxes.map((tax, i) => ({ ...entry, tax, value: values[i] ?? entry.value }))
  })
}

/**
 * A percentage of the lines under the entry's own tax states their sum as its base (BT-93, BT-100), unless these are all
 * lines. Exempt lines are under the same tax where the reason is the same.
 */
export function withOwnBase<Based extends AllowanceCharge & { readonly tax: Tax }>(
  entry: Based & { readonly isOfOwnTax?: boolean | undefined },
  lines: readonly BillableLine[],
  currency: Currency,
): Based {
  if (!entry.isOfOwnTax || entry.value.by !== 'percent') return entry
  const { tax, value } = entry
  const own = lines.filter(
    line => sameTax(line.tax, tax) && line.tax.exemptionReason === tax.exemptionReason,
  )
  if (own.length === lines.length) return entry
  const base = toDecimal(sumOf(own.map(line => lineAmount(line, currency))), currency)
  return { ...entry, value: { ...value, base } }
}

/** How many entries of the issued document each allowance or charge of the draft becomes. */
function partCounts(draft: Pick<Draft, 'lines' | 'allowancesCharges'>): readonly number[] {
  // As billableOf has them: a rate that is not typed yet counts as 0.
  const lines = draft.lines.map(({ tax }) => ({ tax: { ...tax, rate: tax.rate ?? ZERO } }))
  const taxes = taxesOfLines(lines)
  return draft.allowancesCharges.map(({ isShared }) => (isShared ? Math.max(taxes.length, 1) : 1))
}

/** The amounts of the draft's allowances and charges: those of a shared one are added up. */
export function amountsOfEntries(
  draft: Pick<Draft, 'lines' | 'allowancesCharges'>,
  amounts: readonly Minor[],
): readonly Minor[] {
  let next = 0
  return partCounts(draft).map(count => sumOf(amounts.slice(next, (next += count))))
}

/** The index of the draft's allowance or charge that an entry of the issued document comes from. */
export function indexInDraft(
  draft: Pick<Draft, 'lines' | 'allowancesCharges'>,
  index: number,
): number {
  return (
    partCounts(draft).flatMap((count, i) => Array.from({ length: count }, () => i))[index] ?? index
  )
}

/** One of each category and rate, in the order of the lines. */
function taxesOfLines(lines: readonly { readonly tax: Tax }[]): Tax[] {
  const taxes = lines.map(({ tax }) => tax)
  return taxes.filter((tax, i) => taxes.findIndex(other => sameTax(other, tax)) === i)
}

function valuesOf(
  { value }: Entry,
  sums: readonly Minor[],
  currency: Currency,
): AllowanceCharge['value'][] {
  if (value.by === 'percent') {
    const { percent } = value
    return sums.map(sum => ({ by: 'percent', percent, base: toDecimal(sum, currency) }))
  }
  return inProportion(toMinor(value.amount, currency), sums).map(amount => ({
    by: 'amount',
    amount: toDecimal(amount, currency),
  }))
}
