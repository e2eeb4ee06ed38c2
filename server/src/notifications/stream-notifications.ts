import { streamNotifications } from '@bordereau/contract/notification-stream'
import { refuse } from '@bordereau/domain/decision'
import { later, workspaceRoute } from '../lib/route.ts'
import { nextBatch } from './batch.ts'
import { eventBusOf } from './event-bus.ts'
import { lastPositions, memberKeyOf } from './store.ts'

const RETRY_AFTER_S = 30

/**
 * The first events are read in the request's transaction; the stream begins after it and reads in separate short
 * transactions, so that a client connected for hours holds neither a connection nor a lock.
 */
export const streamNotificationsRoute = workspaceRoute(
  streamNotifications,
  async ({ context, tx, member, query, token, head, lastEventId }) => {
    const eventBus = eventBusOf(context)
    const memberKey = memberKeyOf(member)
    const refusal = eventBus.refusal(member.id)
    if (refusal) return refuse(refusal, { retryAfterSeconds: RETRY_AFTER_S })
    const last = (await lastPositions(tx, [memberKey.workspaceId])).get(memberKey.workspaceId) ?? 0n
    const from = positionOf(lastEventId === '' ? query.since : lastEventId, last)
    const { text, state } = await nextBatch(tx, memberKey, from, undefined)
    const follows = !head && query.follow !== 'no'
    return later(async () => ({
      body: follows ? eventBus.open(memberKey, token, state, text) : text,
      mediaType: 'text/event-stream; charset=utf-8',
      // Proxies must not buffer events; the connection of a stream is not reused.
      headers: { 'x-accel-buffering': 'no', connection: 'close' },
    }))
  },
)

/** Undefined for an invalid position, or one after a restored database's last: the stream begins with its newest. */
function positionOf(text: string | undefined, last: bigint): bigint | undefined {
  if (text === undefined || !/^\d{1,18}$/.test(text)) return undefined
  const position = BigInt(text)
  return position <= last ? position : undefined
}
