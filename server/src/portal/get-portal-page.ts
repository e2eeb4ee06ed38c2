import { getPortalPage } from '@bordereau/contract/portal'
import { findPortalLink, noteOpened } from '../customers/portal-link-store.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { htmlPage, linkEnded } from '../pay/public-page.ts'
import { SAID } from './facts.ts'
import { loadPortal } from './load-portal.ts'
import { portalPage } from './page.ts'
import { visitPortal } from './visit.ts'

export const getPortalPageRoute = publicRoute(
  getPortalPage,
  async ({ context, query, head, acceptLanguage }) => {
    const said = SAID.find(one => one === query.said)
    const facts = await visitPortal(context, query, async (tx, visit) => {
      const link = await findPortalLink(tx, visit.workspaceId, visit.linkId)
      if (link && !head) await noteOpened(tx, link, context.clock.now())
      return loadPortal(tx, context, visit, { after: query.after, said })
    })
    return respond(
      facts ? htmlPage(portalPage(facts), 200) : linkEnded({ ...query, acceptLanguage }),
    )
  },
)
