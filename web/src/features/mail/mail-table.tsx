import type { MailRow } from '@bordereau/contract/mail'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { EmptyState } from '@bordereau/ui/state/state'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t } from '#macros'
import css from './mail.module.css'
import { MAIL_TONES, mailStatusLabel } from './mail-labels.ts'
import { useFormats } from '../../format/formats.ts'
import { RefusalView } from '../../data/refusal.tsx'

export function MailTable(props: {
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
    { key: 'subject', head: t`Subject`, wide: true, cell: row => row.subject, phone: 'top-start' },
    {
      key: 'to',
      head: t`To`,
      width: '15rem',
      cell: row => <Recipient to={row.to} />,
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

function Recipient({ to }: { to: string }) {
  return (
    <div className={css.to} title={to} dir="auto">
      {to}
    </div>
  )
}
