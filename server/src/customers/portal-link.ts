import type { AppContext } from '../lib/app-context.ts'
import { openIds, sealIds } from '../lib/secret.ts'

const PURPOSE = 'portal-link'

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
