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
  const ofLines = draft.lines[0]?.tax ?? NO_TAX
  const own = countryRules(country).taxes.find(({ key }) => key === offer.taxKey)
  const isTaxed = draft.lines.some(({ tax }) => tax.category === 'S')
  return {
    charge: true,
    value: offer.value,
    reason: inLanguage(offer.name, draft.language),
    reasonCode: '',
    tax: own && isTaxed ? taxOf(own, draft.language) : ofLines,
    offer: offer.key,
    isWithheld: offer.isWithheld,
  }
}
