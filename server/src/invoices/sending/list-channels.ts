import { listDeliveryChannels } from '@bordereau/contract/delivery'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { deliveryServices } from '../../mail-server/find-mail-server.ts'
import { findInvoice } from '../document/store.ts'
import { recipientOf } from './delivery-facts.ts'

export const listDeliveryChannelsRoute = workspaceRoute(
  listDeliveryChannels,
  async ({ context, tx, member, query }) => {
    const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const recipient = await recipientOf(tx, row, undefined)
    const services = await deliveryServices(tx, context, member.workspaceId)
    const channels = context.channels.map(channel => {
      const reach = channel.canReach(recipient)
      return {
        name: channel.name,
        label: channel.label,
        kinds: [...channel.kinds],
        configured: channel.isConfigured(services),
        address: reach.ok ? reach.address : '',
        missing: reach.ok ? [] : [...reach.missing],
      }
    })
    return respond({ channels })
  },
)
