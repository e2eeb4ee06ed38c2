import { getSimulatedCheckout, paySimulatedCheckout } from '@bordereau/contract/pay'
import { formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import { respond, seeOther } from '../lib/response.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute } from '../lib/route.ts'
import { checkoutProviderOf } from '../payment-providers/provider.ts'
import { openReference } from '../payments/checkout.ts'
import { type CheckoutRow, findCheckout, listParts } from '../payments/checkout-store.ts'
import { accessTo } from '../payments/provider-access.ts'
import { recordEvent } from '../payments/record-event.ts'
import { loadPage } from './get-pay-page.ts'
import type { PayFacts } from './facts.ts'
import { htmlDocument } from './html-document.ts'
import { htmlPage, pageAddress } from './public-page.ts'

/** The page of the sandbox: it looks like no provider's page and says that no money is moved. */
export const getSimulatedCheckoutRoute = publicRoute(
  getSimulatedCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (!found)
      return respond(seeOther(pageAddress(`/pay/${encodeURIComponent(query.token)}`, query.lang)))
    return respond(htmlPage(simulatedPage(found.facts, found.checkout, query), 200))
  },
)

export const paySimulatedCheckoutRoute = publicRoute(
  paySimulatedCheckout,
  async ({ context, query }) => {
    const found = await findSimulated(context, query)
    if (found) {
      const { checkout, simulate, services } = found
      const { id, amount_minor: amount, currency, workspace_id: workspaceId } = checkout
      const event = simulate(services, { id, reference: query.reference, amount, currency })
      await recordEvent(context, { workspaceId, provider: checkout.provider }, event)
    }
    return respond(seeOther(pageAddress(`/pay/${encodeURIComponent(query.token)}`, query.lang)))
  },
)

type Query = {
  readonly token: string
  readonly lang?: string | undefined
  readonly provider: string
  readonly reference: string
}

/** Undefined where the link, the checkout or the provider is not for simulation. */
async function findSimulated(context: AppContext, query: Query) {
  const link = openPayLink(context, query.token)
  const ids = openReference(context, query.reference)
  const provider = checkoutProviderOf(context, query.provider)
  const simulate = provider?.simulate
  if (!link || !provider || !simulate || ids?.workspaceId !== link.workspaceId) return undefined
  return inWorkspace(context.db, link, async tx => {
    const key = { workspace_id: ids.workspaceId, id: ids.id, provider: provider.name }
    const checkout = await findCheckout(tx, key)
    const access = await accessTo(tx, context, link.workspaceId, provider)
    const path = `/pay/${query.token}`
    const page = await loadPage(tx, context, link, { path, lang: query.lang, isView: false })
    const parts = checkout ? await listParts(tx, checkout) : []
    const isOfPage = parts.length === 1 && parts[0]?.invoiceId === page?.invoiceId
    if (!checkout || !access || !page || !isOfPage) return undefined
    return { checkout, simulate, services: access.services, facts: page.facts }
  })
}

/** `number`: what is paid. */
export function simulatedPage(
  facts: Pick<PayFacts, 'language' | 'number' | 'seller' | 'path'>,
  checkout: CheckoutRow,
  { reference, lang }: Pick<Query, 'reference' | 'lang'>,
): string {
  const { language, number, seller, path } = facts
  const { online } = textIn(language)
  const action = `${path}/checkout/${checkout.provider}/${reference}`
  const amount = formatMinor(checkout.amount_minor, checkout.currency, language)
  const body = html`<section class="sandbox">
    <p class="watermark" aria-hidden="true">SANDBOX</p>
    <h1>${online.sandboxTitle}</h1>
    <p role="note" class="notice">${online.testNotice}</p>
    <p class="for"><bdi>${seller}</bdi> · <bdi>${number}</bdi></p>
    <p class="sum">${amount}</p>
    <form method="post" action="${pageAddress(action, lang)}">
      <button type="submit" class="button">${online.sandboxPay({ amount })}</button>
    </form>
    <p><a href="${pageAddress(path, lang)}">${online.sandboxBack}</a></p>
  </section>`
  return htmlDocument({ language, title: online.sandboxTitle }, body)
}
