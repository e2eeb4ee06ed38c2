import { type Currency, type Minor, convert } from '@bordereau/domain/money/currency'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'

type Rate = { readonly currency: string; readonly date: string; readonly rate: string }

export type ToHome = {
  /** The amount in the company's currency by the rate in force that day; undefined where none is known. */
  readonly convert: (amount: Minor, currency: Currency, day: string) => Minor | undefined
  /** Currencies that were asked for and have no rate. */
  readonly missing: () => Currency[]
}

/** Converts by what was entered in Settings: the latest rate not after the day, else the first one known. */
export function toHome(home: Currency, rates: readonly Rate[]): ToHome {
  const missing = new Set<Currency>()
  const byCurrency = Map.groupBy(rates, rate => rate.currency)

  function rateOn(currency: Currency, day: string): Decimal | undefined {
    const known = byCurrency.get(currency)
    const rate = known?.findLast(one => one.date <= day) ?? known?.[0]
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
