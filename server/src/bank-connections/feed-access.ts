import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import {
  type BankFeed,
  FeedError,
  type FeedFailure,
  type FeedFieldName,
  type FeedServices,
} from '../bank-feeds/feed.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { deleteSecret, putSecret, tryReadSecret } from '../secrets/store.ts'
import { findFeed } from './store.ts'

export function feedOf({ feeds }: Pick<AppContext, 'feeds'>, name: string): BankFeed | undefined {
  return feeds.find(one => one.name === name)
}

/** The name under which a key is stored. */
export function secretName(feed: string, field: FeedFieldName | 'token'): string {
  return `bank-feed.${feed}.${field}`
}

/** What the feed needs to work for a company that has stored its keys. */
export async function accessTo(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  feed: BankFeed,
): Promise<Decision<FeedServices, 'not_found' | 'keys_unreadable'>> {
  if (!(await findFeed(tx, workspaceId, feed.name))) return refuse('not_found')
  const keys: Partial<Record<FeedFieldName, string>> = {}
  for (const { name } of feed.fields) {
    const owner = { workspaceId, name: secretName(feed.name, name) }
    const key = await tryReadSecret(tx, context.secretBox, owner)
    if (key === undefined || key === 'unreadable') return refuse('keys_unreadable')
    keys[name] = key.text
  }
  return accept({
    ...servicesOf(context, workspaceId, feed, keys),
    token: storedToken(context, workspaceId, feed),
  })
}

/** Where holders return from the bank's pages; services that want it beforehand compare it to the letter. */
export function returnUrlOf({ config }: Pick<AppContext, 'config'>, workspaceId: string): string {
  return `${config.publicUrl}/w/${workspaceId}/settings/bank-connections`
}

/** With a token that is forgotten afterwards: for keys that are not stored yet. */
export function servicesOf(
  context: AppContext,
  workspaceId: string,
  { name }: BankFeed,
  keys: FeedServices['keys'],
): FeedServices {
  return {
    clock: context.clock,
    send: context.outgoing.send,
    returnUrl: returnUrlOf(context, workspaceId),
    apiUrl: context.config.bankFeedUrls[name],
    keys,
    token: { read: async () => undefined, write: async () => undefined },
  }
}

/** The token is stored as the keys are, in a transaction of its own: requests take seconds. */
function storedToken(
  context: AppContext,
  workspaceId: string,
  feed: BankFeed,
): FeedServices['token'] {
  const owner = { workspaceId, name: secretName(feed.name, 'token') }
  return {
    read: async () => {
      const read = await inWorkspace(context.db, { workspaceId }, tx =>
        tryReadSecret(tx, context.secretBox, owner),
      )
      return read === 'unreadable' ? undefined : read?.text
    },
    write: text =>
      inWorkspace(context.db, { workspaceId }, tx =>
        putSecret(tx, context.secretBox, owner, { text, at: context.clock.now() }),
      ),
  }
}

export async function deleteKeys(tx: Tx, workspaceId: string, feed: BankFeed): Promise<void> {
  for (const { name } of feed.fields)
    await deleteSecret(tx, { workspaceId, name: secretName(feed.name, name) })
  await deleteSecret(tx, { workspaceId, name: secretName(feed.name, 'token') })
}

export type FeedRefusal =
  | 'keys_refused'
  | 'feed_limited'
  | 'feed_unavailable'
  | 'feed_refused'
  | 'feed_not_active'
  | 'return_unknown'

/** The result of what a person waits for, or why the service did not do it. */
export async function asked<Value>(
  context: AppContext,
  work: () => Promise<Value>,
): Promise<Decision<Value, FeedRefusal>> {
  try {
    return accept(await work())
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    context.log.warn({ reason: error.reason, err: error }, 'a bank feed refused a request')
    return refuse(REFUSALS[error.reason])
  }
}

const REFUSALS: Readonly<Record<FeedFailure, FeedRefusal>> = {
  keys_refused: 'keys_refused',
  limited: 'feed_limited',
  unavailable: 'feed_unavailable',
  unreadable: 'feed_unavailable',
  too_much: 'feed_unavailable',
  return_unknown: 'return_unknown',
  not_active: 'feed_not_active',
  consent_ended: 'feed_refused',
  account_closed: 'feed_refused',
  refused: 'feed_refused',
}
