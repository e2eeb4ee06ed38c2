import { toText } from '../../money/currency.ts'
import { parseIban } from '../../party/iban.ts'
import { type PaymentCode, type QrRequest, codeField } from '../payment-code.ts'

/** What AM holds here: nine digits before the point, as in a SEPA credit transfer. */
const LARGEST_AMOUNT = 99_999_999_999n

/**
 * Slovenská banková asociácia, Payment Link Standard (payme) version 1: a link with account, amount, payment symbols,
 * message and name, which Slovak banking apps open. Anybody may make such links: https://payme.sk/en/developers,
 * https://www.payme.sk/docs/PaymentLinkStandard_v1_2.pdf. It is for payers in Slovakia; those elsewhere have no app for it.
 */
export function paymePayload(request: QrRequest): string | undefined {
  const { account, amount, currency, debtor } = request
  const iban = parseIban(account.iban)
  if (currency !== 'EUR' || amount <= 0n || amount > LARGEST_AMOUNT) return undefined
  if (!iban.ok || !iban.value.startsWith('SK')) return undefined
  if (debtor !== undefined && debtor.address.country !== 'SK') return undefined
  const parameters: readonly (readonly [name: string, value: string])[] = [
    ['V', '1'],
    ['IBAN', iban.value],
    ['AM', toText(amount, 'EUR')],
    ['CC', 'EUR'],
    ['PI', paymentSymbols(request.reference)],
    ['MSG', codeField(request.reference, 140)],
    ['CN', codeField(account.accountName || request.payee, 70)],
  ]
  const query = parameters
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `https://payme.sk/?${query.join('&')}`
}

/** Variable, specific and constant symbol. The variable one has at most ten digits, here the last ones of the number. */
function paymentSymbols(number: string): string {
  const digits = number.replace(/\D/g, '').slice(-10)
  return digits === '' ? '' : `/VS${digits}/SS/KS`
}

export const PAYMENT_CODE: PaymentCode = {
  kind: 'payme',
  currencies: ['EUR'],
  payload: paymePayload,
  description: () => ({
    en: 'The document carries the code of the Slovak banks for customers in Slovakia, for others that of the SEPA area.',
    fr: 'Le document porte le code des banques slovaques pour les clients en Slovaquie, celui de la zone SEPA pour les autres.',
    de: 'Das Dokument trägt für Kunden in der Slowakei den Code der slowakischen Banken, für andere den des SEPA-Raums.',
    es: 'El documento lleva el código de los bancos eslovacos para clientes en Eslovaquia y el de la zona SEPA para los demás.',
    pl: 'Dokument zawiera kod słowackich banków dla klientów na Słowacji, a dla pozostałych kod obszaru SEPA.',
    it: 'Il documento riporta il codice delle banche slovacche per i clienti in Slovacchia, per gli altri quello dell’area SEPA.',
    hi: 'दस्तावेज़ पर स्लोवाकिया के ग्राहकों के लिए स्लोवाक बैंकों का कोड है, अन्य के लिए SEPA क्षेत्र का।',
    ar: 'يحمل المستند رمز البنوك السلوفاكية للعملاء في سلوفاكيا، ورمز منطقة SEPA لغيرهم.',
    nl: 'Het document bevat voor klanten in Slowakije de code van de Slowaakse banken, voor anderen die van het SEPA-gebied.',
    pt: 'O documento contém o código dos bancos eslovacos para clientes na Eslováquia e, para os outros, o do espaço SEPA.',
  }),
  linkLabel: {
    en: 'Pay with a Slovak bank',
    fr: 'Payer avec une banque slovaque',
    de: 'Mit slowakischer Bank bezahlen',
    es: 'Pagar con un banco eslovaco',
    pl: 'Zapłać w słowackim banku',
    it: 'Paga con una banca slovacca',
    hi: 'स्लोवाक बैंक से भुगतान करें',
    ar: 'الدفع عبر بنك سلوفاكي',
    nl: 'Betalen via een Slowaakse bank',
    pt: 'Pagar através de um banco eslovaco',
  },
}
