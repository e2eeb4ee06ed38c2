import { endMandateOnPayPage } from '@bordereau/contract/payment-mandates'
import { endAllOfCustomer } from '../collections/end-mandate.ts'
import { inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { loadPage } from './get-pay-page.ts'
import { formOf, pageAddress, triedTooOften } from './public-page.ts'

/**
 * Who has the link may end what it says is collected: to stop a payment no more should be needed than to be notified of it, and
 * the invoice can still be paid in every other way.
 */
export const endMandateOnPayPageRoute = publicRoute(
  endMandateOnPayPage,
  async ({ context, query, bytes, acceptLanguage }) => {
    const lang = formOf(bytes).get('lang')
    const path = `/pay/${encodeURIComponent(query.token)}`
    const page = respond(seeOther(pageAddress(path, lang)))
    const link = openPayLink(context, query.token)
    if (!link) return page
    const tooMany = await tryOnce(context, 'checkoutOfLink', link.linkId)
    if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
    const { workspaceId } = link
    await inWorkspace(
      context.db,
      link,
      async tx => {
        const shown = await loadPage(tx, context, link, { path, lang, isView: false })
        const { facts, customerId } = shown ?? {}
        if (facts?.collection && customerId)
          await endAllOfCustomer(tx, context, { workspaceId, customerId })
      },
      { repeatable: true },
    )
    return page
  },
)
