import { MAIL_STATUSES, listMail, type MailRow } from '@bordereau/contract/mail'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, t } from '#macros'
import { useSearchParams } from 'react-router'
import css from '../features/mail/mail.module.css'
import { MAIL_TONES, type MailStatus, mailStatusLabel } from '../features/mail/mail-labels.ts'
import { useFormats } from '../format/formats.ts'
import { Page } from '../layout/page.tsx'
import { useRows } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

/** The outbox: messages that were sent, are waiting or failed. */
export function MailPage() {
  const { workspaceId } = useWorkspace()
  const [search] = useSearchParams()
  const status = MAIL_STATUSES.find(known => known === search.get('status'))
  const list = useRows(listMail, { workspaceId, status, limit: 50 }, { refetchMs: 15_000 })
  const base = `/w/${workspaceId}/mail`
  return (
    <Page title={t`Mail`} lead={t`Messages sent from this company or waiting to be sent.`}>
      <Stack>
        <TabsBar
          label={t`Mail by status`}
          current={status ?? 'all'}
          tabs={[
            { key: 'all', label: t`All`, href: base },
            ...SHOWN.map(key => ({
              key,
              label: mailStatusLabel(key),
              href: `${base}?status=${key}`,
            })),
          ]}
        />
        <MailTable rows={list.data} base={base} refused={list.refused} retry={list.retry} />
        {list.hasMore && (
          <Row justify="center">
            <Button busy={list.loadingMore} onClick={list.fetchNext}>
              <Trans>Show more</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  )
}

const SHOWN: readonly MailStatus[] = ['queued', 'sent', 'not_sent', 'failed', 'uncertain']

function MailTable(props: {
  readonly rows: readonly MailRow[] | undefined
  readonly base: string
  readonly refused: Parameters<typeof RefusalView>[0]['refused'] | undefined
  readonly retry: () => void
}) {
  const { rows, base, refused, retry } = props
  const { instantDate } = useFormats()
  return (
    <DataTable
      label={t`Mail`}
      columns={columnsOf(instantDate)}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.subject}
      rowHref={row => `${base}/${row.id}`}
      error={refused && <RefusalView refused={refused} retry={retry} />}
      empty={
        <EmptyState icon="mail" sideIcons={['send', 'mail-opened']} title={t`No messages`}>
          <Trans>Invoices and reminders you send appear here.</Trans>
        </EmptyState>
      }
    />
  )
}

function columnsOf(day: (instant: string) => string): readonly Column<MailRow>[] {
  return [
    {
      key: 'subject',
      head: t`Subject`,
      wide: true,
      cell: row => row.subject,
      phone: 'top-start',
    },
    {
      key: 'to',
      head: t`To`,
      width: '15rem',
      cell: row => (
        <div className={css.to} title={row.to} dir="auto">
          {row.to}
        </div>
      ),
      phone: 'bottom-start',
    },
    {
      key: 'status',
      head: t`Status`,
      phone: 'top-end',
      cell: row => (
        <StatusBadge tone={MAIL_TONES[row.status]}>{mailStatusLabel(row.status)}</StatusBadge>
      ),
    },
    {
      key: 'at',
      head: t`When`,
      cell: row => <span className={css.when}>{day(row.sentAt ?? row.createdAt)}</span>,
      phone: 'bottom-end',
    },
  ]
}
