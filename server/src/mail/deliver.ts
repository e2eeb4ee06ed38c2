import { ArchiveError } from '../documents/archive.ts'
import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/database.ts'
import {
  type DeliveryChannel,
  type DeliveryResult,
  type DeliveryServices,
  channelOf,
} from '../delivery/channel.ts'
import { LOCK_MS, type JobHandler, backOffMs } from '../jobs/runner.ts'
import type { AppContext } from '../lib/app-context.ts'
import { deliveryServices } from '../mail-server/find-mail-server.ts'
import { INSTANCE_WORKSPACE } from './outbox.ts'
import { type MakeFile, makeFiles } from './make-files.ts'
import { lacksFiles, messageOf } from './message.ts'
import { type MailRow, changeMail, isOfSample, lockMail } from './store.ts'
import { writeForOperator } from './write-for-operator.ts'

export type MailOutcome = 'sent' | 'not_sent' | 'failed' | 'uncertain' | 'cancelled' | 'queued'

/** Called in the transaction that writes the outcome, so that an invoice's timeline and its mail are consistent. */
export type OnOutcome = (
  tx: Tx,
  mail: MailRow,
  outcome: MailOutcome,
  at: Date,
  details?: {
    /** The recipient's side refused it. */
    readonly refused?: boolean
    /** The person who cancelled or retried it. */
    readonly personId?: string
  },
) => Promise<void>

/** Whether a queued message is still to be sent. A reminder is not, once its invoice was paid. */
export type IsWanted = (tx: Tx, mail: MailRow, at: Date) => Promise<boolean>

const MAX_ATTEMPTS = 10
const ATTACHMENT_DAMAGED =
  'The file to attach is missing from the archive or damaged. Restore it from a backup, then send the message again.'

/**
 * Delivers one message of the outbox by its channel. 'sending' is committed before the attempt; a message still in this
 * state later means that the process crashed meanwhile, and that sending again might deliver it twice: it becomes
 * 'uncertain', for a person to decide.
 */
export function deliverMail(
  onOutcome: OnOutcome,
  isWanted: IsWanted,
  makeFile: MakeFile,
): JobHandler {
  return async (context, job) => {
    const scope = { workspaceId: job.workspaceId }
    await prepare(context, job, { onOutcome, isWanted, makeFile })
    const claimed = await inWorkspace(context.db, scope, tx =>
      claim(tx, context, job, { onOutcome, isWanted }),
    )
    if (!claimed) return
    if ('again' in claimed) return claimed
    const { mail } = claimed
    const result = await attempt(context, claimed)
    const at = context.clock.now()
    const saveOutcome = async (tx: Tx) => {
      await changeMail(tx, mail, columnsFor(result, at))
      if (result.outcome === 'retry') return
      const transmission = result.outcome === 'sent' ? result.transmissionId : ''
      const refused = result.outcome === 'failed' && result.refused
      const delivered = { ...mail, transmission_id: transmission }
      await onOutcome(tx, delivered, result.outcome, at, { refused })
    }
    // Repeatable, so that a deadlock does not lose the outcome of a delivered message.
    await inWorkspace(context.db, scope, saveOutcome, { repeatable: true })
    if (result.outcome === 'retry') return { again: result.at }
  }
}

/** Makes the files that the message lacks. Where that fails it still lacks them, and it counts as an attempt. */
async function prepare(
  context: AppContext,
  { subjectId: mailId, workspaceId }: { readonly subjectId: string; readonly workspaceId: string },
  { onOutcome, ...making }: { onOutcome: OnOutcome; isWanted: IsWanted; makeFile: MakeFile },
): Promise<void> {
  try {
    await makeFiles(context, { workspaceId, mailId }, making)
  } catch (error) {
    context.log.error({ err: error, mail: mailId }, 'a file of a message could not be made')
    await inWorkspace(context.db, { workspaceId }, async tx => {
      const mail = await lockMail(tx, workspaceId, mailId)
      if (mail?.status !== 'queued') return
      const attempts = mail.attempts + 1
      const at = context.clock.now()
      const result = notMade(error, attempts, at)
      await changeMail(tx, mail, { attempts, ...columnsFor(result, at) })
      if (result.outcome !== 'retry') await onOutcome(tx, mail, result.outcome, at)
    })
  }
}

function notMade(error: unknown, attempts: number, at: Date): Result {
  if (error instanceof ArchiveError)
    return { outcome: 'failed', error: ATTACHMENT_DAMAGED, refused: false }
  const reason = `A file to attach could not be made: ${String(error)}`
  return resultOf({ outcome: 'deferred', reason }, attempts, at)
}

type Claimed = {
  readonly mail: MailRow
  readonly channel: DeliveryChannel
  readonly services: DeliveryServices
}

/**
 * The message to send now, with the status 'sending'; undefined when none is to be sent. `again`: when to look at it again.
 */
async function claim(
  tx: Tx,
  context: AppContext,
  { subjectId: mailId, workspaceId }: { readonly subjectId: string; readonly workspaceId: string },
  { onOutcome, isWanted }: { readonly onOutcome: OnOutcome; readonly isWanted: IsWanted },
): Promise<Claimed | { readonly again: Date } | undefined> {
  const mail = await lockMail(tx, workspaceId, mailId)
  if (!mail) return undefined
  const at = context.clock.now()
  if (mail.status === 'sending') {
    // After cancel and retry a message may have two jobs. After LOCK_MS the other process must have crashed.
    const lockedUntil = new Date(mail.next_attempt_at.getTime() + LOCK_MS)
    if (at < lockedUntil) return { again: lockedUntil }
    await changeMail(tx, mail, {
      status: 'uncertain',
      last_error: 'The program stopped while the message was being sent.',
    })
    await onOutcome(tx, mail, 'uncertain', at)
    return undefined
  }
  if (mail.status !== 'queued') return undefined
  if (!(await isWanted(tx, mail, at))) {
    await changeMail(tx, mail, { status: 'cancelled' })
    await onOutcome(tx, mail, 'cancelled', at)
    return undefined
  }
  // They could not be made, or the message was queued again after it was withdrawn meanwhile.
  if (lacksFiles(mail)) return { again: mail.next_attempt_at }
  const channel = channelOf(context.channels, mail.channel)
  const services = await deliveryServices(tx, context, workspaceId)
  if (!channel?.isConfigured(services) || (await isOfSample(tx, workspaceId))) {
    await changeMail(tx, mail, { status: 'not_sent', sent_at: at })
    await onOutcome(tx, mail, 'not_sent', at)
    if (channel && workspaceId === INSTANCE_WORKSPACE)
      await writeForOperator(context, services, channel, mail)
    return undefined
  }
  await changeMail(tx, mail, {
    status: 'sending',
    attempts: mail.attempts + 1,
    // With the status 'sending': the start of this attempt.
    next_attempt_at: at,
  })
  return { mail: { ...mail, attempts: mail.attempts + 1 }, channel, services }
}

type Result =
  | { readonly outcome: 'sent'; readonly transmissionId: string }
  | { readonly outcome: 'retry'; readonly error: string; readonly at: Date }
  | {
      readonly outcome: 'failed'
      readonly error: string
      /** The recipient's side refused it permanently. */
      readonly refused: boolean
    }
  | { readonly outcome: 'uncertain'; readonly error: string }

async function attempt(context: AppContext, { channel, mail, services }: Claimed): Promise<Result> {
  try {
    const result = await channel.deliver(services, messageOf(mail))
    return resultOf(result, mail.attempts, context.clock.now())
  } catch (error) {
    if (error instanceof ArchiveError)
      return { outcome: 'failed', error: ATTACHMENT_DAMAGED, refused: false }
    context.log.error({ err: error, channel: channel.name }, 'a delivery channel failed')
    return { outcome: 'uncertain', error: storable(String(error)) }
  }
}

/** What becomes of the message after an attempt, the same for all channels: after ten attempts deferring is failing. */
export function resultOf(result: DeliveryResult, attempts: number, now: Date): Result {
  if (result.outcome === 'delivered')
    return { outcome: 'sent', transmissionId: storable(result.transmissionId) }
  const error = storable(result.reason)
  switch (result.outcome) {
    case 'deferred': {
      if (attempts >= MAX_ATTEMPTS) return { outcome: 'failed', error, refused: false }
      const at = result.until ?? new Date(now.getTime() + backOffMs(attempts))
      return { outcome: 'retry', error, at }
    }
    case 'uncertain':
      return { outcome: 'uncertain', error }
    case 'refused':
    case 'failed':
      return { outcome: 'failed', error, refused: result.outcome === 'refused' }
  }
}

/** Text of another server as the database stores it: without control characters, and not endless. */
function storable(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\p{Surrogate}]/gu, ' ').slice(0, 500)
}

function columnsFor(result: Result, at: Date) {
  if (result.outcome === 'sent') {
    const { transmissionId } = result
    return { status: 'sent', sent_at: at, last_error: '', transmission_id: transmissionId }
  }
  if (result.outcome === 'retry') {
    return { status: 'queued', last_error: result.error, next_attempt_at: result.at }
  }
  return { status: result.outcome, last_error: result.error }
}
