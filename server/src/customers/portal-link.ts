import type { AppContext } from '../lib/app-context.ts'
import { openIds, sealIds } from '../lib/secret.ts'

const PURPOSE = 'portal-link'
const ACCOUNT = 'portal-account'
const COMPANY = 'portal-company'

/** The public URL of a customer's portal. Its token holds the workspace's and the link's id, authenticated with the secret. */
export function portalLinkUrl(context: AppContext, workspaceId: string, linkId: string): string {
  const token = sealIds(context.secret, PURPOSE, [workspaceId, linkId])
  return `${context.config.publicUrl}/portal/${token}`
}

/** The ids in a link's token, undefined for a forged one. Revocation is checked in the database, not here. */
export function openPortalLink(
  context: AppContext,
  token: string,
): { readonly workspaceId: string; readonly linkId: string } | undefined {
  const [workspaceId, linkId] = openIds(context.secret, PURPOSE, token) ?? []
  return workspaceId !== undefined && linkId !== undefined ? { workspaceId, linkId } : undefined
}

/**
 * The token of a customer's portal for those who are signed in with a code. It opens nothing without their session, and is
 * authenticated only so that it cannot be made up.
 */
export function portalAccountToken(
  context: AppContext,
  workspaceId: string,
  customerId: string,
): string {
  return sealIds(context.secret, ACCOUNT, [workspaceId, customerId])
}

export function openPortalAccount(
  context: AppContext,
  token: string,
): { readonly workspaceId: string; readonly customerId: string } | undefined {
  const [workspaceId, customerId] = openIds(context.secret, ACCOUNT, token) ?? []
  return workspaceId !== undefined && customerId !== undefined
    ? { workspaceId, customerId }
    : undefined
}

/** The path at which customers of a company sign in with a code. The company may publish it. */
export function portalSignInPath(context: AppContext, workspaceId: string): string {
  return `/portal/sign-in/${sealIds(context.secret, COMPANY, [workspaceId])}`
}

/** The id of the company, undefined for an address that was not given. */
export function openPortalSignIn(context: AppContext, token: string): string | undefined {
  return openIds(context.secret, COMPANY, token)?.[0]
}
