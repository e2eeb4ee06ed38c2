import { fetchBankConnection, removeBankConnection } from '@bordereau/contract/bank-connections'
import { refuse } from '@bordereau/domain/decision'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { enqueueReading } from './enqueue-reading.ts'
import { accessTo, asked, feedOf } from './feed-access.ts'
import { presentConnections } from './present.ts'
import { deleteConnection, findConnection, listAccounts, updateAccount } from './store.ts'

export const fetchBankConnectionRoute = workspaceRoute(
  fetchBankConnection,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const row = await findConnection(tx, workspaceId, query.connectionId)
    if (!row) return refuse('not_found')
    if (row.status !== 'connected') return refuse('connection_ended')
    const now = context.clock.now()
    const accounts = await listAccounts(tx, workspaceId, row.id)
    const open = accounts.filter(one => one.next_fetch_at !== null)
    const free = open.filter(one => one.paused_until === null || one.paused_until <= now)
    if (free.length === 0) {
      const [until] = open.flatMap(one => one.paused_until?.toISOString() ?? []).toSorted()
      return refuse('fetch_paused', { until: until ?? null })
    }
    for (const account of free) await updateAccount(tx, account, { next_fetch_at: now })
    await enqueueReading(tx, { workspaceId, connectionId: row.id }, now)
    context.notifyJobRunner()
    const [view] = await presentConnections(tx, context, workspaceId, [row])
    return view ? respond(view) : refuse('not_found')
  },
)

/** The consent is withdrawn first, so that none is forgotten at the service; without keys it can only end by itself. */
export const removeBankConnectionRoute = workspaceRoute(
  removeBankConnection,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const row = await findConnection(tx, workspaceId, query.connectionId)
    if (!row) return refuse('not_found')
    const feed = feedOf(context, row.feed)
    const access = feed && (await accessTo(tx, context, workspaceId, feed))
    return afterCommitInParts(async transaction => {
      if (feed && access?.ok) {
        const ended = await asked(context, () => feed.end(access.value, row.reference))
        if (!ended.ok && (ended.refusal === 'feed_limited' || ended.refusal === 'feed_unavailable'))
          return refuse(ended.refusal)
      }
      await transaction(next => deleteConnection(next, workspaceId, row.id))
      return respond({})
    })
  },
)
