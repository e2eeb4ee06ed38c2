import { endMandateInPortal } from '@bordereau/contract/payment-mandates'
import { endAllOfCustomer } from '../collections/end-mandate.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { findMandate } from '../mandates/store.ts'
import { formOf, pageAddress } from '../pay/public-page.ts'
import { portalPath, visitPortal } from './visit.ts'

/** Ends the permissions of the customer whose portal it is: the page says that nothing more is collected. */
export const endMandateInPortalRoute = publicRoute(endMandateInPortal, async call => {
  const { context, query, bytes } = call
  const lang = formOf(bytes).get('lang')
  const path = portalPath(query.token)
  const isEnded = await visitPortal(call, { ...query, lang }, async (tx, visit) => {
    const mandate = await findMandate(tx, visit.workspaceId, query.mandateId)
    if (mandate?.customer_id !== visit.customerId || mandate.status !== 'active') return false
    return endAllOfCustomer(tx, context, visit)
  })
  if (isEnded !== true) return respond(seeOther(pageAddress(path, lang)))
  const said = new URLSearchParams({ ...(lang ? { lang } : {}), said: 'mandate-ended' })
  return respond(seeOther(`${path}?${said}`))
})
