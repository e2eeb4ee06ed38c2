import type { ResponseOf } from '@bordereau/contract/endpoint'
import { listMail } from '@bordereau/contract/mail'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { type MailRow, listMailPage } from './store.ts'

const PAGE = 50

export const listMailRoute = workspaceRoute(listMail, async ({ tx, member, query }) => {
  const page = await listMailPage(tx, member.workspaceId, { ...query, limit: query.limit ?? PAGE })
  return answer({ ...page, rows: page.rows.map(presentMail) })
})

type MailView = ResponseOf<typeof listMail>['rows'][number]

export function presentMail(mail: MailRow): MailView {
  return {
    id: mail.id,
    kind: mail.kind,
    invoiceId: mail.invoice_id,
    to: mail.recipient,
    subject: mail.subject,
    // The database's own check keeps it one of these.
    status: mail.status as MailView['status'],
    attempts: mail.attempts,
    lastError: mail.last_error,
    nextAttemptAt: mail.status === 'queued' ? mail.next_attempt_at.toISOString() : null,
    createdAt: mail.created_at.toISOString(),
    sentAt: mail.sent_at?.toISOString() ?? null,
  }
}
