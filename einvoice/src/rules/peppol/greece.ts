import type { Invoice, SupportingDocument } from '@bordereau/domain/invoice/invoice'
import type { Identifier } from '@bordereau/domain/party/party'
import { isGreekTin } from '../../check-digits.ts'
import { type Rule, isPresent, onEach, onInvoice, warning } from '../rule.ts'
import { customerCountry, sellerIn, supplierCountry, where } from './where.ts'

const GREEK: ReadonlySet<string> = new Set(['GR', 'EL'])
/** myDATA's kinds of documents that Peppol carries. */
const KINDS: ReadonlySet<string> = new Set('1.1 1.6 2.1 2.4 5.1 5.2'.split(' '))
/** The number (MARK) that the tax authority's platform myDATA assigns to a document, and its page there. */
const MARK = '##M.AR.K##'
const PAGE = '##INVOICE|URL##'
const TIN_SCHEME = '9933'

const fromGreece = (invoice: Invoice): boolean => GREEK.has(supplierCountry(invoice))
const toGreece = (invoice: Invoice): boolean => GREEK.has(customerCountry(invoice))

const described = (invoice: Invoice, as: string): readonly SupportingDocument[] =>
  invoice.supportingDocuments.filter(({ description }) => description === as)

/** Peppol reads the first nine digits, and its own example of a correct invoice has a tenth. */
const hasGreekTin = (text: string): boolean => isGreekTin(text.slice(0, 9))

const isGreekVat = (vatId: string): boolean => vatId.startsWith('EL') && hasGreekTin(vatId.slice(2))
const isGreekAddress = (address: Identifier | undefined): boolean =>
  address === undefined || (address.schemeId === TIN_SCHEME && hasGreekTin(address.id))

/** BT-1 of a Greek invoice: tax number, date, branch, kind, series and number, with bars between them. */
function onSegments(
  code: string,
  holds: (segments: readonly string[], invoice: Invoice) => boolean,
) {
  return onInvoice(code, 'BT-1', 'number', invoice => holds(invoice.number.split('|'), invoice))
}

const NUMBER: readonly Rule[] = [
  onSegments('GR-R-001-1', segments => segments.length === 6),
  onSegments(
    'GR-R-001-2',
    ([tin = ''], { seller, taxRepresentative }) =>
      hasGreekTin(tin) &&
      [seller.vatId, taxRepresentative?.vatId ?? ''].some(vatId => vatId.slice(2, 11) === tin),
  ),
  onSegments(
    'GR-R-001-3',
    ([, date], { issueDate }) => date === issueDate.split('-').toReversed().join('/'),
  ),
  onSegments('GR-R-001-4', ([, , branch = '']) => /^\d+$/.test(branch)),
  onSegments('GR-R-001-5', ([, , , kind = '']) => KINDS.has(kind)),
  onSegments('GR-R-001-6', ([, , , , series = '']) => series !== ''),
  onSegments('GR-R-001-7', ([, , , , , number = '']) => number !== ''),
]

const DOCUMENTS: readonly Rule[] = [
  ...where(sellerIn('GR'), [
    onInvoice(
      'GR-R-004-1',
      'BT-122 BT-123',
      'supportingDocuments',
      invoice => described(invoice, MARK).length === 1,
    ),
    onInvoice('GR-R-004-2', 'BT-122', 'supportingDocuments', invoice =>
      described(invoice, MARK).every(({ id }) => /^[1-9]\d*/.test(id)),
    ),
    warning(
      onInvoice(
        'GR-S-008-1',
        'BT-123 BT-124',
        'supportingDocuments',
        invoice => described(invoice, PAGE).length === 1,
      ),
    ),
    onInvoice(
      'GR-R-008-2',
      'BT-123 BT-124',
      'supportingDocuments',
      invoice => described(invoice, PAGE).length <= 1,
    ),
  ]),
  onEach(
    'GR-R-008-3',
    'BT-124',
    'supportingDocuments',
    invoice => invoice.supportingDocuments,
    'url',
    ({ description, url }) => description !== PAGE || isPresent(url),
  ),
]

/** Peppol's rules for Greek sellers: they send only documents registered with the tax authority. */
export const GREECE: readonly Rule[] = where(fromGreece, [
  ...NUMBER,
  onInvoice('GR-R-002', 'BT-28', 'seller.tradingName', i => isPresent(i.seller.tradingName)),
  warning(onInvoice('GR-S-011', 'BT-31', 'seller.vatId', i => isGreekVat(i.seller.vatId))),
  onInvoice(
    'GR-R-003',
    'BT-31',
    'seller.vatId',
    ({ seller: { vatId } }) => !isPresent(vatId) || isGreekVat(vatId),
  ),
  ...DOCUMENTS,
  onInvoice('GR-R-005', 'BT-45', 'buyer.tradingName', i => isPresent(i.buyer.tradingName)),
  onInvoice(
    'GR-R-009',
    'BT-34',
    'seller.electronicAddress',
    ({ seller }) =>
      // A representative's Greek number makes the sender Greek, but not the seller's address.
      !GREEK.has(isPresent(seller.vatId) ? seller.vatId.slice(0, 2) : seller.address.country) ||
      isGreekAddress(seller.electronicAddress),
  ),
  ...where(toGreece, [
    onInvoice('GR-R-006', 'BT-48', 'buyer.vatId', i => isGreekVat(i.buyer.vatId)),
    onInvoice('GR-R-010', 'BT-49', 'buyer.electronicAddress', ({ buyer }) =>
      isGreekAddress(buyer.electronicAddress),
    ),
  ]),
])
