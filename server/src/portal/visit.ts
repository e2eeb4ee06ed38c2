import type { Endpoint } from '@bordereau/contract/endpoint'
import { type AccountHolder, findHolder } from '../customer-statements/account-holder.ts'
import { openPortalAccount, openPortalLink, portalSignInPath } from '../customers/portal-link.ts'
import { type PortalLinkRow, findPortalLink } from '../customers/portal-link-store.ts'
import { addressesOf, findPortalSession } from '../customers/portal-session-store.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { Buyer } from '../invoices/document/parties-store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { Call } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'

/** A customer who opened a valid link or is signed in: the parties, and the language of the page. */
export type Visit = AccountHolder & {
  /** The id of the link or of the session. */
  readonly accessId: string
  /** null for a customer who is signed in. */
  readonly link: PortalLinkRow | null
  readonly path: string
  /** Where the customer signs out; null for a visit by link. */
  readonly signInPath: string | null
}

/** The path of a customer's portal, without a trailing slash. */
export function portalPath(token: string): string {
  return `/portal/${encodeURIComponent(token)}`
}

type PortalCall = Pick<Call<Endpoint>, 'context' | 'portalToken'>

/**
 * Does the work for the customer whose link has this token, or for that of a token whose session the request has; undefined
 * where the token is forged, the link revoked or the session over.
 */
export async function visitPortal<Result>(
  call: PortalCall,
  query: { readonly token: string; readonly lang?: string | null | undefined },
  work: (tx: Tx, visit: Visit) => Promise<Result>,
): Promise<Result | undefined> {
  const { context } = call
  const access = accessOf(call, query.token)
  if (!access) return undefined
  const visit = async (tx: Tx) => {
    const { workspaceId } = access
    const found = await access.find(tx)
    if (!found) return undefined
    const { accessId, link, customerId } = found
    const holder = await findHolder(tx, { workspaceId, customerId }, query.lang)
    if (!holder || !found.isOf(holder.customer)) return undefined
    const path = portalPath(query.token)
    return work(tx, { ...holder, accessId, link, path, signInPath: access.signInPath })
  }
  return inWorkspace(context.db, access, visit, { repeatable: true, isRead: true })
}

/** The path at which the customer gets a code instead of a link that ended; undefined for a forged token. */
export function signInPathFor(context: AppContext, token: string): string | undefined {
  const ids = openPortalLink(context, token) ?? openPortalAccount(context, token)
  return ids && portalSignInPath(context, ids.workspaceId)
}

type Found = Pick<Visit, 'accessId' | 'link'> & {
  readonly customerId: string
  readonly isOf: (customer: Buyer) => boolean
}

/** How to find what a token opens: a link by itself, an account with the session of the request. */
function accessOf(
  { context, portalToken }: PortalCall,
  token: string,
):
  | {
      readonly workspaceId: string
      readonly signInPath: string | null
      readonly find: (tx: Tx) => Promise<Found | undefined>
    }
  | undefined {
  const link = openPortalLink(context, token)
  if (link)
    return {
      workspaceId: link.workspaceId,
      signInPath: null,
      find: async tx => {
        const row = await findPortalLink(tx, link.workspaceId, link.linkId)
        return row && { accessId: row.id, link: row, customerId: row.customer_id, isOf: () => true }
      },
    }
  const account = openPortalAccount(context, token)
  const cookie = account ? portalToken(account.workspaceId) : ''
  if (!account || cookie === '') return undefined
  const { workspaceId, customerId } = account
  return {
    workspaceId,
    signInPath: portalSignInPath(context, workspaceId),
    find: async tx => {
      const now = context.clock.now()
      const session = await findPortalSession(tx, workspaceId, hashOf(cookie), now)
      if (!session) return undefined
      const isOf = (customer: Buyer) => addressesOf(customer).includes(session.email)
      return { accessId: session.id, link: null, customerId, isOf }
    },
  }
}
