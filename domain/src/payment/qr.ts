import type { Currency, Minor } from '../money/currency.ts'
import { toText } from '../money/currency.ts'
import { isSepaIban, parseIban } from '../party/iban.ts'
import type { BankAccount } from '../party/party.ts'

export type PaymentQr = { readonly kind: 'epc' | 'upi' | 'zbp'; readonly payload: string }

export type QrRequest = {
  readonly currency: Currency
  /** What is open, in minor units; positive. */
  readonly amount: Minor
  readonly account: BankAccount
  /** Who is paid, where the account names no holder. */
  readonly payee: string
  /** Number of the document: what the payer's bank shows as reference. */
  readonly reference: string
  /** The payee's Polish tax number, ten digits or with PL; empty where there is none. */
  readonly nip?: string
}

/** The code the payer's bank reads in this currency, or undefined where there is no standard that fits. */
export function qrFor(request: QrRequest): PaymentQr | undefined {
  const make = MAKERS[request.currency]
  const payload = request.amount > 0n && make ? make.payload(request) : undefined
  return make && payload !== undefined ? { kind: make.kind, payload } : undefined
}

/**
 * European Payments Council, EPC069-12 version 2.1 "Quick Response Code: Guidelines to enable data capture for the
 * initiation of a SEPA credit transfer": version 002, UTF-8, SCT; the BIC may be left out inside the EEA.
 */
export function epcPayload(request: QrRequest): string | undefined {
  const { account, amount } = request
  const iban = parseIban(account.iban)
  const name = clean(account.accountName || request.payee, 70)
  if (!iban.ok || !isSepaIban(iban.value) || name === '') return undefined
  if (request.currency !== 'EUR' || amount <= 0n || amount > 99_999_999_999n) return undefined
  const bic = account.bic.replace(/\s/g, '').toUpperCase()
  const euros = `EUR${toText(amount, 'EUR')}`
  // Purpose and structured reference stay empty: an invoice number is no ISO 11649 creditor reference.
  const head = ['BCD', '002', '1', 'SCT', bic, name, iban.value, euros, '', '', '']
  const room = EPC_BYTES - bytesOf(head.join('\n'))
  const reference = withinBytes(clean(request.reference, 140), room)
  return withoutTrailingEmpty([...head.slice(0, -1), reference]).join('\n')
}

const EPC_BYTES = 331

/**
 * National Payments Corporation of India, "UPI Linking Specifications" 1.6: upi://pay with payee address, payee name,
 * amount, currency, note and reference.
 */
export function upiPayload(request: QrRequest): string | undefined {
  const { account, amount, currency } = request
  const address = account.upiId.trim()
  if (currency !== 'INR' || amount <= 0n || !UPI_ADDRESS.test(address)) return undefined
  const reference = request.reference.replace(/[^A-Za-z0-9]/g, '').slice(0, 35)
  const parameters = [
    ['pa', address],
    ['pn', clean(account.accountName || request.payee, 99)],
    ['am', toText(amount, 'INR')],
    ['cu', 'INR'],
    ['tn', clean(request.reference, 50)],
    ['tr', reference],
  ]
  const query = parameters
    .filter(([, value]) => value !== '')
    .map(([key = '', value = '']) => `${key}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}

/**
 * Związek Banków Polskich, "Rekomendacja … kodu dwuwymiarowego (2D) dla realizacji polecenia przelewu" (2013): tax
 * number | country | account | amount in grosze, six digits | name, 20 | title, 32 | three reserved fields. An amount
 * above 9,999.99 does not fit and is left to the payer (000000).
 */
export function zbpPayload(request: QrRequest): string | undefined {
  const { account, amount, currency, nip = '' } = request
  const number = polishAccount(account)
  const name = clean(account.accountName || request.payee, 20)
  if (currency !== 'PLN' || amount <= 0n || number === undefined || name === '') return undefined
  const bareNip = nip.replace(/\D/g, '')
  const grosze = amount > 999_999n ? '000000' : amount.toString().padStart(6, '0')
  const title = clean(request.reference, 32)
  const recipient = bareNip.length === 10 ? bareNip : ''
  return [recipient, 'PL', number, grosze, name, title, '', '', ''].join('|')
}

const MAKERS: Readonly<
  Record<Currency, { kind: PaymentQr['kind']; payload: (request: QrRequest) => string | undefined }>
> = {
  EUR: { kind: 'epc', payload: epcPayload },
  INR: { kind: 'upi', payload: upiPayload },
  PLN: { kind: 'zbp', payload: zbpPayload },
}

const UPI_ADDRESS = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/

/** Twenty-six digits: the IBAN without PL. */
function polishAccount(account: BankAccount): string | undefined {
  const written = account.iban || `PL${account.accountNumber.replace(/\s/g, '')}`
  const iban = parseIban(written)
  return iban.ok && iban.value.startsWith('PL') ? iban.value.slice(2) : undefined
}

/** One line without separators of either format, not longer than the field and never half a character. */
function clean(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, length).join('').trim()
}

function withoutTrailingEmpty(fields: readonly string[]): readonly string[] {
  return fields.slice(0, fields.findLastIndex(field => field !== '') + 1)
}

/** The longest beginning that takes no more bytes in UTF-8. */
function withinBytes(text: string, most: number): string {
  let taken = ''
  for (const character of text) {
    if (bytesOf(taken + character) > most) break
    taken += character
  }
  return taken.trim()
}

function bytesOf(text: string): number {
  return Array.from(text).reduce((sum, character) => {
    const point = character.codePointAt(0) ?? 0
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)
}
