import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/database.ts'
import { LOCK_MS, type Work, backOffMs } from '../jobs/runner.ts'
import type { House } from '../lib/house.ts'
import { envelopeOf, sourceOf } from './message.ts'
import { INSTANCE_WORKSPACE } from './outbox.ts'
import { SmtpError, sendBySmtp } from './smtp.ts'
import { type MailRow, changeMail, isOfSample, lockMail } from './store.ts'

export type MailOutcome = 'sent' | 'kept' | 'failed' | 'uncertain' | 'cancelled' | 'queued'

/**
 * Told in the transaction that notes the outcome, so that an invoice's timeline and its mail never disagree. `refused`: it
 * failed because the mail server will not have it.
 */
export type OnOutcome = (
  tx: Tx,
  mail: MailRow,
  outcome: MailOutcome,
  at: Date,
  refused?: boolean,
) => Promise<void>

const MOST_ATTEMPTS = 10

/**
 * Delivers one message of the outbox. Before it is handed over, 'sending' is committed; who finds it so later knows that
 * a process died in between, and that sending again might deliver it twice: it becomes 'uncertain', for a person to decide.
 */
export function deliverMail(onOutcome: OnOutcome): Work {
  return async (house, job) => {
    const scope = { workspaceId: job.workspaceId }
    const taken = await inWorkspace(house.db, scope, tx =>
      take(tx, house, job.subjectId, job.workspaceId, onOutcome),
    )
    if (!taken) return
    if ('again' in taken) return taken
    const mail = taken
    const result = await handOver(house, mail)
    const at = house.clock.now()
    const note = async (tx: Tx) => {
      await changeMail(tx, mail, columnsFor(result, at))
      if (result.outcome === 'retry') return
      await onOutcome(tx, mail, result.outcome, at, 'refused' in result && result.refused)
    }
    // What was delivered must not be forgotten over a deadlock: it would be left to a person to find out.
    await inWorkspace(house.db, scope, note, { repeatable: true })
    if (result.outcome === 'retry') return { again: result.at }
  }
}

/** The message to hand over now, marked as being sent; undefined when there is nothing (more) to do. `again`: somebody is at it. */
async function take(
  tx: Tx,
  house: House,
  mailId: string,
  workspaceId: string,
  onOutcome: OnOutcome,
): Promise<MailRow | { readonly again: Date } | undefined> {
  const mail = await lockMail(tx, workspaceId, mailId)
  if (!mail) return undefined
  const at = house.clock.now()
  if (mail.status === 'sending') {
    // Stopped and tried again, a message may have two jobs. Only a process that is dead is at it for so long.
    const deadAt = new Date(mail.next_attempt_at.getTime() + LOCK_MS)
    if (at < deadAt) return { again: deadAt }
    await changeMail(tx, mail, {
      status: 'uncertain',
      last_error: 'The program stopped while the message was being sent.',
    })
    await onOutcome(tx, mail, 'uncertain', at)
    return undefined
  }
  if (mail.status !== 'queued') return undefined
  if (!house.config.smtp || (await isOfSample(tx, workspaceId))) {
    await changeMail(tx, mail, { status: 'kept', sent_at: at })
    await onOutcome(tx, mail, 'kept', at)
    if (workspaceId === INSTANCE_WORKSPACE) await keepForHost(house, mail)
    return undefined
  }
  await changeMail(tx, mail, {
    status: 'sending',
    attempts: mail.attempts + 1,
    // Since when.
    next_attempt_at: at,
  })
  return { ...mail, attempts: mail.attempts + 1 }
}

/**
 * A message of the instance itself, such as a link to reset a password, stands in nobody's outbox. Without a mail server
 * whoever hosts the instance finds it as a file that only the process's own user can read.
 */
async function keepForHost(house: House, mail: MailRow): Promise<void> {
  const folder = join(house.config.dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${mail.kind}-${mail.id}.eml`)
  await writeFile(path, await sourceOf(house, mail), { mode: 0o600 })
  house.log.warn(
    { path },
    'no mail server is configured: a message of the instance is kept as a file',
  )
}

type Result =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'retry'; readonly error: string; readonly at: Date }
  | {
      readonly outcome: 'failed' | 'uncertain'
      readonly error: string
      /** The mail server will not have it, now or ever. */
      readonly refused: boolean
    }

async function handOver(house: House, mail: MailRow): Promise<Result> {
  try {
    await sendBySmtp(
      house.config.smtp?.url ?? '',
      envelopeOf(house, mail),
      await sourceOf(house, mail),
    )
    return { outcome: 'sent' }
  } catch (error) {
    return resultOf(error, mail.attempts, house.clock.now())
  }
}

/**
 * What a failed hand-over means. Refused with 5xx: for ever. Lost once the text was on its way, without an answer: the
 * server may have it. Everything before that, and 4xx: certainly not delivered, so try again later.
 */
export function resultOf(error: unknown, attempts: number, now: Date): Result {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof SmtpError)) return { outcome: 'failed', error: reason, refused: false }
  if (error.maybeDelivered) return { outcome: 'uncertain', error: reason, refused: false }
  const permanent = error.responseCode !== undefined && error.responseCode >= 500
  if (permanent || attempts >= MOST_ATTEMPTS)
    return { outcome: 'failed', error: reason, refused: permanent }
  return { outcome: 'retry', error: reason, at: new Date(now.getTime() + backOffMs(attempts)) }
}

function columnsFor(result: Result, at: Date) {
  if (result.outcome === 'sent') return { status: 'sent', sent_at: at, last_error: '' }
  if (result.outcome === 'retry') {
    return { status: 'queued', last_error: result.error, next_attempt_at: result.at }
  }
  return { status: result.outcome, last_error: result.error }
}
