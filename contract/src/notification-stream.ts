import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, inWorkspace } from './value.ts'

// Every page loads this file, and what a notification says only with the first one.

/** The name of the endpoint that lists the notifications. */
export const NOTIFICATION_LIST = 'listNotifications'

export const countUnread = endpoint({
  name: 'countUnread',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/notifications/unread',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({ unread: z.number() }),
})

/**
 * Server-sent events (text/event-stream), for as long as session and membership last:
 * - `begin` { unread }: the start of the stream;
 * - `notification`: one as the list has it;
 * - `unread` { unread }: the number of unread notifications has changed.
 * Each `id:` resumes the stream without loss or repetition, by the header Last-Event-ID or as `since`. `follow` no:
 * only the current events, for clients that poll.
 */
export const streamNotifications = endpoint({
  name: 'streamNotifications',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/notifications/stream',
  access: 'company.read',
  query: z.object({
    ...inWorkspace,
    since: z.optional(cleaned(20)),
    follow: z.optional(z.enum(['yes', 'no'])),
  }),
})

export const unreadEvent = z.object({ unread: z.number() })
