import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import type { BankAccount } from '@bordereau/domain/party/party'
import { UNDEFINED_MEANS } from '../codes.ts'
import { type Element, el } from '../xml.ts'

/**
 * BG-16: one PaymentMeans for each account, BT-82 in the first only (UBL-SR-46). A credit note's due date (BT-9) is
 * here too, because UBL has no other element for it.
 */
export function writePayment(invoice: Invoice, credit: boolean): (Element | undefined)[] {
  const { payment } = invoice
  const due = credit ? invoice.dueDate : undefined
  if (!payment) {
    return due === undefined
      ? []
      : [
          el('cac:PaymentMeans', [
            el('cbc:PaymentMeansCode', UNDEFINED_MEANS),
            el('cbc:PaymentDueDate', due),
          ]),
        ]
  }
  const accounts = payment.accounts.length === 0 ? [undefined] : payment.accounts
  return accounts.map((account, i) =>
    el('cac:PaymentMeans', [
      el('cbc:PaymentMeansCode', payment.meansCode, {
        name: i === 0 ? payment.meansText : undefined,
      }),
      el('cbc:PaymentDueDate', due),
      el('cbc:PaymentID', payment.remittance),
      ...(i === 0 ? [card(payment)] : []),
      account && financialAccount(account),
      ...(i === 0 ? [mandate(payment)] : []),
    ]),
  )
}

/** BG-18. UBL requires the network of the card, for which EN 16931 has no term. */
function card({ card }: PaymentInstructions): Element | undefined {
  if (!card) return undefined
  return el('cac:CardAccount', [
    el('cbc:PrimaryAccountNumberID', card.number),
    el('cbc:NetworkID', 'NA'),
    el('cbc:HolderName', card.holder),
  ])
}

/** BG-17. BT-86 is the BIC, or the country's own clearing code where there is none. */
function financialAccount(account: BankAccount): Element | undefined {
  return el('cac:PayeeFinancialAccount', [
    el('cbc:ID', account.iban === '' ? account.accountNumber : account.iban),
    el('cbc:Name', account.accountName),
    el('cac:FinancialInstitutionBranch', [
      el('cbc:ID', account.bic === '' ? account.bankCode : account.bic),
    ]),
  ])
}

/** BG-19; BT-90 is with the payee. */
function mandate({ directDebit }: PaymentInstructions): Element | undefined {
  if (!directDebit) return undefined
  return el('cac:PaymentMandate', [
    el('cbc:ID', directDebit.mandate),
    el('cac:PayerFinancialAccount', [el('cbc:ID', directDebit.debitedAccount)]),
  ])
}
