import { getFeed, renewFeed, revokeFeed } from '@bordereau/contract/calendar'
import { respond, workspaceRoute } from '../lib/route.ts'
import { newToken } from '../lib/secret.ts'
import { feedOf, putFeed, removeFeed } from './feed-store.ts'

export const getFeedRoute = workspaceRoute(getFeed, async ({ tx, member }) => {
  const feed = await feedOf(tx, member.workspaceId, member.id)
  return respond({
    createdAt: feed?.createdAt.toISOString() ?? null,
    readAt: feed?.readAt?.toISOString() ?? null,
  })
})

/** Only the hash of the token is stored, so the link is returned only here. */
export const renewFeedRoute = workspaceRoute(renewFeed, async ({ context, tx, member }) => {
  const { token, hash } = newToken()
  await putFeed(tx, member.workspaceId, member.id, hash, context.clock.now())
  return respond({ link: `${context.config.publicUrl}/calendar/${token}.ics` })
})

export const revokeFeedRoute = workspaceRoute(revokeFeed, async ({ tx, member }) => {
  await removeFeed(tx, member.workspaceId, member.id)
  return respond({})
})
