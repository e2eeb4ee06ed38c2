import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { startCheckout } from '@bordereau/contract/pay'
import { type Tx, inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { type CheckoutProvider, checkoutProviderOf } from '../payment-providers/provider.ts'
import { loadPage } from './get-pay-page.ts'
import { payPage } from './page.ts'
import { formOf, htmlPage, pageAddress, triedTooOften } from './public-page.ts'
import { recordCheckout, startAtProvider } from './start-at-provider.ts'

/**
 * The amount is what is open now. Where nothing can be paid any more, the payment page says so; where the provider
 * fails, the page offers the other ways.
 */
export const startCheckoutRoute = publicRoute(
  startCheckout,
  async ({ context, query, bytes, acceptLanguage, origin }) => {
    const form = formOf(bytes)
    const lang = form.get('lang')
    const networkAddress = form.has('save') ? origin.ip : undefined
    const page = pageAddress(`/pay/${encodeURIComponent(query.token)}`, lang)
    const link = openPayLink(context, query.token)
    const provider = checkoutProviderOf(context, query.provider)
    if (!link || !provider) return respond(seeOther(page))
    const tooMany = await tryOnce(context, 'checkoutOfLink', link.linkId)
    if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
    const begun = await inWorkspace(context.db, link, tx =>
      begin(tx, context, link, provider, { token: query.token, lang, networkAddress }),
    )
    if (!begun) return respond(seeOther(page))
    const address = await startAtProvider(context, provider, begun)
    if (address !== undefined) return respond(seeOther(address))
    const failed = { ...begun.facts, failedProvider: provider.label }
    return respond(htmlPage(payPage(failed), 503))
  },
)

/** The recorded checkout, and the facts of the page; undefined where the provider is not offered on it. */
async function begin(
  tx: Tx,
  context: AppContext,
  link: { readonly workspaceId: string; readonly linkId: string },
  provider: CheckoutProvider,
  visit: {
    readonly token: string
    readonly lang: string | null
    /** Of a customer who lets the method be kept. */
    readonly networkAddress: string | undefined
  },
) {
  const { token, lang, networkAddress } = visit
  const path = `/pay/${encodeURIComponent(token)}`
  const page = await loadPage(tx, context, link, { path, lang, isView: false })
  if (!page?.facts.checkouts.some(one => one.name === provider.name)) return undefined
  const { facts, invoiceId, customerId } = page
  const { open, currency, number, seller, language } = facts
  const checkout = await recordCheckout(tx, context, provider, {
    workspaceId: link.workspaceId,
    parts: [{ invoiceId, amount: open }],
    currency,
    number,
    payee: seller,
    language: textLanguageOf(language),
    page: pageAddress(path, lang),
    consent:
      networkAddress !== undefined && customerId !== null
        ? { customerId, customerName: facts.customer, seller, language, networkAddress }
        : undefined,
  })
  return checkout && { ...checkout, facts }
}
