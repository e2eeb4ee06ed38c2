import type { Tx } from '../db/database.ts'
import { idOf } from '../lib/id.ts'
import { notify } from '../notifications/notify.ts'
import type { CheckoutProvider } from '../payment-providers/provider.ts'
import type { UnreadableRow } from '../payment-providers/read-rows.ts'

/**
 * Notifies the members of rows of a provider's list that were left out, because what they say is in no sum. A row that is
 * listed again is notified once. Called after all other locks, as notify is.
 */
export function notifyUnreadable(
  tx: Tx,
  of: { readonly workspaceId: string; readonly provider: CheckoutProvider; readonly at: Date },
  rows: readonly UnreadableRow[],
): Promise<void> {
  const { workspaceId, provider, at } = of
  const inputs = rows.map(({ reference }) => ({
    kind: 'provider_unread' as const,
    subjectId: idOf(workspaceId, `${provider.name} ${reference}`),
    actorId: null,
    about: { provider: provider.label, reference },
    at,
  }))
  return notify(tx, workspaceId, inputs)
}
