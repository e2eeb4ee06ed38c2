import { type SampleOfPaper, previewDraft } from '@bordereau/contract/pages'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import { withCurrentFields } from '@bordereau/domain/invoice/custom-fields'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import type { BankAccount } from '@bordereau/domain/party/party'
import { today } from '../../lib/clock.ts'
import { later, workspaceRoute } from '../../lib/route.ts'
import { documentStyleOf, previewOf } from './make-documents.ts'
import {
  type Seller,
  loadBankAccount,
  loadBuyer,
  loadSeller,
  sidesOf,
} from '../document/parties-store.ts'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'

/** Renders after the transaction, so that a preview holds neither locks nor a connection. */
export const previewDraftRoute = workspaceRoute(
  previewDraft,
  async ({ context, tx, member, input }) => {
    const { design, sample } = input
    const { workspaceId } = member
    const company = sellerOf(await loadSeller(tx, workspaceId), design, sample)
    const draft = withCurrentFields(input.draft, company.customFields)
    const customer =
      draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
    const { seller, buyer } = sidesOf(draft, company, customer)
    const bankAccount = sample?.bankAccount
      ? accountOf(sample.bankAccount)
      : await loadBankAccount(tx, workspaceId, draft)
    const { invoice } = composeInvoice({
      draft,
      number: sample?.number ?? '',
      issueDate: draft.issueDate ?? today(context.clock, seller.timeZone),
      seller: seller.profile,
      buyer: sample?.buyer ?? buyer?.profile ?? emptyProfile(seller.country),
      bankAccount,
    })
    const style = documentStyleOf(
      { seller, buyer: sample?.buyer ?? buyer?.profile },
      draft,
      context.clock.now(),
      // Its token is made at issue.
      isSelfBilled(draft) ? null : `${context.config.publicUrl}/pay/${'·'.repeat(40)}`,
    )
    const content = { invoice, totals: totalsOf(invoice), style }
    return later(() => previewOf(context, content, sample === undefined))
  },
)

/** The company as it is stored, with what is typed and not saved yet. */
function sellerOf(
  stored: Seller,
  design: Seller['paperDesign'] | undefined,
  sample: SampleOfPaper | undefined,
): Seller {
  return {
    ...stored,
    profile: sample?.seller ?? stored.profile,
    paperDesign: design ?? stored.paperDesign,
    paperTypeface: sample?.typeface ?? stored.paperTypeface,
    paperMargins: sample?.margins ?? stored.paperMargins,
    accentColor: sample?.accentColor ?? stored.accentColor,
    footer: sample?.footer ?? stored.footer,
  }
}

const accountOf = (typed: NonNullable<SampleOfPaper['bankAccount']>): BankAccount => ({
  id: '',
  ...typed,
})
