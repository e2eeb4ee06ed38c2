import type { NotificationAbout, NotificationKind } from '@bordereau/contract/notifications'
import { type Tx, enter, widen } from '../db/database.ts'
import { sendSignal } from '../db/signals.ts'
import type { Author } from '../lib/actor.ts'
import { mayBeTold } from './audience.ts'
import { askForDigest } from './digest-job.ts'
import { findInvited, holdRecipients, insertNotifications } from './store.ts'

/** Something worth telling. */
export type News = {
  readonly kind: NotificationKind
  /** The invoice, payment, message or invitation: a person is told of it once. */
  readonly subjectId: string
  /** Who did it, and therefore knows. */
  readonly actorId: string | null
  readonly about: NotificationAbout
  readonly at: Date
}

/**
 * Tells the members who may see it and want to know, in the transaction of what happened: they are told if and only if
 * that commits. Called after the last lock is taken, because it holds the company's counter until the end.
 */
export async function notify(
  tx: Tx,
  workspaceId: string,
  news: readonly News[],
  /** Nobody but this member. */
  only?: string,
): Promise<void> {
  if (news.length === 0) return
  const recipients = await holdRecipients(tx, workspaceId)
  const told = news.flatMap(one =>
    recipients.flatMap(({ personId, role, wish }) => {
      const { inApp, byMail } = wish(one.kind)
      const concerned = only === undefined || only === personId
      const wanted = concerned && personId !== one.actorId && (inApp || byMail)
      return wanted && mayBeTold(role, one.kind) ? [{ ...one, personId, inApp, byMail }] : []
    }),
  )
  const [first] = told
  if (!first) return
  await insertNotifications(tx, workspaceId, told)
  await sendSignal(tx, { of: 'workspace', id: workspaceId })
  if (told.some(one => one.byMail)) await askForDigest(tx, workspaceId, first.at)
}

/**
 * Tells whoever has an account under the invited address, in the companies they work in: the inviting one is not theirs to
 * see yet. Only a confirmed address counts, because the invitation's link is worth what the letterbox is.
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
  await widen(tx)
  const invited = await findInvited(tx, invitation.email)
  const { id: subjectId, about, at } = invitation
  const news: News = { kind: 'invited', subjectId, actorId: personId, about, at }
  for (const theirs of invited?.workspaceIds ?? []) {
    await notify(tx, theirs, [news], invited?.personId)
  }
  await enter(tx, { workspaceId, personId })
}
