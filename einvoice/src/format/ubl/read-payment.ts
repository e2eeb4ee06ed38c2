import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { accountOf } from '../account.ts'
import { SEPA, UNDEFINED_MEANS } from '../codes.ts'
import { all, attribute, first, text, token } from '../node.ts'
import type { Node } from '../parse.ts'

/** BG-16, gathered from all PaymentMeans. */
export function readPayment(root: Node): Pick<Invoice, 'payment'> {
  const means = all(root, 'PaymentMeans')
  const lead = means[0]
  if (!lead || isOnlyDueDate(root, means)) return {}
  const card = first(root, 'PaymentMeans/CardAccount')
  const directDebit = readDirectDebit(root)
  return {
    payment: {
      meansCode: token(lead, 'PaymentMeansCode'),
      meansText: attribute(first(lead, 'PaymentMeansCode'), 'name'),
      remittance: means.map(node => token(node, 'PaymentID')).find(id => id !== '') ?? '',
      accounts: all(root, 'PaymentMeans/PayeeFinancialAccount').map(node =>
        accountOf({
          id: token(node, 'ID'),
          name: text(node, 'Name'),
          bank: token(node, 'FinancialInstitutionBranch/ID'),
        }),
      ),
      ...(card
        ? {
            card: {
              number: token(card, 'PrimaryAccountNumberID'),
              holder: text(card, 'HolderName'),
            },
          }
        : {}),
      ...(directDebit ? { directDebit } : {}),
    },
  }
}

/**
 * UBL has a credit note's due date in PaymentMeans only: a PaymentMeans with nothing but the date is no payment
 * instruction.
 */
function isOnlyDueDate(root: Node, means: readonly Node[]): boolean {
  const [only] = means
  return (
    root.name === 'CreditNote' &&
    means.length === 1 &&
    only?.children.length === 2 &&
    token(only, 'PaymentMeansCode') === UNDEFINED_MEANS &&
    first(only, 'PaymentDueDate') !== undefined
  )
}

function readDirectDebit(root: Node) {
  const mandate = first(root, 'PaymentMeans/PaymentMandate')
  if (!mandate) return undefined
  const creditor = [
    ...all(root, 'AccountingSupplierParty/Party/PartyIdentification/ID'),
    ...all(root, 'PayeeParty/PartyIdentification/ID'),
  ].find(id => attribute(id, 'schemeID') === SEPA)
  return {
    mandate: token(mandate, 'ID'),
    creditorId: creditor?.text.trim() ?? '',
    debitedAccount: token(mandate, 'PayerFinancialAccount/ID'),
  }
}
