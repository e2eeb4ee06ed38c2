import { previewDraft } from '@bordereau/contract/pages'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { later } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { lookOf, previewOf } from './make-documents.ts'
import { loadBankAccount, loadBuyer, loadSeller } from './parties-store.ts'
import { composed } from './profile.ts'

/** Rendered after the transaction: a preview holds no lock and no connection. */
export const previewDraftRoute = workspaceRoute(
  previewDraft,
  async ({ house, tx, member, input }) => {
    const { draft, design } = input
    const { workspaceId } = member
    const seller = await loadSeller(tx, workspaceId)
    const buyer =
      draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
    const bankAccount = await loadBankAccount(tx, workspaceId, {
      id: draft.bankAccountId,
      currency: draft.currency,
    })
    const { invoice } = composed({
      draft,
      number: '',
      issueDate: draft.issueDate ?? today(house.clock, seller.timeZone),
      seller: seller.profile,
      buyer: buyer?.profile ?? nobody(seller.country),
      bankAccount,
    })
    const paper = design === undefined ? seller : { ...seller, paperDesign: design }
    const look = lookOf(paper, draft, house.clock.now())
    const content = { invoice, totals: totalsOf(invoice), look }
    return later(() => previewOf(house, content, true))
  },
)

/** The place of a customer who is not chosen yet. */
function nobody(country: string): PartyProfile {
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
