import { homeTaxCurrency } from '../country/home-tax-currency.ts'
import { taxNameIn } from '../country/tax-name.ts'
import { type Minor, convert, sumOf } from '../money/currency.ts'
import type { PartyProfile } from '../party/party.ts'
import { formatMinor, formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import { remainingVat } from './deposits.ts'
import type { Draft } from './draft.ts'
import type { Billable, Note } from './invoice.ts'
import { totalsOf } from './totals.ts'

/**
 * Base and tax of each rate in the currency of the seller's country, where its authority wants more than the total tax in
 * it: in Britain the net value and the VAT at each rate in sterling (nibusinessinfo.co.uk, "Invoicing in foreign
 * currencies"). The taxes add up to the total that the document states (BT-111), after deposits to what remains of it.
 */
export function taxCurrencyNotes(
  draft: Pick<Draft, 'currency' | 'deposits' | 'language' | 'secondLanguage' | 'taxCurrency'>,
  billable: Billable,
  seller: Pick<PartyProfile, 'address'>,
): readonly Note[] {
  const { taxCurrency, currency: from } = draft
  const { country } = seller.address
  const home = homeTaxCurrency(country, from)
  if (home?.rule.statedByRate !== true || taxCurrency?.currency !== home.currency) return []
  const vat = remainingVat(totalsOf(billable), draft.deposits)
  const { currency: to, rate } = taxCurrency
  const inHome = (amount: Minor) => convert(amount, from, to, rate)
  const total = inHome(sumOf(vat.map(({ tax }) => tax)))
  if (total === 0n) return []
  // A reverse charge or an exemption has no VAT; zero is a rate.
  const taxed = vat.filter(({ category, tax }) => category === 'Z' || tax !== 0n)
  const taxes = addingUpTo(
    total,
    taxed.map(({ tax }) => inHome(tax)),
  )
  const languages = [...new Set([draft.language, draft.secondLanguage ?? draft.language])]
  const words = languages.map(language => {
    const money = (amount: Minor) => formatMinor(amount, to, language)
    const parts = taxed.map((subtotal, i) => {
      const name = taxNameIn(country, language, subtotal.category)
      const tax = `${name} ${formatRate(subtotal.rate, language)}`
      return `${money(inHome(subtotal.taxable))} + ${tax} ${money(taxes[i] ?? 0n)}`
    })
    return `${textIn(language).paper.taxIn({ currency: to })}: ${parts.join('; ')}`
  })
  return [{ subjectCode: '', text: words.join(' / ') }]
}

/** What rounding each by itself takes or adds is put on the largest. */
function addingUpTo(total: Minor, amounts: readonly Minor[]): readonly Minor[] {
  const difference = total - sumOf(amounts)
  const largest = amounts.reduce((most, amount) => (amount > most ? amount : most), 0n)
  const at = amounts.indexOf(largest)
  return amounts.map((amount, i) => (i === at ? amount + difference : amount))
}
