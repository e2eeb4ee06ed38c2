import {
  type PaymentCode,
  type QrRequest,
  bytesOf,
  codeField,
  withinBytes,
} from '../country/payment-code.ts'
import { paymentCodes, paymentReferencesOf } from '../country/rules.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { type Minor, toText } from '../money/currency.ts'
import { creditorReference, parseCreditorReference } from '../party/creditor-reference.ts'
import { isSepaIban, parseIban } from '../party/iban.ts'
import type { BankAccount } from '../party/party.ts'

/** A code for a banking app: 'epc' of the SEPA area, or the kind of a country's PaymentCode. */
export type PaymentQr = {
  readonly kind: string
  readonly payload: string
  /** The standard of the country whose currency it is; undefined for the SEPA area's. */
  readonly code: PaymentCode | undefined
}

/**
 * The payment code of a transfer: that of a country whose banks have one for the currency and the account, else the
 * SEPA area's; undefined where no standard applies.
 */
export function qrFor(request: QrRequest): PaymentQr | undefined {
  if (request.amount <= 0n) return undefined
  const national = paymentCodes()
    .filter(({ currencies }) => currencies.includes(request.currency))
    .flatMap(code => {
      const payload = code.payload(request)
      return payload === undefined ? [] : [{ kind: code.kind, payload, code }]
    })[0]
  if (national) return national
  const payload = epcPayload(request)
  return payload === undefined ? undefined : { kind: 'epc', payload, code: undefined }
}

/**
 * European Payments Council, EPC069-12 version 2.1 "Quick Response Code: Guidelines to enable data capture for the
 * initiation of a SEPA credit transfer": version 002, UTF-8, SCT; the BIC may be left out inside the EEA.
 */
export function epcPayload(request: QrRequest): string | undefined {
  const { account, amount } = request
  const iban = parseIban(account.iban)
  const name = codeField(account.accountName || request.payee, 70)
  if (!iban.ok || !isSepaIban(iban.value) || name === '') return undefined
  if (request.currency !== 'EUR' || amount <= 0n || amount > 99_999_999_999n) return undefined
  const bic = account.bic.replace(/\s/g, '').toUpperCase()
  const euros = `EUR${toText(amount, 'EUR')}`
  // Only an ISO 11649 creditor reference is structured; a number, and a reference of one country, is text.
  const structured = parseCreditorReference(request.reference) ?? ''
  const head = ['BCD', '002', '1', 'SCT', bic, name, iban.value, euros, '', structured, '']
  if (structured !== '') return withoutTrailingEmpty(head).join('\n')
  const room = EPC_BYTES - bytesOf(head.join('\n'))
  const reference = withinBytes(codeField(request.reference, 140), room)
  return withoutTrailingEmpty([...head.slice(0, -1), reference]).join('\n')
}

const EPC_BYTES = 331

/** The transfer that pays a document into an account. The amount is in minor units of the document's currency. */
export function transferOf(
  invoice: Pick<
    Invoice,
    'currency' | 'number' | 'issueDate' | 'seller' | 'buyer' | 'payee' | 'payment'
  >,
  account: BankAccount,
  amount: Minor,
): QrRequest {
  const { currency, issueDate } = invoice
  const reference = paymentReference(invoice)
  return { currency, amount, account, reference, issueDate, ...transferParties(invoice) }
}

/**
 * Who is paid for a document and who pays it, the same in every code: the name, where the account has no holder, and the
 * numbers of the seller. A document that is not subject to VAT carries the VAT number as a plain identifier (BR-O-02).
 */
export function transferParties({
  seller,
  buyer,
  payee,
}: Pick<Invoice, 'seller' | 'buyer' | 'payee'>): Pick<
  QrRequest,
  'payee' | 'payeeAddress' | 'debtor'
> & { readonly payeeNumbers: readonly string[] } {
  return {
    payee: payee?.name ?? seller.legalName,
    payeeNumbers: [seller.vatId, ...seller.identifiers.map(identifier => identifier.id)],
    payeeAddress: seller.address,
    debtor: { name: buyer.legalName, address: buyer.address },
  }
}

/** The remittance information of a transfer (BT-83): the number of the document where nothing else is given. */
export function paymentReference({ payment, number }: Pick<Invoice, 'number' | 'payment'>): string {
  return payment?.remittance || number
}

/** Remittance information as it is printed: a creditor reference in groups of four (ISO 11649). */
export function printedReference(text: string): string {
  const reference = parseCreditorReference(text)
  return reference === undefined ? text : reference.replace(/(.{4})(?=.)/g, '$1 ')
}

/**
 * What a payer may quote instead of a document's number: its creditor reference, those of countries and their codes, and
 * the reference by an agreement with the bank, also without the zeros before it, which some banks leave out.
 */
export function quotableReferences(number: string, agreed = ''): readonly string[] {
  const national = paymentCodes().flatMap(({ references }) => references?.(number) ?? [])
  const reference = creditorReference(number)
  if (reference === undefined) return []
  const byAgreement = new Set([agreed, agreed.replace(/^0+/, '')])
  return [
    reference,
    ...paymentReferencesOf(number),
    ...national,
    ...[...byAgreement].filter(one => one !== ''),
  ]
}

function withoutTrailingEmpty(fields: readonly string[]): readonly string[] {
  return fields.slice(0, fields.findLastIndex(field => field !== '') + 1)
}
