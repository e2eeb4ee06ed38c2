import {
  type Currency,
  type Minor,
  convert,
  decimalsOf,
  sumOf,
  toMinor,
} from '../money/currency.ts'
import {
  type Decimal,
  type Scaled,
  ZERO,
  add,
  decimal,
  divideRounded,
  multiplyScaled,
  scaled,
} from '../money/decimal.ts'
import type { Tax, TaxCategoryCode } from '../tax-category/category.ts'
import type { AllowanceCharge, Billable, BillableLine } from './invoice.ts'
import { type SubtotalPart, partsOf, taxOn } from './subtotal-parts.ts'
import { type NetAmounts, withheldBase } from './withheld-base.ts'

const HUNDRED = decimal('100')

export type LineTotals<Amount = Minor> = {
  /** BT-131. */
  readonly net: Amount
  /** BT-136, BT-141: the amount of each of the line's allowances and charges, in their order, without tax. */
  readonly allowancesCharges: readonly Amount[]
}

/** BG-23: one for each category and rate. */
export type VatSubtotal<Amount = Minor> = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  readonly exemptionCode: string
  readonly exemptionReason: string
  /** BT-116. */
  readonly taxable: Amount
  /** BT-117. */
  readonly tax: Amount
  /** Where a line has several taxes; their amounts add up to `tax`. */
  readonly parts?: readonly SubtotalPart<Amount>[] | undefined
}

/** All amounts in minor units of `currency`; `Amount` is another type where they are written as text. */
export type Totals<Amount = Minor> = {
  readonly currency: Currency
  readonly lines: readonly LineTotals<Amount>[]
  /** BT-92, BT-99 of each document-level allowance and charge, in their order, without tax. */
  readonly allowancesCharges: readonly Amount[]
  /** BT-106. */
  readonly lineNet: Amount
  /** BT-107. */
  readonly allowances: Amount
  /** BT-108. */
  readonly charges: Amount
  /** BT-109. */
  readonly net: Amount
  readonly vat: readonly VatSubtotal<Amount>[]
  /** BT-110. */
  readonly tax: Amount
  /** BT-111 with BT-6. */
  readonly taxInTaxCurrency?: { readonly currency: Currency; readonly amount: Amount }
  /** BT-112. */
  readonly gross: Amount
  /** BT-113, without what is withheld. */
  readonly prepaid: Amount
  /** What the buyer withholds, and of which amount; structured invoices state it in BT-113. */
  readonly withheld?: { readonly base: Amount; readonly amount: Amount }
  /** BT-114. */
  readonly rounding: Amount
  /** BT-115: gross − prepaid − withheld + rounding. */
  readonly payable: Amount
}

/**
 * The only calculation of totals: form preview, server, PDF and XML all call this. By EN 16931-1 §6: each line's net
 * amount is rounded once, before what is deducted from it or added, VAT once per category and rate from the rounded base, half away from zero.
 * Where prices include tax, the quoted sum is never changed: for each category and rate the base is the gross sum
 * without its tax, rounded once and shared among the lines by largest remainder; a cent that no base can reach (1.19 ×
 * n skips some) goes into the rounding amount BT-114, so that the payable amount is the quoted sum.
 * Several taxes on a line are computed and rounded each by itself (subtotal-parts.ts); their sum is the subtotal's tax.
 */
export function totalsOf(document: Billable): Totals {
  const entries = entriesOf(document)
  const nets = document.pricesIncludeTax ? withoutTax(entries) : entries.map(entry => entry.amount)
  const lineCount = document.lines.length
  const lineNet = sumOf(nets.slice(0, lineCount))
  const documentAmounts = nets
    .slice(lineCount)
    .map((net, i) => (entries[lineCount + i]?.sign === -1 ? -net : net))
  const allowances = sumWhere(documentAmounts, i => document.allowancesCharges[i]?.charge === false)
  const charges = sumWhere(documentAmounts, i => document.allowancesCharges[i]?.charge === true)
  const vat = subtotals(entries, nets)
  const net = lineNet - allowances + charges
  const tax = sumOf(vat.map(subtotal => subtotal.tax))
  const gross = net + tax
  const prepaid = toMinor(document.prepaid, document.currency)
  const quoted = document.pricesIncludeTax ? sumOf(entries.map(entry => entry.amount)) - gross : 0n
  const withholding = withheldOf(document, {
    lines: nets.slice(0, lineCount),
    allowancesCharges: documentAmounts,
  })
  const withheld = withholding.withheld?.amount ?? 0n
  const entered = toMinor(document.rounding, document.currency) + quoted
  const rounding = entered + toStep(gross - prepaid - withheld + entered, document)
  return {
    currency: document.currency,
    lines: document.lines.map((line, i) => ({
      net: nets[i] ?? 0n,
      allowancesCharges: lineAllowancesCharges(line, document),
    })),
    allowancesCharges: documentAmounts,
    lineNet,
    allowances,
    charges,
    net,
    vat,
    tax,
    ...inTaxCurrency(document, tax),
    gross,
    prepaid,
    ...withholding,
    rounding,
    payable: gross - prepaid - withheld + rounding,
  }
}

/** BT-113 as structured invoices state it: what is paid in advance, and what is withheld for the seller's tax. */
export function statedPrepaid({ prepaid, withheld }: Pick<Totals, 'prepaid' | 'withheld'>): Minor {
  return prepaid + (withheld?.amount ?? 0n)
}

/** Withheld of the net amounts that are subject to it, rounded once. */
function withheldOf(document: Billable, amounts: NetAmounts): Pick<Totals, 'withheld'> {
  const { withholding } = document
  if (!withholding) return {}
  const base = withheldBase(document, amounts)
  return { withheld: { base, amount: taxOn(base, withholding.rate) } }
}

/** What brings the amount due to the nearest multiple of the step, half away from zero. */
function toStep(due: Minor, { roundTo, currency }: Billable): Minor {
  const step = roundTo === undefined ? 0n : toMinor(roundTo, currency)
  return step <= 0n ? 0n : divideRounded(due, step) * step - due
}

/** A line, or a document-level allowance (negative) or charge: an amount under one tax. */
type Entry = { readonly amount: Minor; readonly sign: 1 | -1; readonly tax: Tax }

function entriesOf(document: Billable): Entry[] {
  const lines = document.lines.map((line): Entry => ({
    amount: lineAmount(line, document.currency),
    sign: 1,
    tax: line.tax,
  }))
  const base = sumOf(lines.map(line => line.amount))
  const lineSum = {
    numerator: { coefficient: base, scale: decimalsOf(document.currency) },
    denominator: { coefficient: 1n, scale: 0 },
  }
  const rest = document.allowancesCharges.map((entry): Entry => {
    const amount = amountOf(entry, lineSum, document.currency)
    const sign = entry.charge ? 1 : -1
    return { amount: entry.charge ? amount : -amount, sign, tax: entry.tax }
  })
  return [...lines, ...rest]
}

/** BT-131 as quoted: quantity × price ÷ base quantity, rounded once, with the line's own allowances and charges. */
export function lineAmount(line: BillableLine, currency: Currency): Minor {
  const { gross, adjustments } = lineParts(line, currency)
  return adjustments.reduce(
    (sum, amount, i) => (line.allowancesCharges[i]?.charge ? sum + amount : sum - amount),
    gross,
  )
}

/**
 * A line as quoted: what it costs without its allowances and charges, and the amount of each of these. All are rounded,
 * so that a discount of the whole leaves nothing. Percentages are of the sum before it is rounded.
 */
export function lineParts(
  line: BillableLine,
  currency: Currency,
): {
  readonly gross: Minor
  readonly adjustments: readonly Minor[]
  /** The adjustments, rounded each by itself. */
  readonly rounded: readonly Minor[]
} {
  const exact = {
    numerator: multiplyScaled(scaled(line.quantity), scaled(line.price)),
    denominator: scaled(line.priceBaseQuantity),
  }
  const isPriced = exact.denominator.coefficient !== 0n
  const gross = isPriced
    ? divideScaled(exact.numerator, exact.denominator, decimalsOf(currency))
    : 0n
  const rounded = line.allowancesCharges.map(entry => amountOf(entry, exact, currency))
  return { gross, rounded, adjustments: takesAll(line) ? upTo(gross, rounded) : rounded }
}

/** Whether the line has several discounts, and together they are 100 % of it: rounded each by itself, they may be more. */
function takesAll({ allowancesCharges }: BillableLine): boolean {
  if (allowancesCharges.length < 2) return false
  const percents = allowancesCharges.map(({ charge, value }) =>
    charge || value.by === 'amount' || value.base !== undefined ? undefined : value.percent,
  )
  const sum = percents.reduce((total, percent) => percent && total && add(total, percent), ZERO)
  return sum === HUNDRED
}

/** The amounts, of which the last is what the others leave of the sum. */
function upTo(sum: Minor, amounts: readonly Minor[]): Minor[] {
  const others = amounts.slice(0, -1)
  return [...others, sum - sumOf(others)]
}

/** A quotient that is not divided yet: 1.5 % of 1 ÷ 3 is half a cent only if the third is not rounded first. */
type Fraction = { readonly numerator: Scaled; readonly denominator: Scaled }

function amountOf(entry: AllowanceCharge, base: Fraction, currency: Currency): Minor {
  if (entry.value.by === 'amount') return toMinor(entry.value.amount, currency)
  const stated = entry.value.base
  const { numerator, denominator } =
    stated === undefined
      ? base
      : { numerator: scaled(stated), denominator: { coefficient: 1n, scale: 0 } }
  if (denominator.coefficient === 0n) return 0n
  const percent = scaled(entry.value.percent)
  const share = multiplyScaled(numerator, { ...percent, scale: percent.scale + 2 })
  return divideScaled(share, denominator, decimalsOf(currency))
}

/** Net amounts of entries quoted with tax: the base of each tax is rounded once, cents shared by largest remainder. */
function withoutTax(entries: readonly Entry[]): Minor[] {
  const nets: Minor[] = entries.map(() => 0n)
  for (const group of groupsOf(entries)) {
    const rate = scaled(group.tax.rate)
    const denominator = 100n * 10n ** BigInt(rate.scale) + rate.coefficient
    const factor = 100n * 10n ** BigInt(rate.scale)
    const total = divideRounded(
      sumOf(group.indexes.map(i => entries[i]?.amount ?? 0n)) * factor,
      denominator,
    )
    const exact = group.indexes.map(i => {
      const numerator = (entries[i]?.amount ?? 0n) * factor
      const floor = floorDivide(numerator, denominator)
      return { i, floor, remainder: numerator - floor * denominator }
    })
    let missing = total - sumOf(exact.map(share => share.floor))
    for (const share of exact.toSorted((a, b) => Number(b.remainder - a.remainder))) {
      const extra = missing > 0n ? 1n : 0n
      nets[share.i] = share.floor + extra
      missing -= extra
    }
  }
  return nets
}

function subtotals(entries: readonly Entry[], nets: readonly Minor[]): VatSubtotal[] {
  return groupsOf(entries).map(group => {
    const taxable = sumOf(group.indexes.map(i => nets[i] ?? 0n))
    const parts = partsOf(
      group.indexes.map(i => ({
        parts: entries[i]?.tax.parts,
        rate: group.tax.rate,
        net: nets[i] ?? 0n,
      })),
    )
    return {
      category: group.tax.category,
      rate: group.tax.rate,
      exemptionCode: firstOf(group.indexes.map(i => entries[i]?.tax.exemptionCode ?? '')),
      exemptionReason: distinct(group.indexes.map(i => entries[i]?.tax.exemptionReason ?? '')).join(
        ' ',
      ),
      taxable,
      tax: parts ? sumOf(parts.map(part => part.tax)) : taxOn(taxable, group.tax.rate),
      ...(parts && { parts }),
    }
  })
}

/** Indexes of the entries by category and rate, in order of first appearance. */
function groupsOf(entries: readonly Entry[]): { tax: Tax; indexes: number[] }[] {
  const groups = new Map<string, { tax: Tax; indexes: number[] }>()
  entries.forEach((entry, i) => {
    const key = `${entry.tax.category} ${entry.tax.rate}`
    const group = groups.get(key)
    if (group) group.indexes.push(i)
    else groups.set(key, { tax: entry.tax, indexes: [i] })
  })
  return [...groups.values()]
}

/** The allowances and charges of a line without tax; with tax in the price, their share of it is deducted. */
function lineAllowancesCharges(line: BillableLine, document: Billable): readonly Minor[] {
  if (line.allowancesCharges.length === 0) return []
  const { adjustments } = lineParts(line, document.currency)
  if (!document.pricesIncludeTax) return adjustments
  const rate = scaled(line.tax.rate)
  const factor = 100n * 10n ** BigInt(rate.scale)
  return adjustments.map(amount => divideRounded(amount * factor, factor + rate.coefficient))
}

function inTaxCurrency(document: Billable, tax: Minor): Pick<Totals, 'taxInTaxCurrency'> {
  if (!document.taxCurrency) return {}
  const { currency, rate } = document.taxCurrency
  return { taxInTaxCurrency: { currency, amount: convert(tax, document.currency, currency, rate) } }
}

/** numerator ÷ denominator as an integer count of 10^-decimals, rounded half away from zero. */
function divideScaled(numerator: Scaled, denominator: Scaled, decimals: number): bigint {
  const shift = decimals + denominator.scale - numerator.scale
  return shift >= 0
    ? divideRounded(numerator.coefficient * 10n ** BigInt(shift), denominator.coefficient)
    : divideRounded(numerator.coefficient, denominator.coefficient * 10n ** BigInt(-shift))
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  return numerator % denominator < 0n ? quotient - 1n : quotient
}

function sumWhere(amounts: readonly Minor[], holds: (index: number) => boolean): Minor {
  return amounts.reduce((total, amount, i) => (holds(i) ? total + amount : total), 0n)
}

function firstOf(texts: readonly string[]): string {
  return texts.find(text => text !== '') ?? ''
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(text => text !== ''))]
}
