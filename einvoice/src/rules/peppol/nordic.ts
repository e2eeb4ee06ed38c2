import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import type { Invoice, SupportingDocument } from '@bordereau/domain/invoice/invoice'
import { parseDate } from '@bordereau/domain/date'
import type { Party } from '@bordereau/domain/party/party'
import { isLuhn, isNorwegianOrganisation } from '../../check-digits.ts'
import { type Rule, isPresent, onInvoice, onTaxed, rule, warning } from '../rule.ts'
import { buyerIn, sellerIn, supplierCountry, where } from './where.ts'

/** The rates of category S in Swedish VAT law: 25, 12 and 6 per cent. */
export const SWEDISH_RATES: ReadonlySet<string> = new Set(['25', '12', '6'])
const F_TAX = 'GODKÄND FÖR F-SKATT'
const PLUSGIRO = 'SE:PLUSGIRO'
const BANKGIRO = 'SE:BANKGIRO'

export const sellsUnderSwedishVat = (invoice: Invoice): boolean =>
  sellerIn('SE')(invoice) && invoice.seller.vatId.startsWith('SE')
const organisation = ({ seller }: Invoice): string => seller.legalRegistration?.id.trim() ?? ''

/** Rules on the seller's number in the company register, where it has one. */
function onOrganisation(code: string, holds: (id: string) => boolean): Rule {
  return onInvoice(code, 'BT-30', 'seller.legalRegistration', invoice => {
    const id = organisation(invoice)
    return id === '' || holds(id)
  })
}

export const SWEDEN: readonly Rule[] = where(sellerIn('SE'), [
  ...where(sellsUnderSwedishVat, [
    onInvoice('SE-R-001', 'BT-31', 'seller.vatId', i => i.seller.vatId.trim().length === 14),
    onInvoice('SE-R-002', 'BT-31', 'seller.vatId', i => /^\d{12}$/.test(i.seller.vatId.slice(2))),
    onTaxed(
      'SE-R-006',
      'BT-96 BT-103 BT-119 BT-152',
      'any',
      'rate',
      ({ category, rate }) => category !== 'S' || SWEDISH_RATES.has(rate),
    ),
  ]),
  onOrganisation('SE-R-003', id => /^\d+$/.test(id)),
  onOrganisation('SE-R-004', id => id.length === 10),
  onOrganisation('SE-R-013', isLuhn),
  onInvoice(
    'SE-R-005',
    'BT-32',
    'seller.taxRegistration',
    invoice =>
      organisation(invoice) === '' ||
      !isPresent(invoice.seller.taxRegistration) ||
      invoice.seller.taxRegistration.trim().toUpperCase() === F_TAX,
  ),
  ...giro('SE-R-007', 'SE-R-010', PLUSGIRO, /^.{2,8}$/),
  ...giro('SE-R-008', 'SE-R-009', BANKGIRO, /^.{7,8}$/),
  warning(
    onInvoice(
      'SE-R-011',
      'BT-81',
      'payment.meansCode',
      ({ payment }) => payment?.meansCode !== '50' && payment?.meansCode !== '56',
    ),
  ),
  warning(
    onInvoice(
      'SE-R-012',
      'BT-81',
      'payment.meansCode',
      invoice => !buyerIn('SE')(invoice) || invoice.payment?.meansCode !== '31',
    ),
  ),
])

/** The account number in one of Sweden's two giro systems: a number of digits. */
function giro(digits: string, length: string, system: string, shape: RegExp): Rule[] {
  const onAccounts = (code: string, fits: RegExp) =>
    warning(
      rule(code, 'BT-84 BT-86', ({ invoice: { payment }, cii }) =>
        payment?.meansCode !== '30'
          ? []
          : payment.accounts.flatMap(({ iban, accountNumber, bic, bankCode }, i) =>
              [bic, bankCode].includes(system) &&
              !(cii && accountNumber === '') &&
              !fits.test(iban || accountNumber)
                ? [`payment.accounts.${i}`]
                : [],
            ),
      ),
    )
  return [onAccounts(digits, /^\d+$/), onAccounts(length, shape)]
}

export const NORWAY: readonly Rule[] = where(
  invoice => supplierCountry(invoice) === 'NO',
  [
    onInvoice(
      'NO-R-001',
      'BT-31',
      'seller.vatId',
      ({ seller: { vatId } }) =>
        !vatId.startsWith('NO') ||
        (/^NO\d{9}MVA$/.test(vatId) && isNorwegianOrganisation(vatId.slice(2, 11))),
    ),
    warning(
      onInvoice(
        'NO-R-002',
        'BT-32',
        'seller.taxRegistration',
        ({ seller }) => seller.taxRegistration.trim() === 'Foretaksregisteret',
      ),
    ),
  ],
)

/** BT-122 of the final due date under Icelandic law, distinguished by its description. */
const FINAL_DUE = 'EINDAGI'
const KENNITALA = '0196'

const finalDues = ({ supportingDocuments }: Invoice): readonly SupportingDocument[] =>
  supportingDocuments.filter(({ description }) => description === FINAL_DUE)

const known = ({ legalRegistration }: Party): boolean => legalRegistration?.schemeId === KENNITALA
const located = ({ address }: Party): boolean =>
  isPresent(address.line1) && isPresent(address.postCode)

export const ICELAND: readonly Rule[] = where(sellerIn('IS'), [
  warning(
    onInvoice(
      'IS-R-001',
      'BT-3',
      'typeCode',
      ({ typeCode }) => typeCode === '380' || typeCode === '381',
    ),
  ),
  onInvoice('IS-R-002', 'BT-30', 'seller.legalRegistration', ({ seller }) => known(seller)),
  onInvoice('IS-R-003', 'BT-35 BT-38', 'seller.address', ({ seller }) => located(seller)),
  ...where(buyerIn('IS'), [
    onInvoice('IS-R-004', 'BT-47', 'buyer.legalRegistration', ({ buyer }) => known(buyer)),
    onInvoice('IS-R-005', 'BT-50 BT-53', 'buyer.address', ({ buyer }) => located(buyer)),
  ]),
  ...(['9', '42'] as const).map(meansCode =>
    onInvoice(
      meansCode === '9' ? 'IS-R-006' : 'IS-R-007',
      'BT-81 BT-84',
      'payment.accounts',
      ({ payment }) =>
        payment?.meansCode !== meansCode ||
        (payment.accounts.length === 1 &&
          payment.accounts.every(
            ({ iban, accountNumber }) => (iban || accountNumber).trim().length === 12,
          )),
    ),
  ),
  onInvoice('IS-R-008', 'BT-122', 'supportingDocuments', invoice =>
    finalDues(invoice).every(({ id }) => id.length === 10 && parseDate(id) !== undefined),
  ),
  onInvoice(
    'IS-R-009',
    'BT-9 BT-122',
    'dueDate',
    invoice => finalDues(invoice).length === 0 || stated(invoice) !== undefined,
  ),
  onInvoice('IS-R-010', 'BT-9 BT-122', 'dueDate', invoice => {
    const due = stated(invoice)
    return finalDues(invoice).every(({ id }) => due !== undefined && due <= id)
  }),
])

/** UBL has a credit note's due date in another element, which these rules do not read. */
function stated({ typeCode, dueDate }: Invoice): string | undefined {
  return isCreditNoteCode(typeCode) ? undefined : dueDate
}
