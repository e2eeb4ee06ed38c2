import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, instant, nothing, page, rows } from './value.ts'

export const MAIL_STATUSES = [
  'queued',
  'sending',
  'sent',
  'kept',
  'failed',
  'uncertain',
  'cancelled',
] as const

export const mailRow = z.object({
  id,
  kind: z.string(),
  invoiceId: z.nullable(id),
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  lastError: z.string(),
  nextAttemptAt: z.nullable(instant),
  createdAt: instant,
  sentAt: z.nullable(instant),
})

export const listMail = endpoint({
  name: 'listMail',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/mail',
  access: 'mail.read',
  query: z.object({ ...inWorkspace, ...page, status: z.optional(z.enum(MAIL_STATUSES)) }),
  response: rows(mailRow),
})

export const getMail = endpoint({
  name: 'getMail',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/mail/:mailId',
  access: 'mail.read',
  query: z.object({ ...inWorkspace, mailId: id }),
  response: z.extend(mailRow, {
    text: z.string(),
    /** Shown only in a sandboxed frame. */
    html: z.string(),
    attachments: z.array(z.object({ name: z.string(), mediaType: z.string(), size: z.number() })),
  }),
})

export const getMailSource = endpoint({
  name: 'getMailSource',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/mail/:mailId/source.eml',
  access: 'mail.read',
  query: z.object({ ...inWorkspace, mailId: id }),
})

/** Queues a failed, uncertain or kept message again. */
export const retryMail = endpoint({
  name: 'retryMail',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mail/:mailId/retry',
  access: 'mail.send',
  query: z.object({ ...inWorkspace, mailId: id }),
  response: nothing,
  refusals: { not_retryable: 409, mail_not_configured: 409 },
})

/** Stops a queued message. */
export const cancelMail = endpoint({
  name: 'cancelMail',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mail/:mailId/cancel',
  access: 'mail.send',
  query: z.object({ ...inWorkspace, mailId: id }),
  response: nothing,
  refusals: { already_sent: 409 },
})
