import type { MessageKind } from '@bordereau/contract/delivery'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../../db/database.ts'
import {
  type DeliveryChannel,
  type MessageInput,
  type ReminderDetails,
  channelOf,
} from '../../delivery/channel.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { newId } from '../../lib/id.ts'
import { enqueueMail, secondsLeft, undoableUntil } from '../../mail/outbox.ts'
import { addEvent, lockInvoice, openOfRow, updateIssued } from '../document/store.ts'
import { documentToDeliver, recipientOf } from './delivery-facts.ts'
import { noticeOf, planWithMessage, recordNotice } from './announce-collection.ts'
import { payLinkFor } from './pay-link-for.ts'

export type QueuedDelivery = {
  readonly mailId: string
  /** False: the same reminder went into the outbox earlier that day. */
  readonly isNew: boolean
  readonly secondsLeft: number
}

type Message = MessageInput & {
  readonly kind: MessageKind
  /** The recipient's address; by default the customer's. */
  readonly to?: string | undefined
  readonly undoable?: boolean | undefined
  /** Part of a batch: sent after single messages. */
  readonly bulk?: boolean
  /** Of a reminder that goes out by itself. */
  readonly reminder?: ReminderDetails
}

/** The channel of a request; undefined where the instance has none of this name, or it does not deliver this kind. */
export function requestedChannel(
  context: AppContext,
  name: string | undefined,
  kind: MessageKind,
): DeliveryChannel | undefined {
  const channel = name === undefined ? context.channels[0] : channelOf(context.channels, name)
  return channel?.kinds.includes(kind) === true ? channel : undefined
}

/** Adds an invoice or a reminder to the outbox, for the given channel or the first of the instance. */
export async function queueDelivery(
  tx: Tx,
  context: AppContext,
  { workspaceId, personId }: { readonly workspaceId: string; readonly personId: string | null },
  invoiceId: string,
  input: Message,
  channel = context.channels[0],
): Promise<Decision<QueuedDelivery, 'not_found' | 'not_issued' | 'nothing_open' | 'no_recipient'>> {
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  if (!row) return refuse('not_found')
  if (row.number === null) return refuse('not_issued')
  // Only an invoice is owed by the one who gets the message.
  const isOwed = row.kind === 'invoice' && openOfRow(row) > 0n
  if (input.kind === 'reminder' && !isOwed) return refuse('nothing_open')
  const reach = channel.canReach(await recipientOf(tx, row, input.to))
  if (!reach.ok) return refuse('no_recipient', { missing: reach.missing })
  const at = context.clock.now()
  const sendAt = input.undoable === true ? undoableUntil(context) : at
  const { today, ...document } = await documentToDeliver(
    tx,
    context,
    row,
    input.kind,
    input.reminder,
  )
  const planned =
    input.kind === 'invoice' ? await planWithMessage(tx, context, row, { today, at }) : undefined
  const link =
    channel.includesPayLink && row.kind === 'invoice'
      ? await payLinkFor(tx, context, row, at)
      : undefined
  const { id: mailId, isNew } = await enqueueMail(tx, context, {
    ...channel.compose(
      {
        ...document,
        payLink: link?.url ?? null,
        collectionNotice: planned && noticeOf(planned, document),
      },
      input,
    ),
    workspaceId,
    channel: channel.name,
    kind: input.kind,
    recipient: reach.address,
    invoiceId: row.id,
    dedupeKey: dedupeKey(input.kind, row.id, today),
    ...(personId === null ? {} : { createdBy: personId }),
    sendAt,
    bulk: input.bulk ?? false,
    ...(link?.isNew === true ? { payLinkId: link.id } : {}),
  })
  const queued = { mailId, isNew, secondsLeft: secondsLeft(context, sendAt) }
  if (!isNew) return accept(queued)
  if (planned) await recordNotice(tx, row, { planned, mailId, at, today })
  if (input.kind === 'reminder')
    await updateIssued(tx, workspaceId, row.id, { reminded_at: at }, at)
  await addEvent(tx, workspaceId, {
    invoiceId: row.id,
    kind: 'mail_queued',
    personId,
    at,
    detail: { mailId, kind: input.kind, to: reach.address, channel: channel.name },
  })
  return accept(queued)
}

/** Unique for an invoice, which may be sent any number of times. */
export function dedupeKey(kind: MessageKind, invoiceId: string, day: string): string {
  return kind === 'reminder' ? reminderKey(invoiceId, day) : `invoice ${invoiceId} ${newId()}`
}

/** Limits reminders to one per document and day, unless the first one failed or was cancelled. */
export function reminderKey(invoiceId: string, day: string): string {
  return `reminder ${invoiceId} ${day}`
}
