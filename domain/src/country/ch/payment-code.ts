import { toText } from '../../money/currency.ts'
import { creditorReference, parseCreditorReference } from '../../party/creditor-reference.ts'
import { formatIban, parseIban } from '../../party/iban.ts'
import type { Address } from '../../party/party.ts'
import { type PaymentCode, type PaymentSlip, type QrRequest, codeField } from '../payment-code.ts'
import { parseQrReference, qrReference } from './qr-reference.ts'
import { SLIP_STYLE, slipLabels } from './slip-style.ts'

/**
 * The Swiss QR code: Swiss Implementation Guidelines for the QR-bill 2.3, chapter 4. Structured addresses (type S), QR
 * references with a QR-IBAN, creditor references (ISO 11649) with another IBAN. In euros another IBAN is left to the code
 * of the SEPA area unless the payer is where banks read this one.
 */
export function swissPayload(request: QrRequest): string | undefined {
  const fields = fieldsOf(request)
  if (!fields) return undefined
  const { iban, payee, debtor, reference, message } = fields
  return [
    'SPC',
    '0200',
    '1',
    iban,
    ...addressFields(payee),
    // The ultimate creditor is for future use and stays empty.
    ...NO_ADDRESS,
    toText(request.amount, request.currency),
    request.currency,
    ...(debtor ? addressFields(debtor) : NO_ADDRESS),
    reference.type,
    reference.value,
    message,
    'EPD',
  ].join('\n')
}

/** The payment part and the receipt. */
function swissSlip(request: QrRequest, languages: readonly string[]): PaymentSlip | undefined {
  const [fields, payload] = [fieldsOf(request), swissPayload(request)]
  if (!fields || payload === undefined) return undefined
  const { iban, payee, debtor, reference, message } = fields
  return {
    style: SLIP_STYLE,
    labels: slipLabels(languages),
    payload,
    payee: [formatIban(iban), ...printedAddress(payee)],
    reference: reference.printed,
    message,
    debtor: debtor && printedAddress(debtor),
    currency: request.currency,
    // Chapter 3.5: a point, two decimals, and thousands separated by spaces.
    amount: toText(request.amount, request.currency).replace(/\B(?=(\d{3})+\.)/g, ' '),
  }
}

type Fields = {
  readonly iban: string
  readonly payee: StructuredAddress
  readonly debtor: StructuredAddress | null
  readonly reference: Reference
  readonly message: string
}

const MOST = 99_999_999_999n

function fieldsOf(request: QrRequest): Fields | undefined {
  const { account, amount, debtor } = request
  const iban = parseIban(account.iban)
  if (!iban.ok || !/^(CH|LI)/.test(iban.value) || amount <= 0n || amount > MOST) return undefined
  if (!CURRENCIES.includes(request.currency) || isLeftToSepa(request, iban.value)) return undefined
  const payee = structured(account.accountName || request.payee, request.payeeAddress)
  if (!payee) return undefined
  const reference = referenceOf(iban.value, request.reference)
  return {
    iban: iban.value,
    payee,
    debtor: (debtor && structured(debtor.name, debtor.address)) ?? null,
    reference,
    message: reference.value === request.reference ? '' : field(request.reference, 140),
  }
}

const CURRENCIES = ['CHF', 'EUR']

function isLeftToSepa({ currency, debtor }: QrRequest, iban: string): boolean {
  const { country } = debtor?.address ?? {}
  return currency === 'EUR' && !isQrIban(iban) && !/^(CH|LI)$/.test(country ?? '')
}

/** A QR-IBAN has an institution number from 30000 to 31999, and only it may have a QR reference. */
export function isQrIban(iban: string): boolean {
  return /^3[01]/.test(iban.slice(4, 9))
}

type Reference = {
  readonly type: 'QRR' | 'SCOR' | 'NON'
  readonly value: string
  readonly printed: string
}

function referenceOf(iban: string, text: string): Reference {
  if (isQrIban(iban)) {
    const value = parseQrReference(text) ?? qrReference(text)
    return { type: 'QRR', value, printed: `${value.slice(0, 2)} ${grouped(value.slice(2), 5)}` }
  }
  const value = parseCreditorReference(text) ?? creditorReference(text)
  return value === undefined
    ? { type: 'NON', value: '', printed: '' }
    : { type: 'SCOR', value, printed: grouped(value, 4) }
}

function grouped(text: string, size: number): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ')
}

type StructuredAddress = {
  readonly name: string
  readonly street: string
  readonly building: string
  readonly postCode: string
  readonly city: string
  readonly country: string
}

/** Type S; undefined where a mandatory part is missing or has no permitted character. */
function structured(name: string, address: Address | undefined): StructuredAddress | undefined {
  if (!address) return undefined
  // 'Bahnhofstrasse 12a': the number is a field of its own.
  const [, street = '', building = ''] =
    /^(.*?)(?:\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\s?[a-zA-Z]?)?))?$/.exec(
      field(address.line1 || address.line2, 86),
    ) ?? []
  const parts = {
    name: field(name, 70),
    street: field(street, 70),
    building: field(building, 16),
    postCode: field(address.postCode, 16),
    city: field(address.city, 35),
    country: address.country,
  }
  const { postCode, city } = parts
  return [parts.name, postCode, city].includes('') || !/^[A-Z]{2}$/.test(parts.country)
    ? undefined
    : parts
}

const NO_ADDRESS = ['', '', '', '', '', '', '']

function addressFields(of: StructuredAddress): string[] {
  return ['S', of.name, of.street, of.building, of.postCode, of.city, of.country]
}

/** A foreign address has its country before the post code. */
function printedAddress(of: StructuredAddress): string[] {
  const city = `${of.postCode} ${of.city}`
  return [
    of.name,
    `${of.street} ${of.building}`.trim(),
    of.country === 'CH' ? city : `${of.country}-${city}`,
  ].filter(line => line !== '')
}

/**
 * One line of the permitted characters (chapter 4.1.1): Basic Latin, Latin-1 Supplement, Latin Extended-A, Ș ș Ț ț and €.
 * A letter with another accent loses it, typographic quotes and dashes become plain, all else is left out.
 */
function field(text: string, length: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐-―−]/g, '-')
  const permitted = Array.from(plain, character =>
    PERMITTED.test(character)
      ? character
      : Array.from(character.normalize('NFKD'))
          .filter(part => PERMITTED.test(part))
          .join(''),
  )
  return codeField(permitted.join(''), length)
}

const PERMITTED = /^[\s\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/u

export const PAYMENT_CODE: PaymentCode = {
  kind: 'swiss-qr',
  currencies: ['CHF', 'EUR'],
  payload: swissPayload,
  slip: swissSlip,
  references: number => [qrReference(number)],
  hasCross: true,
  description: ({ iban }) =>
    isQrIban(iban.replace(/\s/g, ''))
      ? {
          en: 'The document carries a Swiss QR-bill with a QR reference.',
          fr: 'Le document comporte une QR-facture avec une référence QR.',
          de: 'Das Dokument trägt eine QR-Rechnung mit einer QR-Referenz.',
          es: 'El documento lleva una factura QR suiza con referencia QR.',
          pl: 'Dokument zawiera szwajcarską fakturę QR z referencją QR.',
          it: 'Il documento contiene una QR-fattura con un riferimento QR.',
          hi: 'दस्तावेज़ पर QR संदर्भ वाला स्विस QR-बिल है।',
          ar: 'يحمل المستند فاتورة QR سويسرية بمرجع QR.',
          nl: 'Het document bevat een Zwitserse QR-rekening met een QR-referentie.',
          pt: 'O documento contém uma fatura QR suíça com uma referência QR.',
        }
      : {
          en: 'The document carries a Swiss QR-bill with a creditor reference (ISO 11649).',
          fr: 'Le document comporte une QR-facture avec une référence créancier (ISO 11649).',
          de: 'Das Dokument trägt eine QR-Rechnung mit einer Creditor-Referenz (ISO 11649).',
          es: 'El documento lleva una factura QR suiza con referencia del acreedor (ISO 11649).',
          pl: 'Dokument zawiera szwajcarską fakturę QR z referencją wierzyciela (ISO 11649).',
          it: 'Il documento contiene una QR-fattura con un riferimento del creditore (ISO 11649).',
          hi: 'दस्तावेज़ पर लेनदार संदर्भ (ISO 11649) वाला स्विस QR-बिल है।',
          ar: 'يحمل المستند فاتورة QR سويسرية بمرجع الدائن (ISO 11649).',
          nl: 'Het document bevat een Zwitserse QR-rekening met een crediteurreferentie (ISO 11649).',
          pt: 'O documento contém uma fatura QR suíça com uma referência de credor (ISO 11649).',
        },
}
