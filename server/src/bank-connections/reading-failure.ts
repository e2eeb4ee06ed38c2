import type { ConnectionProblem } from '@bordereau/contract/bank-connections'
import type { FeedError, FeedFailure } from '../bank-feeds/feed.ts'
import { inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { markEnded } from './consent-end.ts'
import { READ_EVERY_MS } from './read-account.ts'
import { type AccountRow, type ConnectionRow, listAccounts, updateAccount } from './store.ts'

/** The first of several pauses, a little less than the hour after which is looked again. */
const RETRY_MS = 50 * 60_000
/** Pauses beyond are no limits of banks, which count by the day. */
const MOST_PAUSE_MS = 86_400_000

/** Stores why an account could not be read and when it is tried again. Returns whether the consent is at its end. */
export async function failAccount(
  context: AppContext,
  connection: ConnectionRow,
  account: AccountRow,
  error: FeedError,
): Promise<boolean> {
  const { workspace_id: workspaceId } = connection
  const now = context.clock.now()
  context.log.warn({ reason: error.reason, err: error }, 'a bank account could not be read')
  return inWorkspace(context.db, { workspaceId }, async tx => {
    if (error.reason === 'consent_ended') {
      await markEnded(tx, connection, now)
      return true
    }
    await updateAccount(tx, account, changesOf(error, account.failures, now))
    return false
  })
}

/** What people are told under another name. */
const PROBLEMS: Readonly<Partial<Record<FeedFailure, ConnectionProblem>>> = {
  too_much: 'unreadable',
  not_active: 'refused',
  return_unknown: 'refused',
}

function changesOf({ reason, pauseSeconds }: FeedError, failures: number, now: Date) {
  const failed = { problem: PROBLEMS[reason] ?? reason, failures: failures + 1 }
  switch (reason) {
    case 'account_closed':
      return { ...failed, next_fetch_at: null }
    case 'limited': {
      const pause = pauseSeconds === undefined ? READ_EVERY_MS : pauseSeconds * 1000
      const until = new Date(now.getTime() + Math.min(pause, MOST_PAUSE_MS))
      return { ...failed, next_fetch_at: until, paused_until: until }
    }
    default: {
      const pause = Math.min(RETRY_MS * 2 ** Math.min(failures, 10), READ_EVERY_MS)
      return { ...failed, next_fetch_at: new Date(now.getTime() + pause) }
    }
  }
}

/** The keys are not there or cannot be decrypted: a person must enter them again. */
export async function failKeys(context: AppContext, row: ConnectionRow): Promise<void> {
  const { workspace_id: workspaceId, id } = row
  const nextFetchAt = new Date(context.clock.now().getTime() + READ_EVERY_MS)
  await inWorkspace(context.db, { workspaceId }, async tx => {
    for (const account of await listAccounts(tx, workspaceId, id))
      await updateAccount(tx, account, { problem: 'keys_unreadable', next_fetch_at: nextFetchAt })
  })
}
