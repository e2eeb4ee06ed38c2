import { formatList } from '@bordereau/domain/text/format'
import { getSimulatedPortalCheckout, paySimulatedPortalCheckout } from '@bordereau/contract/portal'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { htmlPage, pageAddress } from '../pay/public-page.ts'
import { simulatedPage } from '../pay/simulated-page.ts'
import { findSimulatedCheckout, simulatePayment } from '../payments/simulated-payment.ts'
import { numbersOfCustomer } from './store.ts'
import { portalPath, visitPortal } from './visit.ts'

/** The sandbox's page, of several invoices. */
export const getSimulatedPortalCheckoutRoute = publicRoute(
  getSimulatedPortalCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (!found) return respond(seeOther(pageAddress(portalPath(query.token), query.lang)))
    return respond(htmlPage(simulatedPage(found.facts, found.simulated, query.lang), 200))
  },
)

export const paySimulatedPortalCheckoutRoute = publicRoute(
  paySimulatedPortalCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (found) await simulatePayment(context, found.simulated)
    return respond(seeOther(pageAddress(portalPath(query.token), query.lang)))
  },
)

/** Undefined where the link or the checkout is not for simulation, or the checkout is another customer's. */
async function findSimulated(
  context: AppContext,
  query: {
    readonly token: string
    readonly lang?: string | undefined
    readonly provider: string
    readonly reference: string
  },
) {
  return visitPortal(context, query, async (tx, visit) => {
    const { workspaceId, language, path, seller } = visit
    const simulated = await findSimulatedCheckout(tx, context, workspaceId, query)
    if (!simulated) return undefined
    const { invoiceIds } = simulated
    const numbers = await numbersOfCustomer(tx, visit, invoiceIds)
    if (numbers.length !== invoiceIds.length) return undefined
    const number = formatList(numbers, language)
    const facts = { language, path, number, seller: seller.profile.legalName }
    return { simulated, facts }
  })
}
