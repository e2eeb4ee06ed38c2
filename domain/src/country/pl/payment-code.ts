import { parseIban } from '../../party/iban.ts'
import type { BankAccount } from '../../party/party.ts'
import { type PaymentCode, type QrRequest, codeField } from '../payment-code.ts'

/**
 * Związek Banków Polskich, "Rekomendacja … kodu dwuwymiarowego (2D) dla realizacji polecenia przelewu" (2013): tax
 * number | country | account | amount in grosze, six digits | name, 20 | title, 32 | three reserved fields. An amount
 * above 9,999.99 does not fit: it is 000000, for the payer to fill in.
 */
export function zbpPayload(request: QrRequest): string | undefined {
  const { account, amount, currency, payeeNumbers = [] } = request
  const number = polishAccount(account)
  const name = codeField(account.accountName || request.payee, 20)
  if (currency !== 'PLN' || amount <= 0n || number === undefined || name === '') return undefined
  const grosze = amount > 999_999n ? '000000' : amount.toString().padStart(6, '0')
  const title = codeField(request.reference, 32)
  // The NIP, whichever identifier of the document it is.
  const nip = payeeNumbers.find(one => /^PL\d{10}$/.test(one)) ?? ''
  return [nip.slice(2), 'PL', number, grosze, name, title, '', '', ''].join('|')
}

/** Twenty-six digits: the IBAN without PL. */
function polishAccount(account: BankAccount): string | undefined {
  const written = account.iban || `PL${account.accountNumber.replace(/\s/g, '')}`
  const iban = parseIban(written)
  return iban.ok && iban.value.startsWith('PL') ? iban.value.slice(2) : undefined
}

export const PAYMENT_CODE: PaymentCode = {
  kind: 'zbp',
  currencies: ['PLN'],
  payload: zbpPayload,
  description: () => ({
    en: 'The document carries the code of the Polish banks.',
    fr: 'Le document porte le code des banques polonaises.',
    de: 'Das Dokument trägt den Code der polnischen Banken.',
    es: 'El documento lleva el código de los bancos polacos.',
    pl: 'Dokument zawiera kod polskich banków.',
    it: 'Il documento riporta il codice delle banche polacche.',
    hi: 'दस्तावेज़ पर पोलैंड के बैंकों का कोड है।',
    ar: 'يحمل المستند رمز البنوك البولندية.',
    nl: 'Het document bevat de code van de Poolse banken.',
    pt: 'O documento contém o código dos bancos polacos.',
  }),
}
