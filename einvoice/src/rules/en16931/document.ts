import { onEach, onInvoice, isPresent, type Rule, warning } from '../rule.ts'

/** UNTDID 4461: every kind of credit transfer. BR-61 requires an account for these. */
const CREDIT_TRANSFERS: ReadonlySet<string> = new Set(['30', '58'])

/** EN 16931-1 §6.4.1: the required terms of a document, group by group. */
export const DOCUMENT: readonly Rule[] = [
  onInvoice('BR-01', 'BT-24', 'specification', invoice => isPresent(invoice.specification)),
  onInvoice('BR-02', 'BT-1', 'number', invoice => isPresent(invoice.number)),
  onInvoice('BR-03', 'BT-2', 'issueDate', invoice => isPresent(invoice.issueDate)),
  onInvoice('BR-04', 'BT-3', 'typeCode', invoice => isPresent(invoice.typeCode)),
  onInvoice('BR-05', 'BT-5', 'currency', invoice => isPresent(invoice.currency)),
  onInvoice('BR-06', 'BT-27', 'seller.legalName', ({ seller }) => isPresent(seller.legalName)),
  onInvoice('BR-07', 'BT-44', 'buyer.legalName', ({ buyer }) => isPresent(buyer.legalName)),
  onInvoice('BR-08', 'BG-5', 'seller.address', ({ seller }) =>
    Object.values(seller.address).some(isPresent),
  ),
  onInvoice('BR-09', 'BT-40', 'seller.address.country', ({ seller }) =>
    isPresent(seller.address.country),
  ),
  onInvoice('BR-10', 'BG-8', 'buyer.address', ({ buyer }) =>
    Object.values(buyer.address).some(isPresent),
  ),
  onInvoice('BR-11', 'BT-55', 'buyer.address.country', ({ buyer }) =>
    isPresent(buyer.address.country),
  ),
  onInvoice('BR-16', 'BG-25', 'lines', (_, { lines }) => lines.length > 0),
  // A payee is named only where it differs from the seller.
  onInvoice(
    'BR-17',
    'BT-59',
    'payee.name',
    ({ payee, seller }) =>
      !payee ||
      (isPresent(payee.name) &&
        payee.name !== seller.legalName &&
        payee.name !== seller.tradingName),
  ),
  onInvoice(
    'BR-18',
    'BT-62',
    'taxRepresentative.name',
    ({ taxRepresentative: agent }) => !agent || isPresent(agent.name),
  ),
  onInvoice(
    'BR-19',
    'BG-12',
    'taxRepresentative.address',
    ({ taxRepresentative: agent }) => !agent || Object.values(agent.address).some(isPresent),
  ),
  onInvoice(
    'BR-20',
    'BT-69',
    'taxRepresentative.address.country',
    ({ taxRepresentative: agent }) => !agent || isPresent(agent.address.country),
  ),
  onInvoice(
    'BR-56',
    'BT-63',
    'taxRepresentative.vatId',
    ({ taxRepresentative: agent }) => !agent || isPresent(agent.vatId),
  ),
  onInvoice('BR-29', 'BT-73 BT-74', 'period.end', ({ period }) =>
    period?.start && period.end ? period.end >= period.start : true,
  ),
  onInvoice(
    'BR-49',
    'BT-81',
    'payment.meansCode',
    ({ payment }) => !payment || isPresent(payment.meansCode),
  ),
  onEach(
    'BR-50',
    'BT-84',
    'payment.accounts',
    ({ payment }) => payment?.accounts ?? [],
    'iban',
    account => isPresent(account.iban) || isPresent(account.accountNumber),
  ),
  // The first six and the last four digits are the most that may be shown.
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
    document => isPresent(document.id),
  ),
  onEach(
    'BR-55',
    'BT-25',
    'precedingInvoices',
    invoice => invoice.precedingInvoices,
    'number',
    preceding => isPresent(preceding.number),
  ),
  onInvoice(
    'BR-57',
    'BT-80',
    'delivery.address.country',
    ({ delivery }) => !delivery.address || isPresent(delivery.address.country),
  ),
  onInvoice(
    'BR-61',
    'BT-81 BT-84',
    'payment.accounts',
    ({ payment }) =>
      !payment ||
      !CREDIT_TRANSFERS.has(payment.meansCode) ||
      payment.accounts.some(
        ({ iban, accountNumber }) => isPresent(iban) || isPresent(accountNumber),
      ),
  ),
  onInvoice(
    'BR-62',
    'BT-34-1',
    'seller.electronicAddress.schemeId',
    ({ seller }) => !seller.electronicAddress || isPresent(seller.electronicAddress.schemeId ?? ''),
  ),
  onInvoice(
    'BR-63',
    'BT-49-1',
    'buyer.electronicAddress.schemeId',
    ({ buyer }) => !buyer.electronicAddress || isPresent(buyer.electronicAddress.schemeId ?? ''),
  ),
]
