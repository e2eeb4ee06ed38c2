import { endMandateInPortal } from '@bordereau/contract/payment-mandates'
import { endMandate } from '../collections/end-mandate.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { findMandate } from '../mandates/store.ts'
import { formOf, pageAddress } from '../pay/public-page.ts'
import { portalPath, visitPortal } from './visit.ts'

/** Ends a permission of the customer whose portal it is. */
export const endMandateInPortalRoute = publicRoute(endMandateInPortal, async call => {
  const { context, query, bytes } = call
  const lang = formOf(bytes).get('lang')
  const path = portalPath(query.token)
  const isEnded = await visitPortal(call, { ...query, lang }, async (tx, visit) => {
    const { workspaceId, customerId } = visit
    const mandate = await findMandate(tx, workspaceId, query.mandateId)
    if (mandate?.customer_id !== customerId) return false
    const by = { by: 'customer', personId: null } as const
    return endMandate(tx, context, { workspaceId, id: mandate.id }, by)
  })
  if (isEnded !== true) return respond(seeOther(pageAddress(path, lang)))
  const said = new URLSearchParams({ ...(lang ? { lang } : {}), said: 'mandate-ended' })
  return respond(seeOther(`${path}?${said}`))
})
