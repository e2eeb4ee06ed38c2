import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, instant, nothing, page, rows } from './value.ts'

export const NOTIFICATION_KINDS = [
  'viewed',
  'paid',
  'overdue',
  'bounced',
  'failed',
  'invited',
  'joined',
  'recurring_failed',
  'recurring_drafted',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const said = z.optional(z.string())

/** What a notification says of its subject, as it was then; which of it is there depends on the kind. */
export const notificationAbout = z.object({
  /** The one document it is about. */
  invoiceId: z.optional(id),
  invoiceNumber: said,
  customerId: z.optional(id),
  customerName: said,
  /** A decimal, with its currency. */
  amount: said,
  currency: said,
  /** 'YYYY-MM-DD' */
  dueDate: said,
  mailId: z.optional(id),
  to: said,
  mailSubject: said,
  /** The message may have arrived: nobody knows. */
  uncertain: z.optional(z.boolean()),
  recurringId: z.optional(id),
  recurringName: said,
  /** Why a run was kept as a draft (KEPT_REASONS of recurring.ts), or 'missed': it paused itself. */
  reason: said,
  personName: said,
  role: said,
  company: said,
  /** The path where an invitation is accepted. */
  invitation: said,
})
export type NotificationAbout = z.infer<typeof notificationAbout>

export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  about: notificationAbout,
  at: instant,
  read: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** The person's own in this company, the newest first. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/notifications',
  access: 'company.read',
  query: z.object({ ...inWorkspace, ...page }),
  response: rows(notification),
})

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
 *
 * - `begin` { unread }: where the stream begins;
 * - `notification`: one of the above;
 * - `unread` { unread }: when the number of unread ones has changed.
 *
 * Each `id:` is a place to go on from without loss or doubles, by the header Last-Event-ID or as `since`. `follow` no: what
 * there is now, for who would rather ask again.
 */
export const streamNotifications = endpoint({
  name: 'streamNotifications',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/notifications/stream',
  access: 'company.read',
  query: z.object({
    ...inWorkspace,
    since: z.optional(z.string().check(z.maxLength(20))),
    follow: z.optional(z.enum(['yes', 'no'])),
  }),
})

export const unreadEvent = z.object({ unread: z.number() })

export const readNotification = endpoint({
  name: 'readNotification',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/notifications/:notificationId/read',
  access: 'company.read',
  query: z.object({ ...inWorkspace, notificationId: id }),
  response: z.object({ unread: z.number() }),
})

/** `upTo`: the newest one the person has seen, so that none is marked that came meanwhile. */
export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/notifications/read',
  access: 'company.read',
  query: z.object(inWorkspace),
  request: z.object({ upTo: z.optional(id) }),
  response: z.object({ unread: z.number() }),
})

export const notificationPreference = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  inApp: z.boolean(),
  /** In one message a day, with what is still unread by then. */
  byMail: z.boolean(),
})
export type NotificationPreference = z.infer<typeof notificationPreference>

export const listNotificationPreferences = endpoint({
  name: 'listNotificationPreferences',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/notifications/preferences',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({ preferences: z.array(notificationPreference) }),
})

export const updateNotificationPreference = endpoint({
  name: 'updateNotificationPreference',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/notifications/preferences',
  access: 'company.read',
  query: z.object(inWorkspace),
  request: notificationPreference,
  response: nothing,
})
