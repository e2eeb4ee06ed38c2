import { countryRules } from '@bordereau/domain/country/rules'
import type { ChargeOffer } from '@bordereau/domain/country/settlement'
import type { Draft, DraftAllowanceCharge } from '@bordereau/domain/invoice/draft'
import { inLanguage } from '@bordereau/domain/local-text'
import { ZERO } from '@bordereau/domain/money/decimal'
import type { Country } from '@bordereau/domain/party/party'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { taxOf } from '@bordereau/domain/tax/tax-of'

const NO_TAX: DraftTax = { category: 'O', rate: ZERO, exemptionCode: '', exemptionReason: '' }

/**
 * The charge that an offer of the country's law puts on the draft. Its own tax only beside lines with tax: on a document
 * without any, the charge belongs to what is exempt (a small business charges on the duty as part of its price).
 */
export function chargeFromOffer(
  offer: ChargeOffer,
  country: Country,
  draft: Draft,
): DraftAllowanceCharge {
  const own = countryRules(country).taxes.find(({ key }) => key === offer.taxKey)
  const taxed = draft.lines.find(({ tax }) => tax.category === 'S')
  // Not of a disbursement, which may stand first.
  const sold = taxed ?? draft.lines.find(({ isWithheld }) => isWithheld !== false) ?? draft.lines[0]
  return {
    charge: true,
    value: offer.value,
    reason: inLanguage(offer.name, draft.language),
    reasonCode: '',
    tax: own && taxed ? taxOf(own, draft.language) : (sold?.tax ?? NO_TAX),
    offer: offer.key,
    isWithheld: offer.isWithheld,
    ...(offer.isOfOwnTax ? { isOfOwnTax: true } : {}),
  }
}
