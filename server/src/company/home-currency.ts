import { type Currency, type Minor, convert } from '@bordereau/domain/money/currency'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import type { Tx } from '../db/database.ts'
import { allRates } from './rate-store.ts'

export type HomeConverter = {
  /** The amount in the company's currency at the rate in force that day; undefined without a rate. */
  readonly convert: (amount: Minor, currency: Currency, day: string) => Minor | undefined
  /** Currencies for which convert found no rate. */
  readonly missing: () => Currency[]
}

/** Converts with the rates from the settings: the latest rate not after the day, else the earliest rate. */
export async function homeConverter(
  tx: Tx,
  workspaceId: string,
  home: Currency,
): Promise<HomeConverter> {
  const missing = new Set<Currency>()
  const byCurrency = Map.groupBy(await allRates(tx, workspaceId), rate => rate.currency)

  function rateOn(currency: Currency, day: string): Decimal | undefined {
    const ofCurrency = byCurrency.get(currency)
    const rate = ofCurrency?.findLast(one => one.date <= day) ?? ofCurrency?.[0]
    return rate && decimal(rate.rate)
  }

  return {
    convert: (amount, currency, day) => {
      if (currency === home) return amount
      const rate = rateOn(currency, day)
      if (rate === undefined) missing.add(currency)
      return rate && convert(amount, currency, home, rate)
    },
    missing: () => [...missing].sort(),
  }
}
