import type { TaxParty } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import { taxNameIn } from '../country/tax-name.ts'
import { type Minor, convert } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Tax } from '../tax-category/category.ts'
import { formatMinor, formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import type { Draft } from './draft.ts'
import type { Billable, Note } from './invoice.ts'
import { taxOn } from './subtotal-parts.ts'
import { isSaidBy } from './reasons-in.ts'
import { totalsOf } from './totals.ts'

/**
 * The tax that the customer accounts for, by rate, where the law of the seller's country wants the amount on the document:
 * in Britain it is clearly stated, and not among the VAT charged (HMRC, VATREVCON37100).
 */
export function reverseChargeNotes(
  draft: Pick<Draft, 'currency' | 'language' | 'secondLanguage' | 'taxCurrency'>,
  billable: Billable,
  seller: Pick<TaxParty, 'address'>,
): readonly Note[] {
  const { country } = seller.address
  const { language, secondLanguage } = draft
  const languages = [...new Set([language, secondLanguage ?? language])]
  return [...reverseCharged(billable, country)].map(([rate, base]) => {
    const words = languages.map(one =>
      textIn(one).paper.accountedByCustomer({
        tax: taxNameIn(country, one),
        rate: formatRate(rate, one),
        amount: amountIn(taxOn(base, rate), draft, one),
      }),
    )
    return { subjectCode: '', text: words.join(' / ') }
  })
}

/** With the amount in the currency of the tax, where the document has one. */
function amountIn(
  amount: Minor,
  { currency, taxCurrency }: Pick<Draft, 'currency' | 'taxCurrency'>,
  language: string,
): string {
  const stated = formatMinor(amount, currency, language)
  if (!taxCurrency) return stated
  const { currency: to, rate } = taxCurrency
  return `${stated} = ${formatMinor(convert(amount, currency, to, rate), to, language)}`
}

/** The net amounts under a reverse charge by the rate that the customer accounts for, in minor units. */
function reverseCharged(billable: Billable, country: string): ReadonlyMap<Decimal, Minor> {
  const { lines, allowancesCharges } = totalsOf(billable)
  const entries = [
    ...billable.lines.map(({ tax }, i) => ({ tax, net: lines[i]?.net ?? 0n })),
    ...billable.allowancesCharges.map(({ tax, charge }, i) => {
      const amount = allowancesCharges[i] ?? 0n
      return { tax, net: charge ? amount : -amount }
    }),
  ]
  const bases = new Map<Decimal, Minor>()
  for (const { tax, net } of entries) {
    const rate = customerRateOf(tax, country)
    if (rate !== undefined) bases.set(rate, (bases.get(rate) ?? 0n) + net)
  }
  return bases
}

/** By the words of the tax, which tell it from others in every language. */
function customerRateOf({ exemptionReason }: Tax, country: string): Decimal | undefined {
  return countryRules(country).taxes.find(
    ({ customerRate, reason = {} }) =>
      customerRate !== undefined && isSaidBy(reason, exemptionReason),
  )?.customerRate
}
