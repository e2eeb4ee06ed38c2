import { toText } from '../../money/currency.ts'
import { type PaymentCode, type QrRequest, codeField } from '../payment-code.ts'

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
    ['pn', codeField(account.accountName || request.payee, 99)],
    ['am', toText(amount, 'INR')],
    ['cu', 'INR'],
    ['tn', codeField(request.reference, 50)],
    ['tr', reference],
  ]
  const query = parameters
    .filter(([, value]) => value !== '')
    .map(([key = '', value = '']) => `${key}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}

const UPI_ADDRESS = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/

export const PAYMENT_CODE: PaymentCode = {
  kind: 'upi',
  currencies: ['INR'],
  payload: upiPayload,
  description: ({ upiId }) => ({
    en: `The document carries a UPI code for ${upiId}.`,
    fr: `Le document porte un code UPI pour ${upiId}.`,
    de: `Das Dokument trägt einen UPI-Code für ${upiId}.`,
    es: `El documento lleva un código UPI para ${upiId}.`,
    pl: `Dokument zawiera kod UPI dla ${upiId}.`,
    it: `Il documento riporta un codice UPI per ${upiId}.`,
    hi: `दस्तावेज़ पर ${upiId} के लिए UPI कोड है।`,
    ar: `يحمل المستند رمز UPI لـ ⁨${upiId}⁩.`,
    nl: `Het document bevat een UPI-code voor ${upiId}.`,
    pt: `O documento contém um código UPI para ${upiId}.`,
  }),
  linkLabel: {
    en: 'Pay by UPI',
    fr: 'Payer par UPI',
    de: 'Mit UPI bezahlen',
    es: 'Pagar con UPI',
    pl: 'Zapłać przez UPI',
    it: 'Paga con UPI',
    hi: 'UPI से भुगतान करें',
    ar: 'الدفع عبر UPI',
    nl: 'Betalen met UPI',
    pt: 'Pagar por UPI',
  },
}
