import { type Decimal, decimal, fromScaled, rescale, scaled } from './decimal.ts'

/** An amount in minor units (cents, paise, yen) of the currency in the field beside it. */
export type Minor = bigint

/** Larger amounts are typing errors: every column, spreadsheet and bank holds fifteen digits exactly. */
const MAX_AMOUNT: Minor = 10n ** 15n

export function isTooLarge(amount: Minor): boolean {
  return amount > MAX_AMOUNT || amount < -MAX_AMOUNT
}

/** ISO 4217 alphabetic code. */
export type Currency = string

/**
 * Currencies whose ISO 4217 minor unit is not two decimals. A Map, because a document's currency may be any text, even
 * 'constructor'.
 */
export const OTHER_DECIMALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    BIF: 0,
    CLP: 0,
    DJF: 0,
    GNF: 0,
    ISK: 0,
    JPY: 0,
    KMF: 0,
    KRW: 0,
    PYG: 0,
    RWF: 0,
    UGX: 0,
    VND: 0,
    VUV: 0,
    XAF: 0,
    XOF: 0,
    XPF: 0,
    BHD: 3,
    IQD: 3,
    JOD: 3,
    KWD: 3,
    LYD: 3,
    OMR: 3,
    TND: 3,
  }),
)

/** Number of decimals of the currency's minor unit by ISO 4217. */
export function decimalsOf(currency: Currency): number {
  return OTHER_DECIMALS.get(currency) ?? 2
}

/** The amount as exact decimal: (1250n, 'EUR') → '12.5'. */
export function toDecimal(amount: Minor, currency: Currency): Decimal {
  return fromScaled({ coefficient: amount, scale: decimalsOf(currency) })
}

/** The amount as text with the currency's decimals, as in XML and JSON: (1250n, 'EUR') → '12.50'. */
export function toText(amount: Minor, currency: Currency): string {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return amount.toString()
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The decimal in minor units, rounded half away from zero. */
export function toMinor(value: Decimal, currency: Currency): Minor {
  return rescale(scaled(value), decimalsOf(currency))
}

/** Reads an amount that must fit the minor unit exactly; undefined where it does not ('1.005' in EUR). */
export function exactMinor(text: string, currency: Currency): Minor | undefined {
  const [, fraction = ''] = text.split('.')
  if (!/^-?\d+(\.\d+)?$/.test(text) || fraction.replace(/0+$/, '').length > decimalsOf(currency)) {
    return undefined
  }
  return toMinor(decimal(text), currency)
}

/** Of amounts in one currency; 0 of none. */
export function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** An amount in another currency by a rate (units of target for one unit of source), rounded once. */
export function convert(amount: Minor, from: Currency, to: Currency, rate: Decimal): Minor {
  const [x, r] = [scaled(toDecimal(amount, from)), scaled(rate)]
  return rescale(
    { coefficient: x.coefficient * r.coefficient, scale: x.scale + r.scale },
    decimalsOf(to),
  )
}
