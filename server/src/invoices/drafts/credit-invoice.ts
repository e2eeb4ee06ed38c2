import type { RequestOf } from '@bordereau/contract/endpoint'
import { creditInvoice } from '@bordereau/contract/invoices'
import { type Decision, refuse } from '@bordereau/domain/decision'
import {
  type CreditRefusal,
  type IssuedDocument,
  creditLines,
  creditRest,
  isOverCredited,
} from '@bordereau/domain/invoice/credit'
import { creditAmount } from '@bordereau/domain/invoice/credit-amount'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Minor } from '@bordereau/domain/money/currency'
import { textIn } from '@bordereau/domain/text/text'
import type { Tx } from '../../db/database.ts'
import type { Author } from '../../lib/actor.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { type CreditableRefusal, lockCreditable } from './creditable.ts'
import { presentInvoice } from '../document/present.ts'
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
): Promise<Decision<string, CreditRefusal | CreditableRefusal>> {
  const loaded = await lockCreditable(tx, author.workspaceId, invoiceId)
  if (!loaded.ok) return loaded
  const { row, invoice, earlier } = loaded.value
  const draft =
    lines === undefined
      ? restOf(invoice, { reason, earlier, left: row.payable_minor - row.credited_minor })
      : creditLines(invoice, lines, reason, newId, earlier)
  if (!draft.ok) return draft
  const begun = await beginDraft(tx, clock, author, draft.value)
  return begun.ok ? begun : refuse('not_found')
}

/** Line by line; where an amount was credited before, which is of no line, what is left as an amount too. */
function restOf(
  invoice: IssuedDocument,
  of: { readonly reason: string; readonly earlier: readonly Draft[]; readonly left: Minor },
): Decision<Draft, CreditRefusal> {
  const { reason, earlier: already, left } = of
  const rest = creditRest(invoice, reason, newId, already)
  if (!rest.ok || !isOverCredited(invoice.draft, rest.value, already)) return rest
  const lineName = textIn(invoice.draft.language).online.refundSubject(invoice)
  return creditAmount(invoice, { amount: left, reason, lineName, newLineId: newId, already })
}
