import * as z from 'zod/mini'
import { type ResponseOf, endpoint } from './endpoint.ts'
import { id, inWorkspace, instant, nothing, page, rows } from './value.ts'

export const MAIL_STATUSES = [
  'queued',
  'sending',
  'sent',
  'not_sent',
  'failed',
  'uncertain',
  'cancelled',
] as const

export const mailRow = z.object({
  id,
  /** The name of its delivery channel, and the channel's name for users, the same in every language. */
  channel: z.string(),
  channelLabel: z.string(),
  /** False: its messages stay in the outbox. */
  channelConfigured: z.boolean(),
  kind: z.string(),
  invoiceId: z.nullable(id),
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  lastError: z.string(),
  nextAttemptAt: z.nullable(instant),
  /** Seconds until it is sent, by the server's clock; null where it is not waiting to be sent. */
  secondsLeft: z.nullable(z.number()),
  createdAt: instant,
  sentAt: z.nullable(instant),
})
export type MailRow = z.infer<typeof mailRow>

/** An e-mail about a document whose sending has not begun: cancelMail withdraws it. */
export const scheduledMail = z.object({
  mailId: id,
  kind: z.enum(['invoice', 'reminder']),
  to: z.string(),
  sendAt: instant,
  /** Seconds until it is sent, by the server's clock; 0 where it is due. */
  secondsLeft: z.number(),
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
    attachments: z.array(
      z.object({
        name: z.string(),
        mediaType: z.string(),
        /** 0 for a damaged attachment: its file is missing in the archive or differs from what was stored. */
        size: z.number(),
        damaged: z.boolean(),
        /** Made when the message leaves, so that it has no size yet. */
        pending: z.boolean(),
      }),
    ),
  }),
})
export type MailView = ResponseOf<typeof getMail>

export const getMailSource = endpoint({
  name: 'getMailSource',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/mail/:mailId/source.eml',
  access: 'mail.read',
  query: z.object({ ...inWorkspace, mailId: id }),
})

/** Queues a failed, uncertain or held e-mail again. */
export const retryMail = endpoint({
  name: 'retryMail',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mail/:mailId/retry',
  access: 'mail.send',
  query: z.object({ ...inWorkspace, mailId: id }),
  response: nothing,
  refusals: { not_retryable: 409, mail_not_configured: 409 },
})

/** Withdraws an e-mail whose sending has not begun; of one that was withdrawn before, nothing changes. */
export const cancelMail = endpoint({
  name: 'cancelMail',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mail/:mailId/cancel',
  access: 'mail.send',
  query: z.object({ ...inWorkspace, mailId: id }),
  response: nothing,
  refusals: { already_sent: 409 },
})
