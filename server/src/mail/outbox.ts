import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { insertMail } from './store.ts'

/** Mail of the instance itself stands under this workspace, which nobody is a member of. */
export const INSTANCE_WORKSPACE = '00000000-0000-0000-0000-000000000000'

export type Attachment = {
  readonly sha256: string
  readonly name: string
  readonly mediaType: string
}

export type NewMail = {
  readonly workspaceId: string
  readonly kind:
    | 'invoice'
    | 'reminder'
    | 'receipt'
    | 'invitation'
    | 'verify'
    | 'reset'
    | 'digest'
    | 'security'
  /** Addresses separated by commas. */
  readonly to: string
  readonly copyTo?: string
  readonly replyTo?: string
  readonly senderName?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  readonly invoiceId?: string
  /** Two requests for the same act carry the same key and make one message. */
  readonly dedupeKey: string
  readonly createdBy?: string
}

/**
 * Puts a message into the outbox, in the transaction of its cause: it goes out if and only if that commits. Not new: the
 * message of the same key, which stands there already.
 */
export async function enqueueMail(
  tx: Tx,
  house: House,
  mail: NewMail,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const at = house.clock.now()
  const written = await insertMail(tx, {
    workspace_id: mail.workspaceId,
    id: newId(),
    kind: mail.kind,
    invoice_id: mail.invoiceId ?? null,
    recipient: mail.to,
    copy_to: mail.copyTo ?? '',
    reply_to: mail.replyTo ?? '',
    sender_name: mail.senderName ?? '',
    subject: oneLine(mail.subject),
    body_text: mail.text,
    body_html: mail.html,
    attachments: JSON.stringify(mail.attachments ?? []),
    next_attempt_at: at,
    dedupe_key: mail.dedupeKey,
    // Made once, so that a message sent again is known to be the same by the servers on its way.
    message_id: `<${randomUUID()}@${new URL(house.config.publicUrl).hostname}>`,
    created_by: mail.createdBy ?? null,
    created_at: at,
  })
  if (written.isNew) await enqueueDelivery(tx, house, mail.workspaceId, written.id, 'first')
  return written
}

export async function enqueueDelivery(
  tx: Tx,
  house: House,
  workspaceId: string,
  mailId: string,
  round: string,
): Promise<void> {
  const at = house.clock.now()
  await enqueueJob(tx, {
    workspaceId,
    kind: 'deliver_mail',
    subjectId: mailId,
    runAt: at,
    at,
    dedupeKey: `mail ${mailId} ${round}`,
  })
  house.wakeJobs()
}

/** Line breaks in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim()
}
