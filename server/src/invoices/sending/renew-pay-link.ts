import { renewPayLink } from '@bordereau/contract/pay-link'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { payLinkUrl } from '../document/pay-link.ts'
import { insertPayLink, revokePayLinks } from '../document/pay-link-store.ts'
import { addEvent, lockInvoice } from '../document/store.ts'

export const renewPayLinkRoute = workspaceRoute(
  renewPayLink,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (!row.issued_at) return refuse('not_issued')
    const at = context.clock.now()
    await revokePayLinks(tx, workspaceId, row.id, at)
    const linkId = await insertPayLink(tx, workspaceId, row.id, at)
    await addEvent(tx, workspaceId, {
      invoiceId: row.id,
      kind: 'link_renewed',
      personId: member.id,
      at,
    })
    return respond({ payLink: payLinkUrl(context, workspaceId, linkId) })
  },
)
