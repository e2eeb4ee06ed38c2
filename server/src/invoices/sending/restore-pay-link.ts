import { restorePayLink } from '@bordereau/contract/pay-link'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { activePayLink, changePayLink, lastRevokedPayLink } from '../document/pay-link-store.ts'
import { addEvent, lockInvoice } from '../document/store.ts'

export const restorePayLinkRoute = workspaceRoute(
  restorePayLink,
  async ({ context, tx, member: { workspaceId, id: personId }, query: { invoiceId } }) => {
    if (!(await lockInvoice(tx, workspaceId, invoiceId))) return refuse('not_found')
    const id = await lastRevokedPayLink(tx, workspaceId, invoiceId)
    if (id === undefined || (await activePayLink(tx, workspaceId, invoiceId)))
      return refuse('not_restorable')
    const at = context.clock.now()
    await changePayLink(tx, { workspaceId, invoiceId, id }, null)
    await addEvent(tx, workspaceId, { invoiceId, kind: 'link_restored', personId, at })
    return respond({})
  },
)
