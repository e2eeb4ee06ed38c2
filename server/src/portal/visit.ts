import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { openPortalLink } from '../customers/portal-link.ts'
import { findPortalLink } from '../customers/portal-link-store.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import {
  type Buyer,
  type Seller,
  loadBuyer,
  loadSeller,
} from '../invoices/document/parties-store.ts'
import type { AppContext } from '../lib/app-context.ts'

/** A customer who opened a valid link: the parties, and the language of the page. */
export type Visit = {
  readonly workspaceId: string
  readonly linkId: string
  readonly customerId: string
  readonly customer: Buyer
  readonly seller: Seller
  readonly path: string
  readonly language: string
}

/** The path of a customer's portal, without a trailing slash. */
export function portalPath(token: string): string {
  return `/portal/${encodeURIComponent(token)}`
}

/** Does the work for the customer whose link has this token; undefined where the link is forged or revoked. */
export async function visitPortal<Result>(
  context: AppContext,
  query: { readonly token: string; readonly lang?: string | null | undefined },
  work: (tx: Tx, visit: Visit) => Promise<Result>,
): Promise<Result | undefined> {
  const ids = openPortalLink(context, query.token)
  if (!ids) return undefined
  const visit = async (tx: Tx) => {
    const { workspaceId, linkId } = ids
    const link = await findPortalLink(tx, workspaceId, linkId)
    const customer = link && (await loadBuyer(tx, workspaceId, link.customer_id))
    if (!link || !customer) return undefined
    return work(tx, {
      workspaceId,
      linkId,
      customerId: link.customer_id,
      customer,
      seller: await loadSeller(tx, workspaceId),
      path: portalPath(query.token),
      language: textLanguageOf(query.lang ?? customer.language),
    })
  }
  return inWorkspace(context.db, ids, visit, { repeatable: true })
}
