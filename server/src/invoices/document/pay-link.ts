import type { AppContext } from '../../lib/app-context.ts'
import { openIds, sealIds } from '../../lib/secret.ts'

const PURPOSE = 'pay-link'

/** The public URL of a document. Its token holds the workspace's and the link's id, authenticated with the secret. */
export function payLinkUrl(context: AppContext, workspaceId: string, linkId: string): string {
  return `${context.config.publicUrl}/pay/${sealIds(context.secret, PURPOSE, [workspaceId, linkId])}`
}

/** The ids in a pay link's token, undefined for a forged token. Revocation is checked in the database, not here. */
export function openPayLink(
  context: AppContext,
  token: string,
): { workspaceId: string; linkId: string } | undefined {
  const [workspaceId, linkId] = openIds(context.secret, PURPOSE, token) ?? []
  return workspaceId !== undefined && linkId !== undefined ? { workspaceId, linkId } : undefined
}
