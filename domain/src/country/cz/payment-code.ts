import { toText } from '../../money/currency.ts'
import { parseIban } from '../../party/iban.ts'
import { type PaymentCode, type QrRequest, codeField } from '../payment-code.ts'

/** What AM holds: ten characters. */
const LARGEST_AMOUNT = 999_999_999n

/**
 * Česká bankovní asociace, QR Platba (Short Payment Descriptor, SPAYD) version 1.0,
 * https://qr-platba.cz/pro-vyvojare/specifikace-formatu/: keys with values between asterisks. Values are in capitals
 * without accents, so that the code has the alphanumeric mode that the specification recommends.
 */
export function spaydPayload(request: QrRequest): string | undefined {
  const { account, amount, currency } = request
  const iban = parseIban(account.iban)
  if (currency !== 'CZK' || amount <= 0n || amount > LARGEST_AMOUNT) return undefined
  if (!iban.ok || !iban.value.startsWith('CZ')) return undefined
  const bic = account.bic.replace(/\s/g, '').toUpperCase()
  const attributes: readonly (readonly [key: string, value: string])[] = [
    ['ACC', bic === '' ? iban.value : `${iban.value}+${bic}`],
    ['AM', toText(amount, 'CZK')],
    ['CC', 'CZK'],
    ['RN', value(account.accountName || request.payee, 35)],
    ['MSG', value(request.reference, 60)],
    ['X-VS', variableSymbol(request.reference)],
  ]
  const written = attributes.filter(([, text]) => text !== '')
  return ['SPD', '1.0', ...written.map(([key, text]) => `${key}:${text}`)].join('*')
}

/** Characters of the alphanumeric mode of QR codes, without the asterisk, which ends a value, and % of encodings. */
function value(text: string, length: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^0-9A-Z $+\-./:]/g, ' ')
  return codeField(plain, length)
}

/** Variabilní symbol, by which Czech payees match transfers: at most ten digits, here the last ones of the number. */
function variableSymbol(number: string): string {
  return number.replace(/\D/g, '').slice(-10)
}

export const PAYMENT_CODE: PaymentCode = {
  kind: 'spayd',
  currencies: ['CZK'],
  payload: spaydPayload,
  description: () => ({
    en: 'The document carries the code of the Czech banks.',
    fr: 'Le document porte le code des banques tchèques.',
    de: 'Das Dokument trägt den Code der tschechischen Banken.',
    es: 'El documento lleva el código de los bancos checos.',
    pl: 'Dokument zawiera kod czeskich banków.',
    it: 'Il documento riporta il codice delle banche ceche.',
    hi: 'दस्तावेज़ पर चेक बैंकों का कोड है।',
    ar: 'يحمل المستند رمز البنوك التشيكية.',
    nl: 'Het document bevat de code van de Tsjechische banken.',
    pt: 'O documento contém o código dos bancos checos.',
  }),
}
