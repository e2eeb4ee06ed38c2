import type { ResponseOf } from '@bordereau/contract/endpoint'
import { listMail } from '@bordereau/contract/mail'
import { type MailServer, channelOf } from '../delivery/channel.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findMailServer } from '../mail-server/find-mail-server.ts'
import { secondsLeft } from './outbox.ts'
import { type MailRow, listMailPage } from './store.ts'

const PAGE = 50

export const listMailRoute = workspaceRoute(listMail, async ({ context, tx, member, query }) => {
  const page = await listMailPage(tx, member.workspaceId, { ...query, limit: query.limit ?? PAGE })
  const mailServer = await findMailServer(tx, context, member.workspaceId)
  return respond({ ...page, rows: page.rows.map(row => presentMail(context, row, mailServer)) })
})

type MailView = ResponseOf<typeof listMail>['rows'][number]

export function presentMail(
  context: AppContext,
  mail: MailRow,
  mailServer: MailServer | null,
): MailView {
  const channel = channelOf(context.channels, mail.channel)
  return {
    id: mail.id,
    channel: mail.channel,
    channelLabel: channel?.label ?? mail.channel,
    channelConfigured: channel?.isConfigured({ config: context.config, mailServer }) === true,
    kind: mail.kind,
    invoiceId: mail.invoice_id,
    to: mail.recipient,
    subject: mail.subject,
    // The database's check constraint allows only these.
    status: mail.status as MailView['status'],
    attempts: mail.attempts,
    lastError: mail.last_error,
    nextAttemptAt: mail.status === 'queued' ? mail.next_attempt_at.toISOString() : null,
    secondsLeft: mail.status === 'queued' ? secondsLeft(context, mail.next_attempt_at) : null,
    createdAt: mail.created_at.toISOString(),
    sentAt: mail.sent_at?.toISOString() ?? null,
  }
}
