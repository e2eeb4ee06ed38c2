import { sendInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { queueDelivery, requestedChannel } from './queue-delivery.ts'

export const sendInvoiceRoute = workspaceRoute(
  sendInvoice,
  async ({ context, tx, member, query, input }) => {
    const channel = requestedChannel(context, input.channel, input.kind)
    if (!channel) return refuse('channel_unavailable')
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const queued = await queueDelivery(tx, context, author, query.invoiceId, input, channel)
    return queued.ok ? respond(queued.value) : queued
  },
)
