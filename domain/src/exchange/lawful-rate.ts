import { type LocalDate, addDays, daysBetween } from '../date.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import {
  type PublishedRate,
  type RateSource,
  RATE_PUBLISHERS,
  crossRate,
} from './published-rate.ts'

/** How a country's law wants the tax of a document in a foreign currency stated in its own. */
export type TaxCurrencyRule = {
  /** By which einvoice/src/rules/bordereau/tax-currency.ts finds the rule to report. */
  readonly key:
    | 'vat_directive'
    | 'ustg'
    | 'vat_regulations'
    | 'ustawa_o_vat'
    | 'mwstv'
    | 'bokforingsforskriften'
  /** Without the amount in the country's currency the document may not be issued; otherwise it is only proposed. */
  readonly required: boolean
  /** The file names the currency where there is no tax to state, too. */
  readonly statedWithoutTax?: true
  /** Base and tax of each rate are stated in the country's currency, too. */
  readonly statedByRate?: true
  /** The law, as it is cited. */
  readonly law: string
  /** Where the law, or the authority's explanation of it, can be read. */
  readonly url: string
  /** Whose rate the law takes; undefined where it is entered by hand, because no feed of it is known. */
  readonly rate?: {
    readonly source: RateSource
    /**
     * Which rate counts for the day the tax becomes chargeable: the last one of that day or before, the last one before
     * that day, or the one of its month.
     */
    readonly day: 'on_or_before' | 'before' | 'month'
  }
}

export type LawfulRate = {
  /** Units of the country's currency for one unit of the document's. */
  readonly rate: Decimal
  readonly source: RateSource
  /** The day of publication; the first day of the month of a month's rate. */
  readonly day: LocalDate
}

/**
 * No holidays keep a publisher silent for longer. An older rate than this is missing data, and the law's rate is unknown.
 */
export const MAX_AGE_DAYS = 10

/** The first and last day of publication that lawfulRate looks at: for which days rates must be at hand. */
export function publicationSpan(
  { day }: NonNullable<TaxCurrencyRule['rate']>,
  chargeable: LocalDate,
): { readonly from: LocalDate; readonly until: LocalDate } {
  if (day === 'month') return { from: firstOfMonth(chargeable), until: firstOfMonth(chargeable) }
  const until = day === 'before' ? addDays(chargeable, -1) : chargeable
  return { from: addDays(until, 1 - MAX_AGE_DAYS), until }
}

/**
 * The rate that the law takes for a document in `from`, in the country's currency `to`. `chargeable` is the day the tax
 * becomes chargeable, `published` rates of any day and source. undefined where the rule has no publisher, or none of its
 * rates is recent enough: the user enters the rate then.
 */
export function lawfulRate(
  rule: TaxCurrencyRule,
  {
    from,
    to,
    chargeable,
  }: { readonly from: Currency; readonly to: Currency; readonly chargeable: LocalDate },
  published: readonly PublishedRate[],
): LawfulRate | undefined {
  if (!rule.rate) return undefined
  const { source } = rule.rate
  const span = publicationSpan(rule.rate, chargeable)
  const days = new Map<LocalDate, Map<Currency, Decimal>>()
  for (const one of published) {
    if (one.source !== source || one.day < span.from || one.day > span.until) continue
    const rates = days.get(one.day) ?? new Map<Currency, Decimal>()
    days.set(one.day, rates.set(one.currency, one.rate))
  }
  const newestFirst = [...days].toSorted(([a], [b]) => daysBetween(a, b))
  for (const [day, rates] of newestFirst) {
    const rate = crossRate(RATE_PUBLISHERS[source], rates, from, to)
    if (rate !== undefined) return { rate, source, day }
  }
  return undefined
}

/**
 * The day for which the rate is taken: of the supply, or of the invoice where that is earlier. Directive 2006/112/EC,
 * art. 63 and 65 (supply, or payment on account before it); Poland: art. 31a(1) and (2) of the VAT Act.
 */
export function chargeableDay({
  issueDate,
  deliveryDate,
  periodEnd,
}: {
  readonly issueDate: LocalDate
  readonly deliveryDate: LocalDate | null
  readonly periodEnd: LocalDate | null
}): LocalDate {
  const supplied = deliveryDate ?? periodEnd ?? issueDate
  return supplied < issueDate ? supplied : issueDate
}

function firstOfMonth(day: LocalDate): LocalDate {
  return addDays(day, 1 - Number(day.slice(8, 10)))
}
