import type { Tx } from '../db/database.ts'
import type { ComposedMessage } from '../delivery/channel.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { insertMail } from './store.ts'

/** The workspace of the instance's own mail. It has no members. */
export const INSTANCE_WORKSPACE = '00000000-0000-0000-0000-000000000000'

/** The kind of the jobs that deliver messages. */
export const DELIVER = 'deliver'

export type NewMail = ComposedMessage & {
  readonly workspaceId: string
  /** The name of its delivery channel. */
  readonly channel: string
  readonly kind:
    | 'invoice'
    | 'reminder'
    | 'receipt'
    | 'invitation'
    | 'verify'
    | 'reset'
    | 'digest'
    | 'security'
    | 'quote'
    | 'portal'
    | 'portal_code'
    | 'accompanying_document'
    | 'collection'
  /** In the form that the channel uses; e-mail addresses are separated by commas. */
  readonly recipient: string
  readonly invoiceId?: string
  /** Requests with the same key create one message. */
  readonly dedupeKey: string
  readonly createdBy?: string
  /** The earliest time to send it; by default now. */
  readonly sendAt?: Date
  /** Part of a batch: single messages are sent before it. */
  readonly bulk?: boolean
  /** The payment link that was created for this message. */
  readonly payLinkId?: string
}

/** How long sending can be undone. */
const UNDO_MS = 10_000

export function undoableUntil(context: AppContext): Date {
  return new Date(context.clock.now().getTime() + UNDO_MS)
}

/** Seconds until a message is sent, by the server's clock, which may differ from a browser's. */
export function secondsLeft(context: AppContext, sendAt: Date): number {
  return Math.max(0, Math.ceil((sendAt.getTime() - context.clock.now().getTime()) / 1000))
}

/**
 * Adds a message to the outbox in the transaction of its cause, so that it is sent if and only if that commits. `isNew`
 * is false for an existing message with the same key.
 */
export async function enqueueMail(
  tx: Tx,
  context: AppContext,
  mail: NewMail,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const at = context.clock.now()
  const sendAt = mail.sendAt ?? at
  const written = await insertMail(tx, mailRow(mail, at))
  if (written.isNew) {
    const delivery = { workspaceId: mail.workspaceId, mailId: written.id, round: 'first' }
    await enqueueDelivery(tx, context, { ...delivery, sendAt, bulk: mail.bulk ?? false })
  }
  return written
}

/** The row of a message that is queued at this time. */
export function mailRow(mail: NewMail, at: Date) {
  return {
    workspace_id: mail.workspaceId,
    id: newId(),
    channel: mail.channel,
    kind: mail.kind,
    invoice_id: mail.invoiceId ?? null,
    recipient: mail.recipient,
    subject: oneLine(mail.subject),
    payload: JSON.stringify(mail.payload),
    attachments: JSON.stringify(mail.attachments),
    next_attempt_at: mail.sendAt ?? at,
    dedupe_key: mail.dedupeKey,
    created_by: mail.createdBy ?? null,
    created_at: at,
    pay_link_id: mail.payLinkId ?? null,
  }
}

export async function enqueueDelivery(
  tx: Tx,
  context: AppContext,
  delivery: {
    readonly workspaceId: string
    readonly mailId: string
    /** Distinguishes the jobs of one message: 'first' or the time of a retry. */
    readonly round: string
    readonly sendAt: Date
    readonly bulk?: boolean
  },
): Promise<void> {
  await enqueueJob(tx, {
    workspaceId: delivery.workspaceId,
    kind: DELIVER,
    subjectId: delivery.mailId,
    runAt: delivery.sendAt,
    at: context.clock.now(),
    dedupeKey: `mail ${delivery.mailId} ${delivery.round}`,
    bulk: delivery.bulk ?? false,
  })
  context.notifyJobRunner()
}

/** Line breaks in a header would allow header injection. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim()
}
