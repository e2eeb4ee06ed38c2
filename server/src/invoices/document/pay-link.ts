import { ledgerKindOf } from '@bordereau/domain/document-kind'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { AppContext } from '../../lib/app-context.ts'
import { newId } from '../../lib/id.ts'
import { openIds, sealIds } from '../../lib/secret.ts'

const PURPOSE = 'pay-link'

/** The public URL of a document. Its token holds the workspace's and the link's id, authenticated with the secret. */
export function payLinkUrl(context: AppContext, workspaceId: string, linkId: string): string {
  return `${context.config.publicUrl}/pay/${sealIds(context.secret, PURPOSE, [workspaceId, linkId])}`
}

/** A link to the payment page of a document that is about to be issued, whose paper names it. */
export type PayLink = { readonly id: string; readonly url: string }

/** Of what a customer pays: a credit note has none, nor what the company owes a supplier. */
export function newPayLink(
  context: AppContext,
  workspaceId: string,
  draft: Pick<Draft, 'kind' | 'type'>,
): PayLink | null {
  if (ledgerKindOf(draft) !== 'invoice') return null
  const id = newId()
  return { id, url: payLinkUrl(context, workspaceId, id) }
}

/** The ids in a pay link's token, undefined for a forged token. Revocation is checked in the database, not here. */
export function openPayLink(
  context: AppContext,
  token: string,
): { workspaceId: string; linkId: string } | undefined {
  const [workspaceId, linkId] = openIds(context.secret, PURPOSE, token) ?? []
  return workspaceId !== undefined && linkId !== undefined ? { workspaceId, linkId } : undefined
}
