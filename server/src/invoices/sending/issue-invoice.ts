import type { RequestOf } from '@bordereau/contract/endpoint'
import { issueInvoice } from '@bordereau/contract/invoices'
import { may } from '@bordereau/domain/access/policy'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import {
  type SelfBilledSeriesKind,
  isSelfBilledSeries,
} from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../../db/database.ts'
import type { DeliveryChannel } from '../../delivery/channel.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { afterCommit, respond, workspaceRoute } from '../../lib/route.ts'
import { type InvoiceView, presentInvoice } from '../document/present.ts'
import { type InvoiceRow, seriesKindOfRow } from '../document/store.ts'
import { checkDraft, seriesOfChecked } from '../issuing/check-draft.ts'
import { type DraftFacts, loadDraftFacts } from '../issuing/draft-facts-store.ts'
import { issueChecked } from '../issuing/issue-queue.ts'
import type { Issued } from '../issuing/issue-request.ts'
import type { SeriesKey } from '../issuing/issue-store.ts'
import { beginSupplierSeries } from '../issuing/series-store.ts'
import { presentIssued } from '../issuing/present-issued.ts'
import { hasRelations } from '../issuing/relations.ts'
import { messagesOfBroken } from '../issuing/rule-message.ts'
import { recipientOf } from './delivery-facts.ts'
import { queueDelivery, requestedChannel } from './queue-delivery.ts'

export const issueInvoiceRoute = workspaceRoute(
  issueInvoice,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const { seriesId, send } = input
    const facts = await loadDraftFacts(tx, workspaceId, query.invoiceId, { seriesId, personId })
    if (!facts) return refuse('not_found')
    const { row } = facts
    if (row.issued_at) return refuse('already_issued', { number: row.number })
    if (row.version !== input.version) return refuse('changed_meanwhile', { version: row.version })
    if (send && !may(member.role, 'invoices.send')) return refuse('forbidden')
    // Checked before a number is assigned: with `send`, a document that cannot be sent is not issued.
    const channel = requestedChannel(context, send?.channel, 'invoice')
    if (!channel) return refuse('channel_unavailable')
    if (send && row.customer_id !== null) {
      const reach = channel.canReach(await recipientOf(tx, row, send.to))
      if (!reach.ok) return refuse('no_recipient', { missing: reach.missing })
    }
    const checked = checkDraft(context, facts)
    if (!checked.ok) {
      return checked.refusal === 'rules_broken'
        ? refuse('rules_broken', await messagesOfBroken(checked.detail, member.language))
        : checked
    }
    const usual = seriesKindOfRow(row)
    const kind = seriesOfChecked(usual, checked.value)
    const series = isSelfBilledSeries(kind)
      ? await supplierSeries(tx, context, row, kind)
      : { workspaceId, kind, seriesId }
    const request = {
      context,
      series,
      seen: kind === usual ? facts.series : undefined,
      invoiceId: row.id,
      version: row.version,
      checked: checked.value,
      personId,
      confirmDateJump: input.confirmDateJump ?? false,
      priority: 'request' as const,
    }
    const sending = send && { ...send, channel }
    return afterCommit(async (_, storeResponse) => {
      const issued = await issueChecked<InvoiceView, OwnRefusal>({
        ...request,
        after: async (later, done) => {
          const view = await sendAndPresent(later, context, facts, done, sending)
          if (!view.ok) return view
          return (await storeResponse(later, view.value)) ? view : refuse('already_running')
        },
      })
      return issued.ok ? respond(issued.value) : issued
    })
  },
)

/** What happens to an issued document in the transaction of its number: it is queued for delivery, and shown. */
async function sendAndPresent(
  tx: Tx,
  context: AppContext,
  facts: DraftFacts,
  issued: Issued,
  sending: Sending | undefined,
): Promise<Decision<InvoiceView, OwnRefusal>> {
  const { workspace_id: workspaceId, id, kind } = facts.row
  // Nothing else changed with an ordinary invoice, so nothing is read again.
  if (!sending && kind === 'invoice' && !hasRelations(facts.draft))
    return accept(presentIssued(context, facts, issued))
  if (sending) {
    const { number, personId } = issued.row
    if (sending.number !== undefined && sending.number !== number)
      return refuse('number_changed', { number })
    const { channel, ...input } = sending
    const message = { ...input, kind: 'invoice', undoable: true } as const
    const author = { workspaceId, personId }
    const queued = await queueDelivery(tx, context, author, id, message, channel)
    if (!queued.ok) throw new Error(`${number} is issued and cannot be sent: ${queued.refusal}`)
  }
  const view = await presentInvoice(tx, context, workspaceId, id)
  return view ? accept(view) : refuse('not_found')
}

/** The series of the supplier that a self-billed document is of, begun with its first one. */
async function supplierSeries(
  tx: Tx,
  context: AppContext,
  { workspace_id: workspaceId, customer_id: id, customer_name: name }: InvoiceRow,
  kind: SelfBilledSeriesKind,
): Promise<SeriesKey> {
  const supplier = { id: id ?? '', name, at: context.clock.now() }
  const { id: seriesId } = await beginSupplierSeries(tx, workspaceId, kind, supplier)
  return { workspaceId, kind, seriesId }
}

type OwnRefusal = 'number_changed' | 'not_found' | 'already_running'

type Sending = Omit<NonNullable<RequestOf<typeof issueInvoice>['send']>, 'channel'> & {
  readonly channel: DeliveryChannel
}
