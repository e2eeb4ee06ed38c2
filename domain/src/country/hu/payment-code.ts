import { addDays } from '../../date.ts'
import { parseBic, parseIban } from '../../party/iban.ts'
import {
  type PaymentCode,
  type QrRequest,
  bytesOf,
  codeField,
  withinBytes,
} from '../payment-code.ts'

/** The standard's own largest amount: twelve digits. */
const LARGEST_FORINTS = 999_999_999_999n
const FILLER = 100n
/** Bytes of the whole content. */
const MOST_BYTES = 345
/** A code must say until when it is valid; customers who pay later than that type the account. */
const VALID_DAYS = 365

/**
 * Magyar Nemzeti Bank, "Guidelines on the QR code data entry solution applicable in the instant payment system" (12 July
 * 2019), https://www.mnb.hu/letoltes/qr-kod-utmutato-20190712-en.pdf: seventeen lines, each ended. HCT, a transfer to
 * whom made the code; version; character set; BIC of eleven characters, name, IBAN; whole forints; valid until, with the
 * hours from UTC; purpose; remittance information; then identifiers of shop, device, invoice, customer, transaction,
 * loyalty and tax office.
 */
export function hctPayload(request: QrRequest): string | undefined {
  const { account, amount, currency, issueDate } = request
  const iban = parseIban(account.iban)
  const bic = parseBic(account.bic)
  const name = codeField(account.accountName || request.payee, 70)
  const forints = amount / FILLER
  if (currency !== 'HUF' || amount <= 0n || amount % FILLER !== 0n) return undefined
  if (!iban.ok || !iban.value.startsWith('HU') || bic === undefined || name === '') return undefined
  if (issueDate === undefined || forints > LARGEST_FORINTS) return undefined
  const until = `${addDays(issueDate, VALID_DAYS).replaceAll('-', '')}235959+1`
  const head = ['HCT', '001', '1', bic.padEnd(11, 'X'), name, iban.value, `HUF${forints}`, until]
  const content = (remittance: string, number: string) =>
    [...head, '', remittance, '', '', number, '', '', '', ''].map(line => `${line}\n`).join('')
  const text = codeField(request.reference, 70)
  const identifier = codeField(request.reference, 35)
  const full = content(text, identifier)
  return bytesOf(full) <= MOST_BYTES
    ? full
    : content(withinBytes(text, MOST_BYTES - bytesOf(content('', ''))), '')
}

export const PAYMENT_CODE: PaymentCode = {
  kind: 'hct',
  currencies: ['HUF'],
  payload: hctPayload,
  description: () => ({
    en: 'The document carries the code of the Hungarian banks.',
    fr: 'Le document porte le code des banques hongroises.',
    de: 'Das Dokument trägt den Code der ungarischen Banken.',
    es: 'El documento lleva el código de los bancos húngaros.',
    pl: 'Dokument zawiera kod węgierskich banków.',
    it: 'Il documento riporta il codice delle banche ungheresi.',
    hi: 'दस्तावेज़ पर हंगरी के बैंकों का कोड है।',
    ar: 'يحمل المستند رمز البنوك المجرية.',
    nl: 'Het document bevat de code van de Hongaarse banken.',
    pt: 'O documento contém o código dos bancos húngaros.',
  }),
}
