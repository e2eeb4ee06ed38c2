import { homeTaxCurrency } from '@bordereau/domain/country/home-tax-currency'
import type { LocalDate } from '@bordereau/domain/date'
import {
  type LawfulRate,
  type TaxCurrencyRule,
  chargeableDay,
  lawfulRate,
  publicationSpan,
} from '@bordereau/domain/exchange/lawful-rate'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Country } from '@bordereau/domain/party/party'
import type { Tx } from '../db/database.ts'
import { publishedRates } from './store.ts'

export type TaxRate = {
  /** The currency of the seller's country. */
  readonly currency: string
  readonly rule: TaxCurrencyRule
  /** undefined where it must be entered by hand. */
  readonly rate: LawfulRate | undefined
}

/** The rate at which the seller's law converts the tax of a document; undefined where the law asks for none. */
export async function taxRateOf(
  tx: Tx,
  seller: Country,
  { currency, chargeable }: { readonly currency: string; readonly chargeable: LocalDate },
): Promise<TaxRate | undefined> {
  const law = homeTaxCurrency(seller, currency)
  if (!law) return undefined
  const { rule, currency: home } = law
  const published = rule.rate
    ? await publishedRates(tx, rule.rate.source, publicationSpan(rule.rate, chargeable), [
        currency,
        home,
      ])
    : []
  const rate = lawfulRate(rule, { from: currency, to: home, chargeable }, published)
  return { currency: home, rule, rate }
}

/**
 * The draft with its tax in the currency of the seller's country, where the law requires that and the rate is known. For
 * drafts that are issued without being edited, and for copies, whose original had the rate of another day.
 */
export async function withTaxCurrency(
  tx: Tx,
  draft: Draft,
  seller: Country,
  today: LocalDate,
): Promise<Draft> {
  if (draft.taxCurrency !== null) return draft
  const chargeable = chargeableDay({
    issueDate: draft.issueDate ?? today,
    deliveryDate: draft.deliveryDate,
    periodEnd: draft.period?.end ?? null,
  })
  const found = await taxRateOf(tx, seller, { currency: draft.currency, chargeable })
  if (!found?.rule.required || !found.rate) return draft
  const { rate, source, day } = found.rate
  return { ...draft, taxCurrency: { currency: found.currency, rate, published: { source, day } } }
}
