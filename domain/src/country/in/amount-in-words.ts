import type { Currency, Minor } from '../../money/currency.ts'

/**
 * An amount in rupees in words as Indian documents state it, with lakh and crore: 'Rupees One Lakh Two Thousand and Paise
 * Fifty Only'. No rule of GST asks for it; banks and buyers in India do. undefined in another currency.
 */
export function amountInWords(amount: Minor, currency: Currency): string | undefined {
  if (currency !== 'INR') return undefined
  const positive = amount < 0n ? -amount : amount
  const rupees = `Rupees ${numberInWords(positive / 100n)}`
  const paise = positive % 100n
  const words = paise === 0n ? rupees : `${rupees} and Paise ${numberInWords(paise)}`
  return `${amount < 0n ? 'Minus ' : ''}${words} Only`
}

/** A whole number of zero or more. */
function numberInWords(number: bigint): string {
  if (number < 20n) return ONES[Number(number)] ?? ''
  if (number < 100n)
    return [TENS[Number(number / 10n)] ?? '', ...rest(number % 10n)].join(' ').trim()
  const scale = SCALES.find(([size]) => number >= size)
  if (!scale) return ''
  const [size, name] = scale
  return [numberInWords(number / size), name, ...rest(number % size)].join(' ')
}

const rest = (number: bigint): readonly string[] => (number === 0n ? [] : [numberInWords(number)])

const SCALES = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
] as const

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
