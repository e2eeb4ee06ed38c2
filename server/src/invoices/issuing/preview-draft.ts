import { previewDraft } from '@bordereau/contract/pages'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { later } from '../../lib/response.ts'
import { today } from '../../lib/clock.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { documentStyleOf, previewOf } from './make-documents.ts'
import { loadBankAccount, loadBuyer, loadSeller } from '../document/parties-store.ts'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'

/** Renders after the transaction, so that a preview holds neither locks nor a connection. */
export const previewDraftRoute = workspaceRoute(
  previewDraft,
  async ({ context, tx, member, input }) => {
    const { draft, design } = input
    const { workspaceId } = member
    const seller = await loadSeller(tx, workspaceId)
    const buyer =
      draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
    const bankAccount = await loadBankAccount(tx, workspaceId, {
      id: draft.bankAccountId,
      currency: draft.currency,
    })
    const { invoice } = composeInvoice({
      draft,
      number: '',
      issueDate: draft.issueDate ?? today(context.clock, seller.timeZone),
      seller: seller.profile,
      buyer: buyer?.profile ?? emptyBuyer(seller.country),
      bankAccount,
    })
    const styled = design === undefined ? seller : { ...seller, paperDesign: design }
    const style = documentStyleOf(
      styled,
      draft,
      context.clock.now(),
      // Its token is made at issue.
      `${context.config.publicUrl}/pay/${'·'.repeat(40)}`,
    )
    const content = { invoice, totals: totalsOf(invoice), style }
    return later(() => previewOf(context, content, true))
  },
)

/** Stands for a customer that is not chosen yet; the country is the seller's. */
function emptyBuyer(country: string): PartyProfile {
  return {
    kind: 'business',
    legalName: '',
    tradingName: '',
    address: { line1: '', line2: '', line3: '', city: '', postCode: '', subdivision: '', country },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
  }
}
