import type { RequestOf } from '@bordereau/contract/endpoint'
import { creditInvoice } from '@bordereau/contract/invoices'
import { type Decision, refuse } from '@bordereau/domain/decision'
import { type CreditRefusal, creditLines, creditRest } from '@bordereau/domain/invoice/credit'
import type { Tx } from '../../db/database.ts'
import type { Author } from '../../lib/actor.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { issuedCreditNotes } from './credit-store.ts'
import { isSetOff } from './deposit-store.ts'
import { isReplaced } from './replacement-store.ts'
import { presentInvoice } from '../document/present.ts'
import { asDate, lockInvoice } from '../document/store.ts'
import { issuedDraft } from '../document/snapshot.ts'
import { beginDraft } from './write-draft.ts'

export const creditInvoiceRoute = workspaceRoute(
  creditInvoice,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const author = { workspaceId, personId: member.id }
    const begun = await beginCreditNote(tx, context.clock, author, query.invoiceId, input)
    if (!begun.ok) return begun
    const view = await presentInvoice(tx, context, workspaceId, begun.value)
    return view ? respond(view) : refuse('not_found')
  },
)

/** Drafts a credit note for the given lines, else for everything not yet credited. Returns the draft's id. */
export async function beginCreditNote(
  tx: Tx,
  clock: Clock,
  author: Author,
  invoiceId: string,
  { reason, lines }: RequestOf<typeof creditInvoice>,
): Promise<
  Decision<string, CreditRefusal | 'not_found' | 'not_issued' | 'deposit_set_off' | 'is_replaced'>
> {
  const row = await lockInvoice(tx, author.workspaceId, invoiceId)
  if (!row) return refuse('not_found')
  const issueDate = asDate(row.issue_date)
  if (row.number === null || issueDate === null) return refuse('not_issued')
  if (await isSetOff(tx, row)) return refuse('deposit_set_off')
  if (await isReplaced(tx, row)) return refuse('is_replaced')
  const invoice = {
    invoiceId: row.id,
    number: row.number,
    issueDate,
    draft: issuedDraft(row),
  }
  const earlier = await issuedCreditNotes(tx, author.workspaceId, row.id)
  const draft =
    lines === undefined
      ? creditRest(invoice, reason, newId, earlier)
      : creditLines(invoice, lines, reason, newId, earlier)
  if (!draft.ok) return draft
  const begun = await beginDraft(tx, clock, author, draft.value)
  return begun.ok ? begun : refuse('not_found')
}
