import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { formatIban } from '@bordereau/domain/party/iban'
import type { BankAccount } from '@bordereau/domain/party/party'
import { qrFor } from '@bordereau/domain/payment/qr'
import { formatDate } from '@bordereau/domain/text/format'
import type { Fact, Paper, PaperCode } from './paper-data.ts'
import { isCreditNote } from './paper-sums.ts'
import { type Voice, paragraphsOf } from './voice.ts'

/**
 * BG-16 and BT-20: the account, the reference, the terms, and the code that a banking app reads. Nobody can pay a draft:
 * it shows `draft`, the word, for the reference, and its code holds nothing else.
 */
export function paperPayment(
  invoice: Invoice,
  totals: Totals,
  voice: Voice,
  draft: string | null,
): Paper['payment'] {
  const terms = paragraphsOf(invoice.paymentTerms)
  const accounts = isCreditNote(invoice) ? [] : (invoice.payment?.accounts ?? [])
  if (accounts.length === 0 || totals.payable <= 0n) {
    if (terms.length === 0) return null
    const heading = voice.label(text => text.paymentTerms)
    return { heading, facts: [], texts: terms, codes: [] }
  }
  const date = invoice.dueDate
  const payableBy = date
    ? [voice.sentence((text, language) => text.payableBy({ date: formatDate(date, language) }))]
    : []
  return {
    heading: voice.label(text => text.payByTransfer),
    facts: [
      ...accounts.flatMap(account => accountFacts(account, invoice, voice)),
      reference(invoice, voice, draft),
    ],
    texts: terms.length > 0 ? terms : payableBy,
    codes: codesOf(invoice, totals, voice, draft),
  }
}

function accountFacts(account: BankAccount, invoice: Invoice, voice: Voice): Fact[] {
  const holder = account.accountName || invoice.payee?.name || invoice.seller.legalName
  const code = (label: Fact['label'], value: string): Fact => ({ label, value, ltr: true })
  return [
    { label: voice.label(text => text.accountHolder), value: holder, ltr: false },
    { label: voice.label(text => text.bank), value: account.bankName, ltr: false },
    code(
      voice.label(text => text.iban),
      formatIban(account.iban),
    ),
    code(
      voice.label(text => text.accountNumber),
      account.iban === '' ? account.accountNumber : '',
    ),
    code(
      voice.label(text => text.bankCode),
      account.bankCode,
    ),
    code(
      voice.label(text => text.bic),
      account.bic,
    ),
    code(['UPI'], account.upiId),
  ].filter(fact => fact.value !== '')
}

function reference(invoice: Invoice, voice: Voice, draft: string | null): Fact {
  const label = voice.label(text => text.reference)
  return { label, value: draft ?? referenceOf(invoice), ltr: draft === null }
}

function referenceOf(invoice: Invoice): string {
  return invoice.payment?.remittance || invoice.number
}

function codesOf(
  invoice: Invoice,
  totals: Totals,
  voice: Voice,
  draft: string | null,
): PaperCode[] {
  const codes = (invoice.payment?.accounts ?? []).map(account =>
    qrFor({
      currency: invoice.currency,
      amount: totals.payable,
      account,
      payee: invoice.payee?.name ?? invoice.seller.legalName,
      reference: referenceOf(invoice),
      nip: invoice.seller.vatId.startsWith('PL') ? invoice.seller.vatId : '',
    }),
  )
  const first = codes.find(code => code !== undefined)
  if (!first) return []
  const caption = voice.label(text => text.scanToPay).join(' / ')
  return [{ payload: draft ?? first.payload, caption, alt: caption }]
}
