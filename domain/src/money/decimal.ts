/**
 * Exact decimals for prices, quantities and rates. A decimal is its own canonical text ('12.5', '-0.001', '0'): JSON,
 * database and XML hold the same text, so that no binary floating point can round it.
 */
declare const decimalBrand: unique symbol
export type Decimal = string & { readonly [decimalBrand]: true }

/** A decimal in parts: value = coefficient × 10^-scale. Only for arithmetic inside this package. */
export type Scaled = { readonly coefficient: bigint; readonly scale: number }

const SHAPE = /^([+-]?)(\d+)(?:\.(\d*))?$/

/** Reads decimal text (optional sign, digits, optional point and digits). Returns undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = whole.replace(/^0+(?=\d)/, '')
  const tail = fraction.replace(/0+$/, '')
  const body = tail === '' ? digits : `${digits}.${tail}`
  return (sign === '-' && body !== '0' ? `-${body}` : body) as Decimal
}

/** As parseDecimal, for text that is known to be well formed. Throws RangeError otherwise: that is a bug. */
export function decimal(text: string | number | bigint): Decimal {
  const value = parseDecimal(String(text))
  if (value === undefined) throw new RangeError(`not a decimal: ${text}`)
  return value
}

export const ZERO = decimal('0')
export const ONE = decimal('1')

export function scaled(value: Decimal): Scaled {
  const point = value.indexOf('.')
  if (point < 0) return { coefficient: BigInt(value), scale: 0 }
  return {
    coefficient: BigInt(value.slice(0, point) + value.slice(point + 1)),
    scale: value.length - point - 1,
  }
}

export function fromScaled({ coefficient, scale }: Scaled): Decimal {
  if (scale <= 0) return decimal(coefficient * 10n ** BigInt(-scale))
  const negative = coefficient < 0n
  const digits = (negative ? -coefficient : coefficient).toString().padStart(scale + 1, '0')
  return decimal(`${negative ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`)
}

export function add(a: Decimal, b: Decimal): Decimal {
  return fromScaled(addScaled(scaled(a), scaled(b)))
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b))
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return fromScaled(multiplyScaled(scaled(a), scaled(b)))
}

/** Quotient rounded half away from zero to the given number of decimals. Throws RangeError when b is zero. */
export function divide(a: Decimal, b: Decimal, decimals: number): Decimal {
  const [x, y] = [scaled(a), scaled(b)]
  const shift = decimals + y.scale - x.scale
  const [numerator, denominator] =
    shift >= 0
      ? [x.coefficient * 10n ** BigInt(shift), y.coefficient]
      : [x.coefficient, y.coefficient * 10n ** BigInt(-shift)]
  return fromScaled({ coefficient: divideRounded(numerator, denominator), scale: decimals })
}

export function negate(value: Decimal): Decimal {
  if (value === '0') return value
  return (value.startsWith('-') ? value.slice(1) : `-${value}`) as Decimal
}

/** Rounds half away from zero to the given number of decimals. */
export function round(value: Decimal, decimals: number): Decimal {
  return fromScaled({ coefficient: rescale(scaled(value), decimals), scale: decimals })
}

/** Negative, zero or positive, as a comparison function for sort expects. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = addScaled(scaled(a), scaled(negate(b))).coefficient
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export const isNegative = (value: Decimal): boolean => value.startsWith('-')
export const isZero = (value: Decimal): boolean => value === '0'

/** The decimal text with at least the given number of decimals: ('12.5', 2) → '12.50'. Never rounds. */
export function toFixed(value: Decimal, decimals: number): string {
  const point = value.indexOf('.')
  const have = point < 0 ? 0 : value.length - point - 1
  if (have >= decimals) return value
  return (point < 0 ? `${value}.` : value) + '0'.repeat(decimals - have)
}

export function addScaled(a: Scaled, b: Scaled): Scaled {
  const scale = Math.max(a.scale, b.scale)
  return {
    coefficient:
      a.coefficient * 10n ** BigInt(scale - a.scale) +
      b.coefficient * 10n ** BigInt(scale - b.scale),
    scale,
  }
}

export function multiplyScaled(a: Scaled, b: Scaled): Scaled {
  return { coefficient: a.coefficient * b.coefficient, scale: a.scale + b.scale }
}

/** The coefficient of the value at another scale, rounded half away from zero. */
export function rescale({ coefficient, scale }: Scaled, target: number): bigint {
  if (target >= scale) return coefficient * 10n ** BigInt(target - scale)
  return divideRounded(coefficient, 10n ** BigInt(scale - target))
}

/** Integer quotient rounded half away from zero, as EN 16931 and the supported tax authorities require. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('division by zero')
  const negative = numerator < 0n !== denominator < 0n
  const [a, b] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ]
  const magnitude = (2n * a + b) / (2n * b)
  return negative ? -magnitude : magnitude
}

/** Whether a value differs from another by no more than a tolerance. */
export function isWithin(value: Decimal, other: Decimal, tolerance: Decimal): boolean {
  return compare(magnitude(subtract(value, other)), tolerance) <= 0
}

/** The value without its sign. */
export function magnitude(value: Decimal): Decimal {
  return isNegative(value) ? negate(value) : value
}
