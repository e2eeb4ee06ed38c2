import { correctInvoice } from '@bordereau/contract/corrections'
import { refuse } from '@bordereau/domain/decision'
import { countryRules } from '@bordereau/domain/country/rules'
import { debit, replace, seriesKindOf } from '@bordereau/domain/invoice/correct'
import { newId } from '../../lib/id.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { loadSeller } from '../document/parties-store.ts'
import { readDraft } from '../document/snapshot.ts'
import { asDate, lockInvoice } from '../document/store.ts'
import { beginAndPresent } from './begin-and-present.ts'
import { issuedCreditNotes } from './credit-store.ts'
import { isReplaced } from './replacement-store.ts'

/** Drafts a debit note or a corrected invoice, where the law of the seller's country knows it. */
export const correctInvoiceRoute = workspaceRoute(
  correctInvoice,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const { number, id: invoiceId } = row
    const issueDate = asDate(row.issue_date)
    if (number === null || issueDate === null) return refuse('not_issued')
    if (input.type === 'debit_note' && (await isReplaced(tx, row))) return refuse('is_replaced')
    const seller = await loadSeller(tx, workspaceId)
    const { country } = seller.profile.address
    const { corrections } = countryRules(country)
    if (!corrections.types.includes(input.type)) return refuse('correction_not_lawful')
    const invoice = {
      invoiceId,
      number,
      issueDate,
      draft: readDraft(row.draft, row.draft_format),
    }
    const draft =
      input.type === 'debit_note'
        ? debit(invoice, input.reason, newId)
        : replace(invoice, input.reason, newId, await issuedCreditNotes(tx, workspaceId, invoiceId))
    if (!draft.ok) return draft
    const author = { workspaceId, personId: member.id }
    return beginAndPresent(tx, context, author, draft.value, {
      kind: 'created',
      seriesKind: seriesKindOf(input.type, country),
    })
  },
)
