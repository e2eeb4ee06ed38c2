import { type LocalDate, daysBetween } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { IncomingPayment } from './quoted-documents.ts'

/** What a payment provider pays out of several payments, less its fees, in minor units. */
export type ProviderPayout = {
  readonly provider: string
  readonly reference: string
  readonly amount: Minor
  readonly currency: Currency
  /** The day on which the provider expects it in the account. */
  readonly arrivesOn: LocalDate
  /** What the bank may call it: the payer's name, a text or a number; one of them must be found. */
  readonly names: readonly string[]
}

/** Days by which a bank may book earlier or later than the provider expects. */
const EARLIER = 2
const LATER = 7

/**
 * The credits that are payouts, by the credit's id: equal in amount and currency, booked about the expected day, and named
 * as the provider's. Each payout is found once, in the credit that was booked nearest to its day. A credit of the same
 * amount that names nothing of the provider may be a customer's, and is left.
 */
export function payoutsAmong(
  credits: readonly IncomingPayment[],
  payouts: readonly ProviderPayout[],
): ReadonlyMap<string, ProviderPayout> {
  // Thousands of credits and payouts would otherwise be compared pair by pair.
  const byAmount = Map.groupBy(credits, amountOf)
  const pairs = payouts.flatMap(payout =>
    (byAmount.get(amountOf(payout)) ?? []).flatMap(credit => {
      const days = daysBetween(payout.arrivesOn, credit.bookedOn)
      return days >= -EARLIER && days <= LATER && isNamed(credit, payout)
        ? [{ credit, payout, distance: Math.abs(days) }]
        : []
    }),
  )
  const found = new Map<string, ProviderPayout>()
  const used = new Set<ProviderPayout>()
  for (const { credit, payout } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (found.has(credit.id) || used.has(payout)) continue
    found.set(credit.id, payout)
    used.add(payout)
  }
  return found
}

function amountOf({ amount, currency }: Pick<ProviderPayout, 'amount' | 'currency'>): string {
  return `${currency} ${amount}`
}

function isNamed(credit: IncomingPayment, { names }: ProviderPayout): boolean {
  const said = [credit.partyName, credit.text, ...credit.references].join(' ').toLowerCase()
  return names.some(name => name !== '' && said.includes(name.toLowerCase()))
}
