import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import { type Rule, isPresent, onInvoice, onLines } from '../rule.ts'
import { DENMARK } from './denmark.ts'
import { german } from './german.ts'
import { GREECE } from './greece.ts'
import { ICELAND, NORWAY, SWEDEN } from './nordic.ts'
import { buyerIn, notInCii, onCiiNumbers, sellerIn, supplierCountry, where } from './where.ts'

const DUTCH_REGISTERS: ReadonlySet<string> = new Set(['0106', '0190'])
const DUTCH_MEANS: ReadonlySet<string> = new Set('30 48 49 57 58 59'.split(' '))

const ITALY: readonly Rule[] = [
  onInvoice(
    'IT-R-001',
    'BT-32',
    'seller.taxRegistration',
    ({ seller }) =>
      !isPresent(seller.taxRegistration) || /^[A-Z0-9]{11,16}$/.test(seller.taxRegistration.trim()),
  ),
  onInvoice('IT-R-002', 'BT-35', 'seller.address.line1', i => isPresent(i.seller.address.line1)),
  onInvoice('IT-R-003', 'BT-37', 'seller.address.city', i => isPresent(i.seller.address.city)),
  onInvoice('IT-R-004', 'BT-38', 'seller.address.postCode', i =>
    isPresent(i.seller.address.postCode),
  ),
]

const NETHERLANDS: readonly Rule[] = [
  onInvoice(
    'NL-R-001',
    'BT-25',
    'precedingInvoices',
    invoice => !isCreditNoteCode(invoice.typeCode) || invoice.precedingInvoices.length > 0,
  ),
  onInvoice('NL-R-002', 'BT-35 BT-37 BT-38', 'seller.address', ({ seller: { address } }) =>
    [address.line1, address.city, address.postCode].every(isPresent),
  ),
  onInvoice('NL-R-003', 'BT-30', 'seller.legalRegistration', ({ seller }) =>
    DUTCH_REGISTERS.has(seller.legalRegistration?.schemeId ?? ''),
  ),
  onInvoice(
    'NL-R-007',
    'BG-16',
    'payment',
    ({ payment, typeCode }, { totals: { payable } }) =>
      payment !== undefined || (isCreditNoteCode(typeCode) ? payable >= 0n : payable <= 0n),
  ),
  onLines(
    'NL-R-009',
    'BT-13 BT-132',
    'orderLineReference',
    (line, { invoice }) => !isPresent(line.orderLineReference) || isPresent(invoice.orderReference),
  ),
  onInvoice(
    'NL-R-006',
    'BT-64 BT-66 BT-67',
    'taxRepresentative.address',
    ({ taxRepresentative: agent }) =>
      agent?.address.country !== 'NL' ||
      [agent.address.line1, agent.address.city, agent.address.postCode].every(isPresent),
  ),
]

const WITHIN_NETHERLANDS: readonly Rule[] = [
  onInvoice('NL-R-004', 'BT-50 BT-52 BT-53', 'buyer.address', ({ buyer: { address } }) =>
    [address.line1, address.city, address.postCode].every(isPresent),
  ),
  onInvoice(
    'NL-R-005',
    'BT-47',
    'buyer.legalRegistration',
    ({ buyer: { legalRegistration: id } }) => !id || DUTCH_REGISTERS.has(id.schemeId ?? ''),
  ),
  onInvoice(
    'NL-R-008',
    'BT-81',
    'payment.meansCode',
    ({ payment }) => !payment || DUTCH_MEANS.has(payment.meansCode),
  ),
]

/**
 * DE-R-014: a tax outside the scope of VAT has no rate (BR-O-05), so such a document is never Peppol within Germany.
 */
const WITHIN_GERMANY: readonly Rule[] = german(number => `DE-R-${number.padStart(3, '0')}`)

/**
 * Peppol's rules of single countries: each has its own condition, some by address, others by the prefix of the seller's
 * VAT number, as in Peppol's Schematron, which is not the same for UBL and CII. France, Poland, Belgium and Spain have none.
 */
export const COUNTRY_RULES: readonly Rule[] = [
  ...onCiiNumbers([
    ...where(invoice => supplierCountry(invoice) === 'IT', ITALY),
    ...SWEDEN,
    ...NORWAY,
  ]),
  ...where(sellerIn('NL'), NETHERLANDS),
  ...where(invoice => sellerIn('NL')(invoice) && buyerIn('NL')(invoice), WITHIN_NETHERLANDS),
  ...DENMARK,
  ...notInCii([
    ...where(invoice => sellerIn('DE')(invoice) && buyerIn('DE')(invoice), WITHIN_GERMANY),
    ...GREECE,
    ...ICELAND,
  ]),
]
