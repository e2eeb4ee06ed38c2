import { type Currency, type Minor, toText } from '@bordereau/domain/money/currency'

/**
 * An amount as EN 16931 requires it: the currency's decimals, and at most two of them (BR-DEC-*). In a currency with
 * three, a trailing zero is dropped; another last digit stays, and the rules report it.
 */
export function amountText(amount: Minor, currency: Currency): string {
  return toText(amount, currency).replace(/(\.\d\d)0$/, '$1')
}
