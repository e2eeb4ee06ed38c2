import type { NotificationAbout, NotificationKind } from '@bordereau/contract/notifications'
import { type Tx, setTenantScope, clearTenantScope } from '../db/database.ts'
import { sendSignal } from '../db/signals.ts'
import type { Author } from '../lib/actor.ts'
import { mayReceive } from './recipients.ts'
import { enqueueDigest } from './digest-job.ts'
import { findInvited, lockRecipients, insertNotifications } from './store.ts'

/** A notification before its recipients are known. */
export type NotificationInput = {
  readonly kind: NotificationKind
  /** The invoice, payment, message or invitation: a person is notified of it once. */
  readonly subjectId: string
  /** The person who caused it, who is not notified. */
  readonly actorId: string | null
  readonly about: NotificationAbout
  readonly at: Date
}

/**
 * Notifies the members whose role and preferences allow it, in the transaction of the cause: they are notified if and
 * only if that commits. Called after all other locks, because it locks the company's counter until the end.
 */
export async function notify(
  tx: Tx,
  workspaceId: string,
  inputs: readonly NotificationInput[],
  /** The only recipient. */
  only?: string,
): Promise<void> {
  if (inputs.length === 0) return
  const recipients = await lockRecipients(tx, workspaceId)
  const notifications = inputs.flatMap(one =>
    recipients.flatMap(({ personId, role, preferenceFor }) => {
      const { inApp, byMail } = preferenceFor(one.kind)
      const isRecipient = only === undefined || only === personId
      const wanted = isRecipient && personId !== one.actorId && (inApp || byMail)
      return wanted && mayReceive(role, one.kind) ? [{ ...one, personId, inApp, byMail }] : []
    }),
  )
  const [first] = notifications
  if (!first) return
  await insertNotifications(tx, workspaceId, notifications)
  await sendSignal(tx, { of: 'workspace', id: workspaceId })
  if (notifications.some(one => one.byMail)) await enqueueDigest(tx, workspaceId, first.at)
}

/**
 * Notifies the account with the invited address in its own companies, since it cannot see the inviting one yet. Only
 * for a confirmed address, because the invitation's link proves access to the mailbox.
 */
export async function notifyInvited(
  tx: Tx,
  { workspaceId, personId }: Author,
  invitation: {
    readonly id: string
    readonly email: string
    readonly at: Date
    readonly about: NotificationAbout
  },
): Promise<void> {
  await clearTenantScope(tx)
  const invited = await findInvited(tx, invitation.email)
  const { id: subjectId, about, at } = invitation
  const input: NotificationInput = { kind: 'invited', subjectId, actorId: personId, about, at }
  for (const theirWorkspaceId of invited?.workspaceIds ?? []) {
    await notify(tx, theirWorkspaceId, [input], invited?.personId)
  }
  await setTenantScope(tx, { workspaceId, personId })
}
