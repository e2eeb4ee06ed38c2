import { revokePayLink } from '@bordereau/contract/pay-link'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { revokePayLinks } from '../document/pay-link-store.ts'
import { addEvent, lockInvoice } from '../document/store.ts'

export const revokePayLinkRoute = workspaceRoute(
  revokePayLink,
  async ({ context, tx, member, query }) => {
    const row = await lockInvoice(tx, member.workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const at = context.clock.now()
    await revokePayLinks(tx, member.workspaceId, row.id, at)
    await addEvent(tx, member.workspaceId, {
      invoiceId: row.id,
      kind: 'link_revoked',
      personId: member.id,
      at,
    })
    return respond({})
  },
)
