import { bankCodeLabel, formatBankCode } from '@bordereau/domain/country/bank-code'
import { payeeNumber } from '@bordereau/domain/country/rules'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { formatIban } from '@bordereau/domain/party/iban'
import type { BankAccount } from '@bordereau/domain/party/party'
import type { DocumentFormatter } from './document-formatter.ts'
import type { Fact } from './paper-data.ts'

/** What a payer needs to know of an account (BG-17), as the document prints it: each fact that the account has. */
export function accountFacts(
  account: BankAccount,
  invoice: Invoice,
  formatter: DocumentFormatter,
): Fact[] {
  const { country } = invoice.seller.address
  const holder = account.accountName || invoice.payee?.name || invoice.seller.legalName
  const payee = payeeNumber(account)
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
      formatter.labelIn((text, language) => bankCodeLabel(country, language) ?? text.bankCode),
      formatBankCode(account.bankCode, country),
    ),
    code(
      formatter.label(text => text.bic),
      account.bic,
    ),
    code([payee?.name ?? ''], payee?.number ?? ''),
    code(['UPI'], account.upiId),
    code(['Pix'], account.pixKey ?? ''),
  ].filter(fact => fact.value !== '')
}
