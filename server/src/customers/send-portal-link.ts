import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import { sendPortalLink } from '@bordereau/contract/portal-link'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { enqueuePortalEmail } from './portal-email.ts'
import { portalLinkUrl } from './portal-link.ts'
import { activePortalLink, insertPortalLink, lockCustomer } from './portal-link-store.ts'
import { presentPortalLink } from './portal-links.ts'
import { findCustomer } from './store.ts'

export const sendPortalLinkRoute = workspaceRoute(
  sendPortalLink,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const { customerId } = query
    const key = { workspaceId, customerId }
    const isThere = await lockCustomer(tx, key)
    const customer = isThere && (await findCustomer(tx, workspaceId, customerId))
    const company = await findCompany(tx, workspaceId)
    if (!customer || !company) return refuse('not_found')
    const linkId =
      (await activePortalLink(tx, key))?.id ??
      (await insertPortalLink(tx, key, context.clock.now()))
    await enqueuePortalEmail(tx, context, {
      workspaceId,
      to: input.to,
      seller: withSoleTraderMark(company.profile).legalName,
      customer,
      link: portalLinkUrl(context, workspaceId, linkId),
      createdBy: member.id,
    })
    return respond(await presentPortalLink(tx, context, key))
  },
)
