import { getSimulatedCheckout, paySimulatedCheckout } from '@bordereau/contract/pay'
import { inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { findSimulatedCheckout, simulatePayment } from '../payments/simulated-payment.ts'
import { loadPage } from './get-pay-page.ts'
import { formOf, htmlPage, pageAddress } from './public-page.ts'
import { simulatedPage } from './simulated-page.ts'

/** The page of the sandbox: it looks like no provider's page and says that no money is moved. */
export const getSimulatedCheckoutRoute = publicRoute(
  getSimulatedCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (!found) return respond(seeOther(payAddress(query)))
    return respond(htmlPage(simulatedPage(found.facts, found.simulated, query.lang), 200))
  },
)

export const paySimulatedCheckoutRoute = publicRoute(
  paySimulatedCheckout,
  async ({ context, query, bytes }) => {
    const found = await findSimulated(context, query)
    const card = formOf(bytes).get('card') ?? ''
    if (found) await simulatePayment(context, found.simulated, card)
    return respond(seeOther(payAddress(query)))
  },
)

type Query = {
  readonly token: string
  readonly lang?: string | undefined
  readonly provider: string
  readonly reference: string
}

function payAddress({ token, lang }: Query): string {
  return pageAddress(`/pay/${encodeURIComponent(token)}`, lang)
}

/** Undefined where the link or the checkout is not for simulation, or the checkout is of other invoices. */
async function findSimulated(context: AppContext, query: Query) {
  const link = openPayLink(context, query.token)
  if (!link) return undefined
  return inWorkspace(context.db, link, async tx => {
    const simulated = await findSimulatedCheckout(tx, context, link.workspaceId, query)
    const path = `/pay/${query.token}`
    const page = await loadPage(tx, context, link, { path, lang: query.lang, isView: false })
    if (!simulated || !page) return undefined
    const [invoiceId, ...others] = simulated.invoiceIds
    const isOfPage = others.length === 0 && invoiceId === page.invoiceId
    return isOfPage ? { simulated, facts: page.facts } : undefined
  })
}
