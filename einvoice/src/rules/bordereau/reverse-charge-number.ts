import { isEu } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import type { Country } from '@bordereau/domain/party/party'
import { type Rule, isPresent, onInvoice, uses, warning } from '../rule.ts'

/**
 * Directive 2006/112/EC, art. 226 (4): the invoice names the VAT number under which the customer owes the tax. BR-AE-02 is
 * content with the number of a register (BT-47). A credit note repeats the parties of its invoice.
 */
export const REVERSE_CHARGE_NUMBER: Rule = onInvoice(
  'BDX-VAT-06',
  'BT-48',
  'buyer.vatId',
  invoice =>
    invoice.seller.address.country !== invoice.buyer.address.country ||
    isCreditNoteCode(invoice.typeCode) ||
    !uses(invoice, 'AE') ||
    !isPresent(invoice.buyer.legalRegistration?.id ?? '') ||
    isPresent(invoice.buyer.vatId),
)

/** The rule for sellers of the Union; a warning where their own law wants only the words on the tax. */
export function reverseChargeRules(seller: Country): readonly Rule[] {
  if (!isEu(seller)) return []
  const { buyerDetails } = countryRules(seller)
  return [
    buyerDetails?.reverseChargeNumber === 'advised'
      ? warning(REVERSE_CHARGE_NUMBER)
      : REVERSE_CHARGE_NUMBER,
  ]
}
