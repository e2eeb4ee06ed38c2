import { finishBankConnection } from '@bordereau/contract/bank-connections'
import { refuse } from '@bordereau/domain/decision'
import { addDays, localDate } from '@bordereau/domain/date'
import {
  type BankFeed,
  type Consent,
  type ConsentAccount,
  type ConsentReturn,
  FeedError,
  type FeedServices,
} from '../bank-feeds/feed.ts'
import { accountOf } from '../bank-statements/formats/values.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { enqueueReading } from './enqueue-reading.ts'
import { accessTo, asked, feedOf } from './feed-access.ts'
import { presentConnections } from './present.ts'
import {
  type AccountRow,
  type ConnectionRow,
  deleteConnection,
  findConnection,
  listAccounts,
  listConnections,
  putAccount,
  updateConnection,
} from './store.ts'

export const finishBankConnectionRoute = workspaceRoute(
  finishBankConnection,
  async ({ context, tx, member: { workspaceId }, query, input }) => {
    const row = await findConnection(tx, workspaceId, query.connectionId)
    const feed = row && feedOf(context, row.feed)
    if (!row || !feed) return refuse('not_found')
    const access = await accessTo(tx, context, workspaceId, feed)
    if (!access.ok) return access
    return afterCommitInParts(async transaction => {
      const finished = await asked(context, () => finish(context, feed, access.value, row, input))
      if (!finished.ok) return finished
      const view = await transaction(async next => {
        const now = await findConnection(next, workspaceId, row.id)
        return now && (await presentConnections(next, context, workspaceId, [now]))[0]
      })
      return view ? respond(view) : refuse('not_found')
    })
  },
)

/**
 * Asks where the consent of a connection stands. Once it is given, its accounts are stored and read soon. Repeated it
 * changes nothing. Throws FeedError.
 */
export async function finish(
  context: AppContext,
  feed: BankFeed,
  services: FeedServices,
  row: ConnectionRow,
  returned?: ConsentReturn,
): Promise<void> {
  if (row.status !== 'waiting') return
  const { workspace_id: workspaceId } = row
  const consent = await feed.readConsent(services, row.reference, returned)
  if (consent.status === 'waiting') return
  if (consent.status !== 'given') {
    const { status } = consent
    return inWorkspace(context.db, { workspaceId }, async tx => {
      // Two requests with one code: the second is refused, though the first connected.
      const now = await findConnection(tx, workspaceId, row.id)
      if (now?.status === 'waiting') await updateConnection(tx, row, { status })
    })
  }
  const accounts = await readAccounts(context, feed, services, consent.accounts)
  const replaced = await inWorkspace(context.db, { workspaceId }, tx =>
    connect(tx, context, row, consent, accounts),
  )
  context.notifyJobRunner()
  for (const { reference } of replaced) await endQuietly(context, feed, services, reference)
}

type NewAccount = Pick<AccountRow, 'reference' | 'account' | 'currency' | 'name'>

async function readAccounts(
  context: AppContext,
  feed: BankFeed,
  services: FeedServices,
  given: readonly ConsentAccount[],
): Promise<readonly NewAccount[]> {
  const accounts: NewAccount[] = []
  for (const { reference, known } of given) {
    try {
      const { account, currency, name } = known ?? (await feed.readAccount(services, reference))
      accounts.push({ reference, account: accountOf(account), currency, name })
    } catch (error) {
      if (!(error instanceof FeedError && error.reason === 'account_closed')) throw error
      context.log.warn({ feed: feed.name }, 'a connected bank account cannot be read')
    }
  }
  return accounts
}

/** Stores the accounts, and returns the connections that read all of theirs until now, which are deleted. */
async function connect(
  tx: Tx,
  context: AppContext,
  row: ConnectionRow,
  consent: Consent,
  accounts: readonly NewAccount[],
): Promise<readonly ConnectionRow[]> {
  const { workspace_id: workspaceId, id } = row
  const now = context.clock.now()
  const today = localDate(now.toISOString().slice(0, 10))
  const readBefore = new Set((await listAccounts(tx, workspaceId)).map(one => one.connection_id))
  for (const account of accounts)
    await putAccount(tx, {
      ...account,
      workspace_id: workspaceId,
      id: newId(),
      connection_id: id,
      from_day: addDays(today, 1 - consent.historyDays),
      read_until: null,
      fetched_at: null,
      next_fetch_at: now,
      paused_until: null,
      problem: '',
      failures: 0,
    })
  const validUntil = consent.validUntil ?? null
  const { reference = row.reference } = consent
  const connected = { status: 'connected', url: '', valid_until: validUntil, reference } as const
  await updateConnection(tx, row, connected)
  const readNow = new Set((await listAccounts(tx, workspaceId)).map(one => one.connection_id))
  const replaced = (await listConnections(tx, workspaceId)).filter(
    one => one.id !== id && one.feed === row.feed && readBefore.has(one.id) && !readNow.has(one.id),
  )
  for (const one of replaced) await deleteConnection(tx, workspaceId, one.id)
  await enqueueReading(tx, { workspaceId, connectionId: id }, now)
  return replaced
}

/** A consent that is no longer used ends by itself at last, so that it fails nothing when the service does not answer. */
async function endQuietly(
  context: AppContext,
  feed: BankFeed,
  services: FeedServices,
  reference: string,
): Promise<void> {
  try {
    await feed.end(services, reference)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    context.log.warn({ feed: feed.name, reason: error.reason }, 'an old consent was not withdrawn')
  }
}
