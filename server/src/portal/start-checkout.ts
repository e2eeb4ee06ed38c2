import { startPortalCheckout } from '@bordereau/contract/portal'
import type { Tx } from '../db/database.ts'
import { openOfRow } from '../invoices/document/present.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { isUuid } from '../lib/id.ts'
import { respond, seeOther } from '../lib/response.ts'
import { publicRoute } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { formOf, pageAddress, triedTooOften } from '../pay/public-page.ts'
import { startAtProvider } from '../pay/start-at-provider.ts'
import { type CheckoutProvider, checkoutProviderOf } from '../payment-providers/provider.ts'
import { beginCheckout } from '../payments/checkout.ts'
import { accessTo, eventsUrlOf } from '../payments/provider-access.ts'
import { payableSum } from './payable.ts'
import { openInvoices } from './store.ts'
import { type Visit, portalPath, visitPortal } from './visit.ts'

/**
 * The amounts are what is open of the selected invoices now. Selected invoices that are not open any more, of another
 * customer or of another currency than the first are left out. Where nothing is left, the page says so.
 */
export const startPortalCheckoutRoute = publicRoute(
  startPortalCheckout,
  async ({ context, query, bytes, acceptLanguage }) => {
    const path = portalPath(query.token)
    const form = formOf(bytes)
    const lang = form.get('lang')
    const page = (said: string) =>
      respond(seeOther(`${path}?${new URLSearchParams({ ...(lang ? { lang } : {}), said })}`))
    const provider = checkoutProviderOf(context, form.get('provider') ?? '')
    const ids = form.getAll('invoice').filter(isUuid)
    if (!provider || ids.length === 0) return page('nothing-selected')
    const visited = await visitPortal(context, { ...query, lang }, async (_, visit) => visit)
    if (!visited) return respond(seeOther(pageAddress(path, lang)))
    const tooMany = await tryOnce(context, 'checkoutOfLink', visited.linkId)
    if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
    const begun = await visitPortal(context, { ...query, lang }, (tx, visit) =>
      begin(tx, context, visit, provider, { ids, lang }),
    )
    if (!begun) return page('nothing-selected')
    const address = await startAtProvider(context, provider, begun)
    return address === undefined ? page('checkout-failed') : respond(seeOther(address))
  },
)

async function begin(
  tx: Tx,
  context: AppContext,
  visit: Visit,
  provider: CheckoutProvider,
  { ids, lang }: { readonly ids: readonly string[]; readonly lang: string | null },
) {
  const open = await openInvoices(tx, visit, ids)
  const currency = open[0]?.currency
  const access = await accessTo(tx, context, visit.workspaceId, provider)
  if (currency === undefined || !access) return undefined
  const invoices = open.filter(row => row.currency === currency)
  const parts = invoices.map(row => ({ invoiceId: row.id, amount: openOfRow(row) }))
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
  const payee = visit.seller.profile.legalName
  if (!provider.isAvailable(payableSum(currency, amount))) return undefined
  const { workspaceId, language, path } = visit
  const { services, mode, accountId } = access
  const checkout = { workspaceId, provider: provider.name, mode, accountId, parts, currency }
  const begun = await beginCheckout(tx, context, checkout)
  const number = numbersOf(invoices, language)
  const returnUrl = `${context.config.publicUrl}${pageAddress(path, lang)}`
  const eventsUrl = eventsUrlOf(context, provider.name, workspaceId)
  const order = { ...begun, amount, currency, number, payee, language, returnUrl, eventsUrl }
  return { services, order }
}

/** Providers show and store this text; their limits begin at 200 characters. */
const MOST_CHARACTERS = 120

function numbersOf(invoices: readonly InvoiceRow[], language: string): string {
  const text = new Intl.ListFormat(language).format(invoices.map(({ number }) => number ?? ''))
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 2)} …` : text
}
