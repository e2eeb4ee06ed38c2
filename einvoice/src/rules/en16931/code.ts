import type { Identifier, Party } from '@bordereau/domain/party/party'
import {
  type Rule,
  isPresent,
  onDocumentEntries,
  onEach,
  onInvoice,
  onLineEntries,
  onLines,
  onTaxed,
  rule,
} from '../rule.ts'
import {
  ADDRESS_SCHEMES,
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  COUNTRIES,
  CREDIT_NOTE_TYPES,
  CURRENCIES,
  EXEMPTION_REASONS,
  INVOICE_TYPES,
  ITEM_LISTS,
  TAX_POINTS,
} from './code-lists.ts'
import { UNITS } from './units.ts'

const MIME_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
])

/** ISO 6523 ICD: numbered consecutively, with four withdrawn. */
const WITHDRAWN: ReadonlySet<string> = new Set(['0092', '0103', '0181', '0182'])
const isIcd = (scheme: string): boolean =>
  /^0\d{3}$/.test(scheme) && scheme >= '0002' && scheme <= '0248' && !WITHDRAWN.has(scheme)

/** UNTDID 4461. */
const isMeans = (code: string): boolean =>
  code === 'ZZZ' || (/^[1-9]\d?$/.test(code) && !/^(7[1-3]|79|8\d|90|99)$/.test(code))

const among = (list: ReadonlySet<string>, code: string): boolean =>
  !isPresent(code) || list.has(code)

/**
 * BR-CL-*: codes must be in their lists; missing codes are covered by other rules. Left out: BR-CL-03 (the amounts'
 * currency is the document's), BR-CL-17 and BR-CL-18 (the type of tax categories allows no others; the reader refuses
 * an unknown code), BR-CL-07 (any scheme of an invoiced object is accepted).
 */
export const CODES: readonly Rule[] = [
  onInvoice(
    'BR-CL-01',
    'BT-3',
    'typeCode',
    ({ typeCode }) => among(INVOICE_TYPES, typeCode) || CREDIT_NOTE_TYPES.has(typeCode),
  ),
  onInvoice('BR-CL-04', 'BT-5', 'currency', ({ currency }) => among(CURRENCIES, currency)),
  onInvoice('BR-CL-05', 'BT-6', 'taxCurrency.currency', ({ taxCurrency }) =>
    among(CURRENCIES, taxCurrency?.currency ?? ''),
  ),
  onInvoice('BR-CL-06', 'BT-8', 'taxPointCode', ({ taxPointCode }) =>
    among(TAX_POINTS, taxPointCode),
  ),
  identifiers('BR-CL-10', 'BT-29-1 BT-46-1', 'identifiers', party => party.identifiers),
  identifiers('BR-CL-11', 'BT-30-1 BT-47-1', 'legalRegistration', party =>
    party.legalRegistration ? [party.legalRegistration] : [],
  ),
  onLines('BR-CL-13', 'BT-158-1', 'classifications', line =>
    line.classifications.every(({ listId }) => among(ITEM_LISTS, listId)),
  ),
  rule('BR-CL-14', 'BT-40 BT-55 BT-69 BT-80', ({ invoice }) =>
    (
      [
        ['seller.address.country', invoice.seller.address.country],
        ['buyer.address.country', invoice.buyer.address.country],
        ['taxRepresentative.address.country', invoice.taxRepresentative?.address.country ?? ''],
        ['delivery.address.country', invoice.delivery.address?.country ?? ''],
      ] as const
    )
      .filter(([, country]) => !among(COUNTRIES, country))
      .map(([path]) => path),
  ),
  onLines('BR-CL-15', 'BT-159', 'originCountry', line => among(COUNTRIES, line.originCountry)),
  onInvoice(
    'BR-CL-16',
    'BT-81',
    'payment.meansCode',
    ({ payment }) => !payment || !isPresent(payment.meansCode) || isMeans(payment.meansCode),
  ),
  ...reasons('BR-CL-19', 'BT-98', 'BT-140', false, ALLOWANCE_REASONS),
  ...reasons('BR-CL-20', 'BT-105', 'BT-145', true, CHARGE_REASONS),
  onLines('BR-CL-21', 'BT-157-1', 'standardItemId.schemeId', ({ standardItemId }) => {
    const scheme = standardItemId?.schemeId ?? ''
    return !isPresent(scheme) || isIcd(scheme)
  }),
  onTaxed('BR-CL-22', 'BT-121', 'any', 'exemptionCode', tax =>
    among(EXEMPTION_REASONS, tax.exemptionCode.toUpperCase()),
  ),
  onLines('BR-CL-23', 'BT-130', 'unit', line => among(UNITS, line.unit)),
  onEach(
    'BR-CL-24',
    'BT-125',
    'supportingDocuments',
    invoice => invoice.supportingDocuments,
    'file.mimeType',
    ({ file }) => !file || MIME_TYPES.has(file.mimeType),
  ),
  rule('BR-CL-25', 'BT-34-1 BT-49-1', ({ invoice }) =>
    (['seller', 'buyer'] as const)
      .filter(side => !among(ADDRESS_SCHEMES, invoice[side].electronicAddress?.schemeId ?? ''))
      .map(side => `${side}.electronicAddress.schemeId`),
  ),
  onInvoice('BR-CL-26', 'BT-71-1', 'delivery.locationId.schemeId', ({ delivery }) => {
    const scheme = delivery.locationId?.schemeId ?? ''
    return !isPresent(scheme) || isIcd(scheme)
  }),
]

function identifiers(
  code: string,
  terms: string,
  field: string,
  of: (party: Party) => readonly Identifier[],
): Rule {
  return rule(code, terms, ({ invoice }) =>
    (['seller', 'buyer'] as const)
      .filter(side =>
        of(invoice[side]).some(
          ({ schemeId = '' }) => isPresent(schemeId) && schemeId !== 'SEPA' && !isIcd(schemeId),
        ),
      )
      .map(side => `${side}.${field}`),
  )
}

/** The same list applies at document and at line level, under one name. */
function reasons(
  code: string,
  documentTerm: string,
  lineTerm: string,
  charge: boolean,
  list: ReadonlySet<string>,
): Rule[] {
  const holds = (entry: { readonly reasonCode: string }) => among(list, entry.reasonCode)
  return [
    onDocumentEntries(code, documentTerm, charge, 'reasonCode', holds),
    onLineEntries(code, lineTerm, charge, 'reasonCode', holds),
  ]
}
