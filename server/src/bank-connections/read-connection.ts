import { type BankFeed, FeedError, type FeedServices } from '../bank-feeds/feed.ts'
import { inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { AppContext } from '../lib/app-context.ts'
import { markEnded, warnOfEnd } from './consent-end.ts'
import { accessTo, feedOf } from './feed-access.ts'
import { finish } from './finish-connection.ts'
import { failAccount, failKeys } from './reading-failure.ts'
import { readAccount } from './read-account.ts'
import { type ConnectionRow, findConnection, listAccounts } from './store.ts'

/**
 * Does what is due of a connection: asks whether its consent was given, tells people of its end, and reads its accounts. What
 * fails is tried again at a later time that is stored with the account, so that the job itself succeeds.
 */
export const readConnection: JobHandler = async (context, { workspaceId, subjectId }, stop) => {
  const row = await findIn(context, workspaceId, subjectId)
  const feed = row && feedOf(context, row.feed)
  if (!row || !feed) return undefined
  const access = await inWorkspace(context.db, { workspaceId }, tx =>
    accessTo(tx, context, workspaceId, feed),
  )
  if (!access.ok) return failKeys(context, row)
  const services = { ...access.value, signal: stop }
  try {
    if (row.status === 'waiting') await finish(context, feed, services, row)
    const now = await findIn(context, workspaceId, subjectId)
    if (now?.status === 'connected') await readDue(context, feed, services, now, stop)
  } catch (error) {
    if (stop.aborted) return { again: context.clock.now(), progressed: true }
    if (!(error instanceof FeedError)) throw error
    // Of the consent, which is asked for again within the hour.
    context.log.warn({ reason: error.reason, feed: feed.name }, 'a consent could not be read')
  }
  return stop.aborted ? { again: context.clock.now(), progressed: true } : undefined
}

function findIn(
  { db }: AppContext,
  workspaceId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  return inWorkspace(db, { workspaceId }, tx => findConnection(tx, workspaceId, id))
}

async function readDue(
  context: AppContext,
  feed: BankFeed,
  services: FeedServices,
  row: ConnectionRow,
  stop: AbortSignal,
): Promise<void> {
  const { workspace_id: workspaceId } = row
  if (await hasEnded(context, row)) return
  const accounts = await inWorkspace(context.db, { workspaceId }, tx =>
    listAccounts(tx, workspaceId, row.id),
  )
  for (const account of accounts) {
    const now = context.clock.now()
    const isDue = account.next_fetch_at !== null && account.next_fetch_at <= now
    if (!isDue || (account.paused_until ?? now) > now) continue
    if (stop.aborted) return
    try {
      await readAccount(context, feed, services, { connection: row, account })
    } catch (error) {
      if (stop.aborted || !(error instanceof FeedError)) throw error
      const isEnded = await failAccount(context, row, account, error)
      if (isEnded) return
    }
  }
}

/** Tells people of the consent's end before it comes, and when it came. */
async function hasEnded(context: AppContext, row: ConnectionRow): Promise<boolean> {
  const { workspace_id: workspaceId, valid_until: validUntil } = row
  const now = context.clock.now()
  const isEnded = validUntil !== null && validUntil <= now
  await inWorkspace(context.db, { workspaceId }, tx =>
    isEnded ? markEnded(tx, row, now) : warnOfEnd(tx, row, now),
  )
  return isEnded
}
