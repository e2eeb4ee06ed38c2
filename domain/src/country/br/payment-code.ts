import { toText } from '../../money/currency.ts'
import { type PaymentCode, type QrRequest, codeField } from '../payment-code.ts'

/** What the amount's field holds: thirteen characters. */
const LARGEST_AMOUNT = 999_999_999_999n
/** The content of a field has two digits for its length. */
const FIELD_LENGTH = 99

/**
 * BR Code of a static Pix: Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix" and "Manual do BR Code",
 * https://www.bcb.gov.br/content/estabilidadefinanceira/spb_docs/ManualBRCode.pdf, after EMV Merchant-Presented QR codes:
 * fields of two digits of id, two of length, and content, ended by CRC-16/CCITT. Name and city have no accents.
 */
export function pixPayload(request: QrRequest): string | undefined {
  const { account, amount, currency, payeeAddress } = request
  const key = account.pixKey ?? ''
  const name = plain(account.accountName || request.payee, 25)
  const city = plain(payeeAddress?.city ?? '', 15)
  if (currency !== 'BRL' || amount <= 0n || amount > LARGEST_AMOUNT) return undefined
  if (key === '' || name === '' || city === '') return undefined
  const receiver = field('00', 'br.gov.bcb.pix') + field('01', key)
  const note = plain(request.reference, Math.max(0, FIELD_LENGTH - receiver.length - 4))
  const content = [
    field('00', '01'),
    field('26', receiver + (note === '' ? '' : field('02', note))),
    field('52', '0000'),
    field('53', '986'),
    field('54', toText(amount, 'BRL')),
    field('58', 'BR'),
    field('59', name),
    field('60', city),
    field('62', field('05', transactionId(request.reference))),
    '6304',
  ].join('')
  return content + crc16(content)
}

function field(id: string, content: string): string {
  return `${id}${String(content.length).padStart(2, '0')}${content}`
}

/** Up to 25 letters and digits, which the payee's statement reports; three asterisks stand for none. */
function transactionId(number: string): string {
  return number.replace(/[^A-Za-z0-9]/g, '').slice(-25) || '***'
}

/** Printable ASCII, so that characters and bytes are as many. */
function plain(text: string, length: number): string {
  const ascii = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ')
  return codeField(ascii, length)
}

/** CRC-16 with the polynomial 1021 and the initial value FFFF, as four hexadecimal digits (ISO/IEC 13239). */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export const PAYMENT_CODE: PaymentCode = {
  kind: 'pix',
  currencies: ['BRL'],
  payload: pixPayload,
  description: ({ pixKey = '' }) => ({
    en: `The document carries a Pix code for ${pixKey}.`,
    fr: `Le document porte un code Pix pour ${pixKey}.`,
    de: `Das Dokument trägt einen Pix-Code für ${pixKey}.`,
    es: `El documento lleva un código Pix para ${pixKey}.`,
    pl: `Dokument zawiera kod Pix dla ${pixKey}.`,
    it: `Il documento riporta un codice Pix per ${pixKey}.`,
    hi: `दस्तावेज़ पर ${pixKey} के लिए Pix कोड है।`,
    ar: `يحمل المستند رمز Pix لـ ⁨${pixKey}⁩.`,
    nl: `Het document bevat een Pix-code voor ${pixKey}.`,
    pt: `O documento contém um código Pix para ${pixKey}.`,
  }),
}
