import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { BankAccount } from '@bordereau/domain/party/party'
import { accountOf } from '../account.ts'
import { all, first, text, token } from '../node.ts'
import type { Node } from '../parse.ts'

/** BG-16, gathered from all means of payment. */
export function readPayment(settlement: Node | undefined): Pick<Invoice, 'payment'> {
  const means = all(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const lead = means[0]
  if (!lead) return {}
  const card = means
    .map(node => first(node, 'ApplicableTradeSettlementFinancialCard'))
    .find(node => node !== undefined)
  const directDebit = readDirectDebit(settlement, means)
  return {
    payment: {
      meansCode: token(lead, 'TypeCode'),
      meansText: text(lead, 'Information'),
      remittance: token(settlement, 'PaymentReference'),
      accounts: means.flatMap(readAccount),
      ...(card
        ? { card: { number: token(card, 'ID'), holder: text(card, 'CardholderName') } }
        : {}),
      ...(directDebit ? { directDebit } : {}),
    },
  }
}

function readAccount(means: Node): BankAccount[] {
  const account = first(means, 'PayeePartyCreditorFinancialAccount')
  if (!account) return []
  const iban = token(account, 'IBANID')
  return [
    accountOf({
      id: iban === '' ? token(account, 'ProprietaryID') : iban,
      isIban: iban !== '',
      name: text(account, 'AccountName'),
      bank: token(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    }),
  ]
}

/** The mandate is in the terms of payment; Peppol's examples have these within the means of payment. */
function readDirectDebit(settlement: Node | undefined, means: readonly Node[]) {
  const mandate = [settlement, ...means].flatMap(node =>
    all(node, 'SpecifiedTradePaymentTerms/DirectDebitMandateID'),
  )[0]
  const debtor = means
    .map(node => first(node, 'PayerPartyDebtorFinancialAccount/IBANID'))
    .find(node => node !== undefined)
  const creditorId = token(settlement, 'CreditorReferenceID')
  if (!mandate && !debtor && creditorId === '') return undefined
  return {
    mandate: mandate?.text.trim() ?? '',
    creditorId,
    debitedAccount: debtor?.text.trim() ?? '',
  }
}
