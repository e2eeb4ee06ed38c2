import { markSent } from '@bordereau/contract/delivery'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { addEvent, lockInvoice, updateIssued } from '../document/store.ts'

export const markSentRoute = workspaceRoute(
  markSent,
  async ({ context, tx, member, query, input }) => {
    const row = await lockInvoice(tx, member.workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (!row.issued_at) return refuse('not_issued')
    const at = context.clock.now()
    if (!row.sent_at) await updateIssued(tx, member.workspaceId, row.id, { sent_at: at }, at)
    await addEvent(tx, member.workspaceId, {
      invoiceId: row.id,
      kind: 'marked_sent',
      personId: member.id,
      at,
      detail: { how: input.how },
    })
    return respond({})
  },
)
