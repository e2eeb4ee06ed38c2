import type { AllowanceCharge, Billable, BillableLine } from '../invoice/invoice.ts'

/**
 * An independent calculation of totals, for tests only: fractions of integers and the formulas of EN 16931-1, without
 * any code of totals.ts or its decimals.
 */
export class Fraction {
  readonly numerator: bigint
  readonly denominator: bigint

  constructor(numerator: bigint, denominator: bigint) {
    const sign = denominator < 0n ? -1n : 1n
    const divisor = gcd(numerator < 0n ? -numerator : numerator, sign * denominator)
    this.numerator = (sign * numerator) / divisor
    this.denominator = (sign * denominator) / divisor
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    )
  }
  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator))
  }
  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator)
  }
  by(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator)
  }
  magnitude(): Fraction {
    return this.numerator < 0n ? new Fraction(-this.numerator, this.denominator) : this
  }
  lessThan(other: Fraction, orEqual = false): boolean {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator
    return difference < 0n || (orEqual && difference === 0n)
  }
  /** Half away from zero, by the textbook: add a half to the magnitude and truncate. */
  round(): bigint {
    const magnitude = this.numerator < 0n ? -this.numerator : this.numerator
    const cut = (magnitude * 2n + this.denominator) / (this.denominator * 2n)
    return this.numerator < 0n ? -cut : cut
  }
}

export function fraction(numerator: bigint, denominator = 1n): Fraction {
  return new Fraction(numerator, denominator)
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b)
}

function read(text: string): Fraction {
  const [whole = '0', tail = ''] = text.split('.')
  return new Fraction(BigInt(whole + tail), 10n ** BigInt(tail.length))
}

const MINOR_DECIMALS: Readonly<Record<string, bigint>> = {
  EUR: 100n,
  INR: 100n,
  JPY: 1n,
  KWD: 1000n,
}

export function oracleOf(document: Billable) {
  const unit = new Fraction(MINOR_DECIMALS[document.currency] ?? 100n, 1n)
  const minor = (value: Fraction) => value.times(unit).round()
  const quoted = document.lines.map(line => exactLine(line, minor, unit))
  const lineAmounts = quoted.map(minor)
  const lineSum = new Fraction(total(lineAmounts), 1n).by(unit)
  const extras = document.allowancesCharges.map(entry => {
    const amount = amountOf(entry, lineSum, minor)
    return entry.charge ? amount : -amount
  })
  const taxes = [...document.lines, ...document.allowancesCharges].map(entry => entry.tax)
  const keys = [...new Set(taxes.map(tax => `${tax.category} ${tax.rate}`))]
  const amounts = [...lineAmounts, ...extras]
  const vat = keys.map(key => {
    const rate = read(key.split(' ')[1] ?? '0').by(fraction(100n))
    const sum = fraction(total(amounts.filter((_, i) => keyAt(taxes, i) === key)))
    const base = document.pricesIncludeTax ? sum.by(fraction(1n).plus(rate)) : sum
    const taxable = base.round()
    return { key, taxable, tax: fraction(taxable).times(rate).round() }
  })
  const net = total(vat.map(row => row.taxable))
  const tax = total(vat.map(row => row.tax))
  const prepaid = minor(read(document.prepaid))
  const given = minor(read(document.rounding))
  const quotedSum = total(amounts)
  const rounding = document.pricesIncludeTax ? given + quotedSum - net - tax : given
  const exactNets = document.lines.map((line, i) => {
    const amount = fraction(lineAmounts[i] ?? 0n)
    if (!document.pricesIncludeTax) return (quoted[i] ?? amount).times(unit)
    return amount.by(fraction(1n).plus(read(line.tax.rate).by(fraction(100n))))
  })
  return {
    exactNets,
    totals: {
      ...splitOf(document, lineAmounts, extras, net),
      net,
      vat,
      tax,
      gross: net + tax,
      prepaid,
      rounding,
      payable: net + tax - prepaid + rounding,
      inTaxCurrency: inTaxCurrency(document, tax, unit),
    },
  }
}

/** What a line amounts to as quoted, in minor units. */
export function exactLineAmount(line: BillableLine, currency: string): bigint {
  const unit = new Fraction(MINOR_DECIMALS[currency] ?? 100n, 1n)
  const minor = (value: Fraction) => value.times(unit).round()
  return minor(exactLine(line, minor, unit))
}

/** Without tax in the prices these are plain sums; with it the shares are checked by their sum elsewhere. */
function splitOf(document: Billable, lines: bigint[], extras: bigint[], net: bigint) {
  if (!document.pricesIncludeTax) {
    return {
      lineNet: total(lines),
      allowances: -total(extras.filter((_, i) => document.allowancesCharges[i]?.charge === false)),
      charges: total(extras.filter((_, i) => document.allowancesCharges[i]?.charge === true)),
    }
  }
  return withoutTaxSplit(document, lines, extras, net)
}

/**
 * Largest remainder, by the textbook: each entry has its whole part, the units left over go to the largest remainders.
 */
function withoutTaxSplit(document: Billable, lines: bigint[], extras: bigint[], net: bigint) {
  const entries = [...document.lines, ...document.allowancesCharges].map((entry, i) => {
    const amount = fraction([...lines, ...extras][i] ?? 0n)
    const exact = amount.by(fraction(1n).plus(read(entry.tax.rate).by(fraction(100n))))
    const floor =
      (exact.numerator -
        (((exact.numerator % exact.denominator) + exact.denominator) % exact.denominator)) /
      exact.denominator
    return { i, key: `${entry.tax.category} ${entry.tax.rate}`, exact, floor, share: floor }
  })
  for (const key of new Set(entries.map(entry => entry.key))) {
    const group = entries.filter(entry => entry.key === key)
    const exact = group.reduce((sum, entry) => sum.plus(entry.exact), fraction(0n))
    let left = exact.round() - total(group.map(entry => entry.floor))
    while (left > 0n) {
      const open = group.filter(entry => entry.share === entry.floor)
      const [next] = open.toSorted((a, b) => {
        const [restA, restB] = [a, b].map(entry => entry.exact.minus(fraction(entry.floor)))
        if (!restA || !restB) return 0
        return restB.lessThan(restA) ? -1 : restA.lessThan(restB) ? 1 : a.i - b.i
      })
      if (!next) throw new Error('more units than entries')
      next.share += 1n
      left -= 1n
    }
  }
  const shares = entries.map(entry => entry.share)
  const lineNet = total(shares.slice(0, lines.length))
  const rest = shares.slice(lines.length)
  const allowances = -total(rest.filter((_, i) => document.allowancesCharges[i]?.charge === false))
  return { lineNet, allowances, charges: net - lineNet + allowances }
}

function exactLine(
  line: BillableLine,
  minor: (value: Fraction) => bigint,
  unit: Fraction,
): Fraction {
  const price = read(line.quantity).times(read(line.price)).by(read(line.priceBaseQuantity))
  const gross = new Fraction(minor(price), 1n).by(unit)
  return line.allowancesCharges.reduce((sum, entry) => {
    const amount = new Fraction(amountOf(entry, price, minor), 1n).by(unit)
    return entry.charge ? sum.plus(amount) : sum.minus(amount)
  }, gross)
}

function amountOf(
  entry: AllowanceCharge,
  base: Fraction,
  minor: (value: Fraction) => bigint,
): bigint {
  if (entry.value.by === 'amount') return minor(read(entry.value.amount))
  const on = entry.value.base === undefined ? base : read(entry.value.base)
  return minor(on.times(read(entry.value.percent)).by(fraction(100n)))
}

function inTaxCurrency(document: Billable, tax: bigint, unit: Fraction): bigint | undefined {
  if (!document.taxCurrency) return undefined
  const { currency, rate } = document.taxCurrency
  const target = new Fraction(MINOR_DECIMALS[currency] ?? 100n, 1n)
  return fraction(tax).by(unit).times(read(rate)).times(target).round()
}

function keyAt(taxes: readonly { category: string; rate: string }[], index: number): string {
  return `${taxes[index]?.category} ${taxes[index]?.rate}`
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
