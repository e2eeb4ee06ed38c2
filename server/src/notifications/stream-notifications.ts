import { streamNotifications } from '@bordereau/contract/notifications'
import { refuse } from '@bordereau/domain/decision'
import { later } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { nextBatch } from './batch.ts'
import { hubOf } from './hub.ts'
import { lastPositions, whoseOf } from './store.ts'

const RETRY_AFTER_S = 30

/**
 * The first words are read in the request's own transaction, like any answer; the stream begins after it and asks again in
 * short transactions of its own, so that a reader who stays for hours holds neither a connection nor a lock.
 */
export const streamNotificationsRoute = workspaceRoute(
  streamNotifications,
  async ({ house, tx, member, query, token, head, lastEventId }) => {
    const hub = hubOf(house)
    const whose = whoseOf(member)
    const refusal = hub.refusal(member.id)
    if (refusal) return refuse(refusal, { retryAfterSeconds: RETRY_AFTER_S })
    const last = (await lastPositions(tx, [whose.workspaceId])).get(whose.workspaceId) ?? 0n
    const from = placeOf(lastEventId === '' ? query.since : lastEventId, last)
    const { text, place } = await nextBatch(tx, whose, from, undefined)
    const follows = !head && query.follow !== 'no'
    return later(async () => ({
      body: follows ? hub.open(whose, token, place, text) : text,
      mediaType: 'text/event-stream; charset=utf-8',
      // Proxies shall hand on each event as it comes; a connection that was a stream is used for nothing after it.
      headers: { 'x-accel-buffering': 'no', connection: 'close' },
    }))
  },
)

/** A place that was never given, or was given by a database that has since been put back: the stream begins anew. */
function placeOf(text: string | undefined, last: bigint): bigint | undefined {
  if (text === undefined || !/^\d{1,18}$/.test(text)) return undefined
  const place = BigInt(text)
  return place <= last ? place : undefined
}
