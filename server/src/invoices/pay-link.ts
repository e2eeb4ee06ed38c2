import type { House } from '../lib/house.ts'
import { openIds, sealIds } from '../lib/secret.ts'

const PURPOSE = 'pay-link'

/** The public address of a document: names workspace and link, and proves that we made it. */
export function payLinkUrl(house: House, workspaceId: string, linkId: string): string {
  return `${house.config.publicUrl}/pay/${sealIds(house.secret, PURPOSE, [workspaceId, linkId])}`
}

/** What a pay link's token names, or undefined when we did not make it. Whether it is revoked, the database knows. */
export function openPayLink(
  house: House,
  token: string,
): { workspaceId: string; linkId: string } | undefined {
  const [workspaceId, linkId] = openIds(house.secret, PURPOSE, token) ?? []
  return workspaceId !== undefined && linkId !== undefined ? { workspaceId, linkId } : undefined
}
