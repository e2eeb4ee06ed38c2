import { formatList } from '@bordereau/domain/text/format'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { startPortalCheckout } from '@bordereau/contract/portal'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { isUuid } from '../lib/id.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { formOf, pageAddress, triedTooOften } from '../pay/public-page.ts'
import { recordCheckout, startAtProvider } from '../pay/start-at-provider.ts'
import { type CheckoutProvider, checkoutProviderOf } from '../payment-providers/provider.ts'
import { payableSum } from './payable.ts'
import { openInvoices } from './store.ts'
import { type Visit, portalPath, visitPortal } from './visit.ts'

/**
 * The amounts are what is open of the selected invoices now. Selected invoices that are not open any more, of another
 * customer or of another currency than the first are left out. Where nothing is left, the page says so.
 */
export const startPortalCheckoutRoute = publicRoute(startPortalCheckout, async call => {
  const { context, query, bytes, acceptLanguage, origin } = call
  const path = portalPath(query.token)
  const form = formOf(bytes)
  const lang = form.get('lang')
  const page = (said: string) =>
    respond(seeOther(`${path}?${new URLSearchParams({ ...(lang ? { lang } : {}), said })}`))
  const provider = checkoutProviderOf(context, form.get('provider') ?? '')
  const ids = form.getAll('invoice').filter(isUuid)
  const networkAddress = form.has('save') ? origin.ip : undefined
  if (!provider || ids.length === 0) return page('nothing-selected')
  const visited = await visitPortal(call, { ...query, lang }, async (_, visit) => visit)
  if (!visited) return respond(seeOther(pageAddress(path, lang)))
  const tooMany = await tryOnce(context, 'checkoutOfLink', visited.accessId)
  if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
  const begun = await visitPortal(call, { ...query, lang }, (tx, visit) =>
    begin(tx, context, visit, provider, { ids, lang, networkAddress }),
  )
  if (!begun) return page('nothing-selected')
  const address = await startAtProvider(context, provider, begun)
  return address === undefined ? page('checkout-failed') : respond(seeOther(address))
})

async function begin(
  tx: Tx,
  context: AppContext,
  visit: Visit,
  provider: CheckoutProvider,
  wanted: {
    readonly ids: readonly string[]
    readonly lang: string | null
    /** Of a customer who lets the method be kept. */
    readonly networkAddress: string | undefined
  },
) {
  const { ids, lang, networkAddress } = wanted
  const open = await openInvoices(tx, visit, ids)
  const currency = open[0]?.currency
  if (currency === undefined) return undefined
  const invoices = open.filter(row => row.currency === currency)
  const parts = invoices.map(row => ({ invoiceId: row.id, amount: openOfRow(row) }))
  const sum = parts.reduce((total, part) => total + part.amount, 0n)
  if (!provider.isAvailable(payableSum(currency, sum))) return undefined
  const { workspaceId, language, path, seller } = visit
  return recordCheckout(tx, context, provider, {
    workspaceId,
    parts,
    currency,
    number: numbersOf(invoices, language),
    payee: seller.profile.legalName,
    language: textLanguageOf(language),
    page: pageAddress(path, lang),
    consent: networkAddress === undefined ? undefined : consentOf(visit, networkAddress),
  })
}

function consentOf({ customerId, customer, seller, language }: Visit, networkAddress: string) {
  const names = { customerName: customer.profile.legalName, seller: seller.profile.legalName }
  return { customerId, ...names, language, networkAddress }
}

/** Providers show and store this text; their limits begin at 200 characters. */
const MOST_CHARACTERS = 120

function numbersOf(invoices: readonly InvoiceRow[], language: string): string {
  const text = formatList(
    invoices.map(({ number }) => number ?? ''),
    language,
  )
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 2)} …` : text
}
