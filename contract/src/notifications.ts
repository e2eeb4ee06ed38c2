import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NOTIFICATION_LIST } from './notification-stream.ts'
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
  'batch_finished',
  'files_damaged',
  'quote_accepted',
  'quote_declined',
  'quote_expired',
  'disputed',
  'bank_access_ending',
  'bank_access_ended',
  'provider_unread',
  'collection_failed',
  'mandate_ended',
  'refund_failed',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const optionalText = z.optional(z.string())

/** The subject of a notification at the time of the event; which fields are present depends on the kind. */
export const notificationAbout = z.object({
  /** The one document it is about. */
  invoiceId: z.optional(id),
  invoiceNumber: optionalText,
  quoteId: z.optional(id),
  quoteNumber: optionalText,
  customerId: z.optional(id),
  customerName: optionalText,
  /** A decimal, with its currency. */
  amount: optionalText,
  currency: optionalText,
  /** 'YYYY-MM-DD' */
  dueDate: optionalText,
  mailId: z.optional(id),
  to: optionalText,
  mailSubject: optionalText,
  /** The name of the delivery channel. */
  channel: optionalText,
  /** The message may have been delivered; the recipient's side gave no certain reply. */
  uncertain: z.optional(z.boolean()),
  recurringId: z.optional(id),
  recurringName: optionalText,
  /**
   * Why a run stayed a draft (FAILURE_REASONS of recurring.ts), or 'missed': the plan paused itself. Of a disputed payment,
   * where the dispute stands: 'open', 'lost', 'won'; of a failed refund, 'credited' where its credit note stands. Of a collection, a STOP_REASON; of a mandate, who ended it.
   */
  reason: optionalText,
  /** The bank whose accounts are read; `dueDate` is the last day of the consent. */
  bankName: optionalText,
  batchId: z.optional(id),
  /** One of BATCH_KINDS (batches.ts). */
  batchKind: optionalText,
  /** More invoices became overdue than have a notification of their own: this many. */
  overdueCount: z.optional(z.number()),
  doneCount: z.optional(z.number()),
  refusedCount: z.optional(z.number()),
  /** The name of the payment provider, and its number of what could not be read. */
  provider: optionalText,
  reference: optionalText,
  personName: optionalText,
  role: optionalText,
  company: optionalText,
  /** The path of the page that accepts the invitation. */
  invitation: optionalText,
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

/** The user's notifications in this company, the newest first. */
export const listNotifications = endpoint({
  name: NOTIFICATION_LIST,
  method: 'GET',
  path: '/api/workspaces/:workspaceId/notifications',
  access: 'company.read',
  query: z.object({ ...inWorkspace, ...page }),
  response: rows(notification),
})

export const readNotification = endpoint({
  name: 'readNotification',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/notifications/:notificationId/read',
  access: 'company.read',
  query: z.object({ ...inWorkspace, notificationId: id }),
  response: z.object({ unread: z.number() }),
})

/** `upTo`: the newest notification the user has seen, so that later ones stay unread. */
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
  /** In one e-mail a day, with the notifications still unread by then. */
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
