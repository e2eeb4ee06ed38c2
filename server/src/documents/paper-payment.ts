import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { formatIban } from '@bordereau/domain/party/iban'
import type { BankAccount } from '@bordereau/domain/party/party'
import { documentQr, paymentReference } from '@bordereau/domain/payment/qr'
import { formatDate } from '@bordereau/domain/text/format'
import type { Fact, Paper, PaperCode } from './paper-data.ts'
import { isCreditNote } from './paper-sums.ts'
import { type DocumentFormatter, paragraphsOf } from './document-formatter.ts'

/**
 * BG-16 and BT-20: the account, the reference, the terms, and the QR code for a banking app. A draft cannot be paid:
 * its reference and the payload of its code are the text `draft`.
 */
export function paperPayment(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
  draft: string | null,
): Paper['payment'] {
  const terms = paragraphsOf(invoice.paymentTerms)
  const accounts = isCreditNote(invoice) ? [] : (invoice.payment?.accounts ?? [])
  if (accounts.length === 0 || totals.payable <= 0n) {
    if (terms.length === 0) return null
    const heading = formatter.label(text => text.paymentTerms)
    return { heading, facts: [], texts: terms, codes: [] }
  }
  const date = invoice.dueDate
  const payableBy = date
    ? [
        formatter.paragraph((text, language) =>
          text.payableBy({ date: formatDate(date, language) }),
        ),
      ]
    : []
  return {
    heading: formatter.label(text => text.payByTransfer),
    facts: [
      ...accounts.flatMap(account => accountFacts(account, invoice, formatter)),
      reference(invoice, formatter, draft),
    ],
    texts: terms.length > 0 ? terms : payableBy,
    codes: codesOf(invoice, totals, formatter, draft),
  }
}

function accountFacts(
  account: BankAccount,
  invoice: Invoice,
  formatter: DocumentFormatter,
): Fact[] {
  const holder = account.accountName || invoice.payee?.name || invoice.seller.legalName
  const code = (label: Fact['label'], value: string): Fact => ({ label, value, ltr: true })
  return [
    { label: formatter.label(text => text.accountHolder), value: holder, ltr: false },
    { label: formatter.label(text => text.bank), value: account.bankName, ltr: false },
    code(
      formatter.label(text => text.iban),
      formatIban(account.iban),
    ),
    code(
      formatter.label(text => text.accountNumber),
      account.iban === '' ? account.accountNumber : '',
    ),
    code(
      formatter.label(text => text.bankCode),
      account.bankCode,
    ),
    code(
      formatter.label(text => text.bic),
      account.bic,
    ),
    code(['UPI'], account.upiId),
  ].filter(fact => fact.value !== '')
}

function reference(invoice: Invoice, formatter: DocumentFormatter, draft: string | null): Fact {
  const label = formatter.label(text => text.reference)
  return { label, value: draft ?? paymentReference(invoice), ltr: draft === null }
}

function codesOf(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
  draft: string | null,
): PaperCode[] {
  const codes = (invoice.payment?.accounts ?? []).map(account =>
    documentQr(invoice, account, totals.payable),
  )
  const first = codes.find(code => code !== undefined)
  if (!first) return []
  const caption = formatter.label(text => text.scanToPay).join(' / ')
  return [{ payload: draft ?? first.payload, caption, alt: caption }]
}
