import type { LocalDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import type { Currency } from '../money/currency.ts'
import { type Decimal, ONE, divide } from '../money/decimal.ts'

/** A publisher of reference rates. */
export type RateSource = 'ecb' | 'nbp' | 'hmrc' | 'bazg'

export type RatePublisher = {
  readonly source: RateSource
  readonly name: string
  /** As a document cites it. */
  readonly shortName: LocalText
  /** The currency that every rate of the publisher is against. */
  readonly base: Currency
  /** Whether a rate is the number of currency units for one unit of the base, or the other way round. */
  readonly quotes: 'units_of_currency' | 'units_of_base'
  /** A rate holds from its day until the next one, or for its whole month. */
  readonly period: 'day' | 'month'
  /** Where the publisher describes its rates. */
  readonly url: string
}

export const RATE_PUBLISHERS: Readonly<Record<RateSource, RatePublisher>> = {
  ecb: {
    source: 'ecb',
    name: 'European Central Bank',
    shortName: {
      en: 'ECB',
      fr: 'BCE',
      de: 'EZB',
      es: 'BCE',
      pl: 'EBC',
      it: 'BCE',
      nl: 'ECB',
      pt: 'BCE',
    },
    base: 'EUR',
    quotes: 'units_of_currency',
    period: 'day',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  },
  nbp: {
    source: 'nbp',
    name: 'Narodowy Bank Polski, tabela A',
    shortName: { en: 'NBP' },
    base: 'PLN',
    quotes: 'units_of_base',
    period: 'day',
    url: 'https://api.nbp.pl/en.html',
  },
  hmrc: {
    source: 'hmrc',
    name: 'HM Revenue & Customs',
    shortName: { en: 'HMRC' },
    base: 'GBP',
    quotes: 'units_of_currency',
    period: 'month',
    url: 'https://www.trade-tariff.service.gov.uk/exchange_rates',
  },
  bazg: {
    source: 'bazg',
    name: 'Bundesamt für Zoll und Grenzsicherheit',
    shortName: { en: 'FOCBS', fr: 'OFDF', de: 'BAZG', it: 'UDSC', nl: 'BAZG', pt: 'OFDF' },
    base: 'CHF',
    quotes: 'units_of_base',
    period: 'day',
    url: 'https://www.rates.bazg.admin.ch/home',
  },
}

/** A rate as it was published: its number means what RatePublisher.quotes says. `day` is the first day of a month's rate. */
export type PublishedRate = {
  readonly source: RateSource
  readonly currency: Currency
  readonly day: LocalDate
  readonly rate: Decimal
}

/** Decimals of a rate that is computed from others; a tax of 10⁹ units is then right to a thousandth. */
const DECIMALS = 12

/**
 * Units of `to` for one unit of `from`, from rates of one publisher and day, one of a currency. Between two currencies
 * that are not the base it goes over the base, as Directive 2006/112/EC, art. 91(2) says of the European Central Bank's.
 * undefined where the publisher has no rate for one of them.
 */
export function crossRate(
  publisher: RatePublisher,
  rates: ReadonlyMap<Currency, Decimal>,
  from: Currency,
  to: Currency,
): Decimal | undefined {
  const rateOf = (currency: Currency) => (currency === publisher.base ? ONE : rates.get(currency))
  const [fromRate, toRate] = [rateOf(from), rateOf(to)]
  if (fromRate === undefined || toRate === undefined) return undefined
  return publisher.quotes === 'units_of_currency'
    ? divide(toRate, fromRate, DECIMALS)
    : divide(fromRate, toRate, DECIMALS)
}
