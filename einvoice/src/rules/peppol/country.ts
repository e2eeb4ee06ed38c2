import type { Country } from '@bordereau/domain/party/party'
import { isCreditNote } from '../../format/codes.ts'
import { type Rule, given, onInvoice, onLines } from '../rule.ts'
import { german } from './german.ts'

const DUTCH_REGISTERS: ReadonlySet<string> = new Set(['0106', '0190'])
const DUTCH_MEANS: ReadonlySet<string> = new Set('30 48 49 57 58 59'.split(' '))

const ITALY: readonly Rule[] = [
  onInvoice(
    'IT-R-001',
    'BT-32',
    'seller.taxRegistration',
    ({ seller }) =>
      !given(seller.taxRegistration) || /^[A-Z0-9]{11,16}$/.test(seller.taxRegistration.trim()),
  ),
  onInvoice('IT-R-002', 'BT-35', 'seller.address.line1', i => given(i.seller.address.line1)),
  onInvoice('IT-R-003', 'BT-37', 'seller.address.city', i => given(i.seller.address.city)),
  onInvoice('IT-R-004', 'BT-38', 'seller.address.postCode', i => given(i.seller.address.postCode)),
]

const NETHERLANDS: readonly Rule[] = [
  onInvoice(
    'NL-R-001',
    'BT-25',
    'precedingInvoices',
    invoice => !isCreditNote(invoice.typeCode) || invoice.precedingInvoices.length > 0,
  ),
  onInvoice('NL-R-002', 'BT-35 BT-37 BT-38', 'seller.address', ({ seller: { address } }) =>
    [address.line1, address.city, address.postCode].every(given),
  ),
  onInvoice('NL-R-003', 'BT-30', 'seller.legalRegistration', ({ seller }) =>
    DUTCH_REGISTERS.has(seller.legalRegistration?.schemeId ?? ''),
  ),
  onInvoice(
    'NL-R-007',
    'BG-16',
    'payment',
    ({ payment }, { totals }) => payment !== undefined || totals.payable <= 0n,
  ),
  onLines(
    'NL-R-009',
    'BT-13 BT-132',
    'orderLineReference',
    (line, { invoice }) => !given(line.orderLineReference) || given(invoice.orderReference),
  ),
]

const WITHIN_NETHERLANDS: readonly Rule[] = [
  onInvoice('NL-R-004', 'BT-50 BT-52 BT-53', 'buyer.address', ({ buyer: { address } }) =>
    [address.line1, address.city, address.postCode].every(given),
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

const WITHIN_GERMANY: readonly Rule[] = german(number => `DE-R-${number.padStart(3, '0')}`)

/** Peppol's rules of the countries we serve; France, Poland, Belgium and Spain have none. */
export function peppolOf(seller: Country, buyer: Country): readonly Rule[] {
  if (seller === 'IT') return ITALY
  if (seller === 'NL') return buyer === 'NL' ? [...NETHERLANDS, ...WITHIN_NETHERLANDS] : NETHERLANDS
  return seller === 'DE' && buyer === 'DE' ? WITHIN_GERMANY : []
}

/** All of them, for the test that each has its sentence. */
export const COUNTRY_RULES: readonly Rule[] = [
  ...ITALY,
  ...NETHERLANDS,
  ...WITHIN_NETHERLANDS,
  ...WITHIN_GERMANY,
]
