import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import type { BankAccount } from '@bordereau/domain/party/party'
import { type Element, el } from '../xml.ts'
import { writeDate } from './write-date.ts'

/** BG-16: one for each account. */
export function writePaymentMeans(
  payment: PaymentInstructions | undefined,
): (Element | undefined)[] {
  if (!payment) return []
  const accounts = payment.accounts.length === 0 ? [undefined] : payment.accounts
  return accounts.map((account, i) =>
    el('ram:SpecifiedTradeSettlementPaymentMeans', [
      el('ram:TypeCode', payment.meansCode),
      el('ram:Information', payment.meansText),
      ...(i === 0 ? [card(payment), debtor(payment)] : []),
      ...(account ? creditor(account) : []),
    ]),
  )
}

/** BT-20, BT-9 and BT-89. */
export function writeTerms(invoice: Invoice): Element | undefined {
  return el('ram:SpecifiedTradePaymentTerms', [
    el('ram:Description', invoice.paymentTerms),
    writeDate('ram:DueDateDateTime', invoice.dueDate),
    el('ram:DirectDebitMandateID', invoice.payment?.directDebit?.mandate),
  ])
}

/** BG-18. */
function card({ card }: PaymentInstructions): Element | undefined {
  return el('ram:ApplicableTradeSettlementFinancialCard', [
    el('ram:ID', card?.number),
    el('ram:CardholderName', card?.holder),
  ])
}

/** BT-91. */
function debtor({ directDebit }: PaymentInstructions): Element | undefined {
  return el('ram:PayerPartyDebtorFinancialAccount', [el('ram:IBANID', directDebit?.debitedAccount)])
}

/** BG-17. BT-86 is the BIC, or the country's own clearing code where there is none. */
function creditor(account: BankAccount): (Element | undefined)[] {
  return [
    el('ram:PayeePartyCreditorFinancialAccount', [
      el('ram:IBANID', account.iban),
      el('ram:AccountName', account.accountName),
      el('ram:ProprietaryID', account.iban === '' ? account.accountNumber : undefined),
    ]),
    el('ram:PayeeSpecifiedCreditorFinancialInstitution', [
      el('ram:BICID', account.bic === '' ? account.bankCode : account.bic),
    ]),
  ]
}
