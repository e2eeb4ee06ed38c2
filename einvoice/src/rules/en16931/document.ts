import { onEach, onInvoice, given, type Rule, warning } from '../rule.ts'

/** UNTDID 4461: credit transfer of whatever reach. BR-61 wants an account for these. */
const CREDIT_TRANSFERS: ReadonlySet<string> = new Set(['30', '58'])

/** EN 16931-1 §6.4.1: what a document must say, group by group. */
export const DOCUMENT: readonly Rule[] = [
  onInvoice('BR-01', 'BT-24', 'specification', invoice => given(invoice.specification)),
  onInvoice('BR-02', 'BT-1', 'number', invoice => given(invoice.number)),
  onInvoice('BR-03', 'BT-2', 'issueDate', invoice => given(invoice.issueDate)),
  onInvoice('BR-04', 'BT-3', 'typeCode', invoice => given(invoice.typeCode)),
  onInvoice('BR-05', 'BT-5', 'currency', invoice => given(invoice.currency)),
  onInvoice('BR-06', 'BT-27', 'seller.legalName', ({ seller }) => given(seller.legalName)),
  onInvoice('BR-07', 'BT-44', 'buyer.legalName', ({ buyer }) => given(buyer.legalName)),
  onInvoice('BR-08', 'BG-5', 'seller.address', ({ seller }) =>
    Object.values(seller.address).some(given),
  ),
  onInvoice('BR-09', 'BT-40', 'seller.address.country', ({ seller }) =>
    given(seller.address.country),
  ),
  onInvoice('BR-10', 'BG-8', 'buyer.address', ({ buyer }) =>
    Object.values(buyer.address).some(given),
  ),
  onInvoice('BR-11', 'BT-55', 'buyer.address.country', ({ buyer }) => given(buyer.address.country)),
  onInvoice('BR-16', 'BG-25', 'lines', (_, { lines }) => lines.length > 0),
  // The payee stands there because it is another than the seller.
  onInvoice(
    'BR-17',
    'BT-59',
    'payee.name',
    ({ payee, seller }) =>
      !payee ||
      (given(payee.name) && payee.name !== seller.legalName && payee.name !== seller.tradingName),
  ),
  onInvoice(
    'BR-18',
    'BT-62',
    'taxRepresentative.name',
    ({ taxRepresentative: agent }) => !agent || given(agent.name),
  ),
  onInvoice(
    'BR-19',
    'BG-12',
    'taxRepresentative.address',
    ({ taxRepresentative: agent }) => !agent || Object.values(agent.address).some(given),
  ),
  onInvoice(
    'BR-20',
    'BT-69',
    'taxRepresentative.address.country',
    ({ taxRepresentative: agent }) => !agent || given(agent.address.country),
  ),
  onInvoice(
    'BR-56',
    'BT-63',
    'taxRepresentative.vatId',
    ({ taxRepresentative: agent }) => !agent || given(agent.vatId),
  ),
  onInvoice('BR-29', 'BT-73 BT-74', 'period.end', ({ period }) =>
    period?.start && period.end ? period.end >= period.start : true,
  ),
  onInvoice(
    'BR-49',
    'BT-81',
    'payment.meansCode',
    ({ payment }) => !payment || given(payment.meansCode),
  ),
  onEach(
    'BR-50',
    'BT-84',
    'payment.accounts',
    ({ payment }) => payment?.accounts ?? [],
    'iban',
    account => given(account.iban) || given(account.accountNumber),
  ),
  // Six digits from the front and four from the back are the most that may be shown.
  warning(
    onInvoice(
      'BR-51',
      'BT-87',
      'payment.card.number',
      ({ payment }) => (payment?.card?.number.replace(/\D/g, '').length ?? 0) <= 10,
    ),
  ),
  onEach(
    'BR-52',
    'BT-122',
    'supportingDocuments',
    invoice => invoice.supportingDocuments,
    'id',
    document => given(document.id),
  ),
  onEach(
    'BR-55',
    'BT-25',
    'precedingInvoices',
    invoice => invoice.precedingInvoices,
    'number',
    preceding => given(preceding.number),
  ),
  onInvoice(
    'BR-57',
    'BT-80',
    'delivery.address.country',
    ({ delivery }) => !delivery.address || given(delivery.address.country),
  ),
  onInvoice(
    'BR-61',
    'BT-81 BT-84',
    'payment.accounts',
    ({ payment }) =>
      !payment ||
      !CREDIT_TRANSFERS.has(payment.meansCode) ||
      payment.accounts.some(({ iban, accountNumber }) => given(iban) || given(accountNumber)),
  ),
  onInvoice(
    'BR-62',
    'BT-34-1',
    'seller.electronicAddress.schemeId',
    ({ seller }) => !seller.electronicAddress || given(seller.electronicAddress.schemeId ?? ''),
  ),
  onInvoice(
    'BR-63',
    'BT-49-1',
    'buyer.electronicAddress.schemeId',
    ({ buyer }) => !buyer.electronicAddress || given(buyer.electronicAddress.schemeId ?? ''),
  ),
]
