import { findCompany } from '../company/store.ts'
import { openPortalSignIn, portalSignInPath } from '../customers/portal-link.ts'
import { inWorkspace } from '../db/database.ts'
import { type Seller, loadSeller } from '../invoices/document/parties-store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { languageOf } from '../pay/public-page.ts'

/** A visit at the address where the customers of a company sign in. */
export type SignInVisit = {
  readonly workspaceId: string
  readonly seller: Seller
  readonly path: string
  readonly language: string
}

/** The company of the address; undefined where it is forged, or the company is no more. */
export async function visitSignIn(
  context: AppContext,
  company: string,
  reader: { readonly lang?: string | null | undefined; readonly acceptLanguage: string },
): Promise<SignInVisit | undefined> {
  const workspaceId = openPortalSignIn(context, company)
  if (workspaceId === undefined) return undefined
  const seller = await inWorkspace(context.db, { workspaceId }, async tx =>
    (await findCompany(tx, workspaceId)) ? loadSeller(tx, workspaceId) : undefined,
  )
  return (
    seller && {
      workspaceId,
      seller,
      path: portalSignInPath(context, workspaceId),
      language: languageOf(reader),
    }
  )
}
