import type { PayLink } from '../document/pay-link.ts'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { agreedReference as referenceByAgreement } from '@bordereau/domain/country/rules'
import { taxPointsOf } from '@bordereau/domain/returns/tax-points'
import type { BankAccount } from '@bordereau/domain/party/party'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'
import { type DocumentContent, documentStyleOf } from './make-documents.ts'
import { writeSnapshot } from '../document/snapshot.ts'
import type { Checked } from './check-draft.ts'

export type ComposedIssue = DocumentContent & {
  readonly totals: Totals
  /** The stored text of the snapshot. */
  readonly frozen: string
  /** What the bank reports of a transfer by an agreement on references; '' without one. */
  readonly agreedReference: string
  /** Of the payment page that its paper names; null for what is not paid. */
  readonly payLinkId: string | null
}

/** The issued document with its number, as it is frozen and as its files are made from it. */
export function composeIssue(
  checked: Checked,
  number: string,
  at: Date,
  payLink: PayLink | null,
): ComposedIssue {
  const { draft, seller, buyer, bankAccount, vatProof, issueDate } = checked
  const { invoice } = composeInvoice({
    draft,
    number,
    issueDate,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
  })
  const totals = totalsOf(invoice)
  const taxPoints = taxPointsOf({
    draft,
    invoice,
    totals,
    seller: seller.profile,
    buyer: buyer.profile,
    issueDate,
  })
  const style = documentStyleOf({ seller, buyer: buyer.profile }, draft, at, payLink?.url ?? null)
  const frozen = writeSnapshot({
    invoice,
    totals,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
    look: style,
    ...(vatProof ? { vatProof } : {}),
    ...(taxPoints ? { taxPoints } : {}),
  })
  const agreedReference = agreedReferenceOf(bankAccount, number)
  return {
    invoice,
    totals,
    choice: buyer.profile.eInvoiceChoice,
    style,
    frozen,
    agreedReference,
    payLinkId: payLink?.id ?? null,
  }
}

function agreedReferenceOf(account: BankAccount | null, number: string): string {
  return account === null ? '' : (referenceByAgreement(account, number) ?? '')
}
