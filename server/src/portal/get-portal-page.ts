import { getPortalPage } from '@bordereau/contract/portal'
import { noteOpened } from '../customers/portal-link-store.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { htmlPage } from '../pay/public-page.ts'
import { portalEnded } from './ended.ts'
import { SAID } from './facts.ts'
import { loadPortal } from './load-portal.ts'
import { portalPage } from './page.ts'
import { visitPortal } from './visit.ts'

export const getPortalPageRoute = publicRoute(getPortalPage, async call => {
  const { context, query, head, acceptLanguage } = call
  const said = SAID.find(one => one === query.said)
  const facts = await visitPortal(call, query, async (tx, visit) => {
    if (visit.link && !head) await noteOpened(tx, visit.link, context.clock.now())
    return loadPortal(tx, context, visit, { after: query.after, said })
  })
  if (facts) return respond(htmlPage(portalPage(facts), 200))
  return respond(portalEnded(context, query, acceptLanguage))
})
