import { formatList } from '@bordereau/domain/text/format'
import { getSimulatedPortalCheckout, paySimulatedPortalCheckout } from '@bordereau/contract/portal'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { formOf, htmlPage, pageAddress } from '../pay/public-page.ts'
import { simulatedPage } from '../pay/simulated-page.ts'
import { findSimulatedCheckout, simulatePayment } from '../payments/simulated-payment.ts'
import { numbersOfCustomer } from './store.ts'
import { portalPath, visitPortal } from './visit.ts'

/** The sandbox's page, of several invoices. */
export const getSimulatedPortalCheckoutRoute = publicRoute(
  getSimulatedPortalCheckout,
  async call => {
    const { query } = call
    const found = await findSimulated(call, query)
    if (!found) return respond(seeOther(pageAddress(portalPath(query.token), query.lang)))
    return respond(htmlPage(simulatedPage(found.facts, found.simulated, query.lang), 200))
  },
)

export const paySimulatedPortalCheckoutRoute = publicRoute(
  paySimulatedPortalCheckout,
  async call => {
    const { context, query } = call
    const found = await findSimulated(call, query)
    if (found) await simulatePayment(context, found.simulated, formOf(call.bytes).get('card') ?? '')
    return respond(seeOther(pageAddress(portalPath(query.token), query.lang)))
  },
)

/** Undefined where the link or the checkout is not for simulation, or the checkout is another customer's. */
async function findSimulated(
  call: Parameters<typeof visitPortal>[0],
  query: {
    readonly token: string
    readonly lang?: string | undefined
    readonly provider: string
    readonly reference: string
  },
) {
  return visitPortal(call, query, async (tx, visit) => {
    const { workspaceId, language, path, seller } = visit
    const simulated = await findSimulatedCheckout(tx, call.context, workspaceId, query)
    if (!simulated) return undefined
    const { invoiceIds } = simulated
    const numbers = await numbersOfCustomer(tx, visit, invoiceIds)
    if (numbers.length !== invoiceIds.length) return undefined
    const number = formatList(numbers, language)
    const facts = { language, path, number, seller: seller.profile.legalName }
    return { simulated, facts }
  })
}
