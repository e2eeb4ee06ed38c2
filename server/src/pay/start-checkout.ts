import { startCheckout } from '@bordereau/contract/pay'
import { type Tx, inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import { respond, seeOther } from '../lib/response.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import {
  type CheckoutOrder,
  type CheckoutProvider,
  type ProviderServices,
  checkoutProviderOf,
} from '../payment-providers/provider.ts'
import { beginCheckout } from '../payments/checkout.ts'
import { accessTo, eventsUrlOf } from '../payments/provider-access.ts'
import type { PayFacts } from './facts.ts'
import { loadPage } from './get-pay-page.ts'
import { payPage } from './page.ts'
import { formOf, htmlPage, pageAddress, triedTooOften } from './public-page.ts'
import { startAtProvider } from './start-at-provider.ts'

/**
 * The amount is what is open now. Where nothing can be paid any more, the payment page says so; where the provider
 * fails, the page offers the other ways.
 */
export const startCheckoutRoute = publicRoute(
  startCheckout,
  async ({ context, query, bytes, acceptLanguage }) => {
    const lang = formOf(bytes).get('lang')
    const page = pageAddress(`/pay/${encodeURIComponent(query.token)}`, lang)
    const link = openPayLink(context, query.token)
    const provider = checkoutProviderOf(context, query.provider)
    if (!link || !provider) return respond(seeOther(page))
    const tooMany = await tryOnce(context, 'checkoutOfLink', link.linkId)
    if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
    const begun = await inWorkspace(context.db, link, tx =>
      begin(tx, context, link, provider, { token: query.token, lang }),
    )
    if (!begun) return respond(seeOther(page))
    const address = await startAtProvider(context, provider, begun)
    if (address !== undefined) return respond(seeOther(address))
    const failed = { ...begun.facts, failedProvider: provider.label }
    return respond(htmlPage(payPage(failed), 503))
  },
)

type Begun = {
  readonly order: CheckoutOrder
  readonly facts: PayFacts
  readonly services: ProviderServices
}

async function begin(
  tx: Tx,
  context: AppContext,
  link: { readonly workspaceId: string; readonly linkId: string },
  provider: CheckoutProvider,
  { token, lang }: { readonly token: string; readonly lang: string | null },
): Promise<Begun | undefined> {
  const path = `/pay/${encodeURIComponent(token)}`
  const page = await loadPage(tx, context, link, { path, lang, isView: false })
  if (!page?.facts.checkouts.some(one => one.name === provider.name)) return undefined
  const access = await accessTo(tx, context, link.workspaceId, provider)
  if (!access) return undefined
  const { services, mode, accountId } = access
  const { facts, invoiceId } = page
  const amount = { amount: facts.open, currency: facts.currency }
  const { workspaceId } = link
  const begun = await beginCheckout(tx, context, {
    workspaceId,
    provider: provider.name,
    mode,
    accountId,
    parts: [{ invoiceId, amount: facts.open }],
    currency: facts.currency,
  })
  const { number, seller: payee, language } = facts
  const returnUrl = `${context.config.publicUrl}${pageAddress(path, lang)}`
  const eventsUrl = eventsUrlOf(context, provider.name, workspaceId)
  const order = { ...begun, ...amount, number, payee, language, returnUrl, eventsUrl }
  return { order, facts, services }
}
