import {
  type BankFeedView,
  connectBankFeed,
  disconnectBankFeed,
  listBankFeeds,
} from '@bordereau/contract/bank-connections'
import { refuse } from '@bordereau/domain/decision'
import * as z from 'zod'
import { type BankFeed, FEED_FIELDS, type FeedFieldName } from '../bank-feeds/feed.ts'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { isSampleWorkspace } from '../payments/account-store.ts'
import { putSecret } from '../secrets/store.ts'
import {
  accessTo,
  asked,
  deleteKeys,
  feedOf,
  returnUrlOf,
  secretName,
  servicesOf,
} from './feed-access.ts'
import { deleteFeed, findFeed, listConnections, putFeed } from './store.ts'

export const listBankFeedsRoute = workspaceRoute(listBankFeeds, async ({ context, tx, member }) => {
  const feeds: BankFeedView[] = []
  for (const feed of context.feeds)
    feeds.push(await presentFeed(tx, context, member.workspaceId, feed))
  return respond({ feeds })
})

/** The service is asked between two transactions, because it may take seconds. */
export const connectBankFeedRoute = workspaceRoute(
  connectBankFeed,
  async ({ context, tx, member: { workspaceId }, query, input }) => {
    const feed = feedOf(context, query.feed)
    if (!feed) return refuse('not_found')
    if (await isSampleWorkspace(tx, workspaceId)) return refuse('sample_company')
    const keys: Partial<Record<FeedFieldName, string>> = {}
    for (const { name, read } of feed.fields) {
      const key = read(input.keys[name] ?? '')
      if (key === undefined) return refuse('key_invalid', { field: name })
      keys[name] = key
    }
    return afterCommitInParts(async transaction => {
      const checked = await asked(context, () =>
        feed.check(servicesOf(context, workspaceId, feed, keys)),
      )
      if (!checked.ok) return checked
      const at = context.clock.now()
      const view = await transaction(async next => {
        await deleteKeys(next, workspaceId, feed)
        for (const { name } of feed.fields) {
          const owner = { workspaceId, name: secretName(feed.name, name) }
          await putSecret(next, context.secretBox, owner, { text: keys[name] ?? '', at })
        }
        const hints = feed.fields.map(({ name, hint }) => [name, hint(keys[name] ?? '')])
        await putFeed(next, {
          workspace_id: workspaceId,
          feed: feed.name,
          hints: Object.fromEntries(hints),
          updated_at: at,
        })
        return presentFeed(next, context, workspaceId, feed)
      })
      return respond(view)
    })
  },
)

export const disconnectBankFeedRoute = workspaceRoute(
  disconnectBankFeed,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const feed = feedOf(context, query.feed)
    if (!feed || !(await findFeed(tx, workspaceId, feed.name))) return refuse('not_found')
    const connections = await listConnections(tx, workspaceId)
    if (connections.some(one => one.feed === feed.name)) return refuse('feed_in_use')
    await deleteFeed(tx, workspaceId, feed.name)
    await deleteKeys(tx, workspaceId, feed)
    return respond({})
  },
)

const hintsShape = z.partialRecord(z.enum(FEED_FIELDS), z.string())

async function presentFeed(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  feed: BankFeed,
): Promise<BankFeedView> {
  const row = await findFeed(tx, workspaceId, feed.name)
  const access = row ? await accessTo(tx, context, workspaceId, feed) : undefined
  return {
    feed: feed.name,
    label: feed.label,
    fields: feed.fields.map(({ name }) => name),
    countries: [...feed.countries],
    takesNewCustomers: feed.takesNewCustomers,
    signUpUrl: feed.signUpUrl,
    returnUrl: feed.registersReturn ? returnUrlOf(context, workspaceId) : '',
    account: row ? { hints: hintsShape.parse(row.hints), readable: access?.ok === true } : null,
  }
}
