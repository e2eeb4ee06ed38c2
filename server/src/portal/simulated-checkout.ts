import { getSimulatedPortalCheckout, paySimulatedPortalCheckout } from '@bordereau/contract/portal'
import type { AppContext } from '../lib/app-context.ts'
import { respond, seeOther } from '../lib/response.ts'
import { publicRoute } from '../lib/route.ts'
import { htmlPage, pageAddress } from '../pay/public-page.ts'
import { simulatedPage } from '../pay/simulated-checkout.ts'
import { checkoutProviderOf } from '../payment-providers/provider.ts'
import { openReference } from '../payments/checkout.ts'
import { findCheckout, listParts } from '../payments/checkout-store.ts'
import { accessTo } from '../payments/provider-access.ts'
import { recordEvent } from '../payments/record-event.ts'
import { numbersOfCustomer } from './store.ts'
import { portalPath, visitPortal } from './visit.ts'

/** The sandbox's page, of several invoices. */
export const getSimulatedPortalCheckoutRoute = publicRoute(
  getSimulatedPortalCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (!found) return respond(seeOther(pageAddress(portalPath(query.token), query.lang)))
    return respond(htmlPage(simulatedPage(found.facts, found.checkout, query), 200))
  },
)

export const paySimulatedPortalCheckoutRoute = publicRoute(
  paySimulatedPortalCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (found) {
      const { checkout, simulate, services } = found
      const { id, amount_minor: amount, currency, workspace_id: workspaceId } = checkout
      const event = simulate(services, { id, reference: query.reference, amount, currency })
      await recordEvent(context, { workspaceId, provider: checkout.provider }, event)
    }
    return respond(seeOther(pageAddress(portalPath(query.token), query.lang)))
  },
)

/** Undefined where the link, the checkout or the provider is not for simulation, or the checkout is another customer's. */
async function findSimulated(
  context: AppContext,
  query: {
    readonly token: string
    readonly lang?: string | undefined
    readonly provider: string
    readonly reference: string
  },
) {
  const ids = openReference(context, query.reference)
  const provider = checkoutProviderOf(context, query.provider)
  const simulate = provider?.simulate
  if (!ids || !provider || !simulate) return undefined
  return visitPortal(context, query, async (tx, visit) => {
    const { workspaceId, language, path, seller } = visit
    if (ids.workspaceId !== workspaceId) return undefined
    const key = { workspace_id: workspaceId, id: ids.id, provider: provider.name }
    const checkout = await findCheckout(tx, key)
    const access = await accessTo(tx, context, workspaceId, provider)
    const invoiceIds = (await listParts(tx, key)).map(part => part.invoiceId)
    const numbers = await numbersOfCustomer(tx, visit, invoiceIds)
    if (!checkout || !access || numbers.length !== invoiceIds.length) return undefined
    const number = new Intl.ListFormat(language).format(numbers)
    const facts = { language, path, number, seller: seller.profile.legalName }
    return { checkout, simulate, services: access.services, facts }
  })
}
