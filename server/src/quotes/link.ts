import type { AppContext } from '../lib/app-context.ts'
import { openIds, sealIds } from '../lib/secret.ts'

const PURPOSE = 'quote-link'

/** The public page of a version. Its token holds the workspace's and the version's id, authenticated with the secret. */
export function quoteLinkUrl(context: AppContext, workspaceId: string, revisionId: string): string {
  const token = sealIds(context.secret, PURPOSE, [workspaceId, revisionId])
  return `${context.config.publicUrl}/quote/${token}`
}

/** The ids in a link's token, undefined for a forged one. */
export function openQuoteLink(
  context: AppContext,
  token: string,
): { readonly workspaceId: string; readonly revisionId: string } | undefined {
  const [workspaceId, revisionId] = openIds(context.secret, PURPOSE, token) ?? []
  return workspaceId !== undefined && revisionId !== undefined
    ? { workspaceId, revisionId }
    : undefined
}
