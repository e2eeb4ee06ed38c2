import { RECURRING_STATES, listRecurring, type RecurringRow } from '@bordereau/contract/recurring'
import { countryName } from '@bordereau/domain/country/countries'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { EmptyState } from '@bordereau/ui/state/state'
import type { Column } from '@bordereau/ui/table/data-table'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type Formats, useFormats } from '../../format/formats.ts'
import type { ListState } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { frequencyText } from './plan-text.ts'
import css from './recurring.module.css'
import { stateLabel } from './labels.ts'

const PER_PAGE = 50

/** The recurring invoices, ordered by their next day. */
export function RecurringList({ state }: { state: ListState }) {
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const stateFilter = RECURRING_STATES.find(known => known === state.get('state'))
  const list = useQuery(
    listRecurring,
    { workspaceId, state: stateFilter, after: state.after, limit: PER_PAGE },
    { keep: true },
  )
  return (
    <>
      <TabsBar
        label={t`Recurring invoices by state`}
        current={stateFilter ?? 'all'}
        tabs={[
          { key: 'all', label: t`All`, href: state.hrefOf({ state: undefined }) },
          ...RECURRING_STATES.map(key => ({
            key,
            label: stateLabel(key).label,
            href: state.hrefOf({ state: key }),
          })),
        ]}
      />
      <ListTable
        list={list}
        state={state}
        label={t`Recurring invoices`}
        columns={columnsOf(formats)}
        rows={list.data?.rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/recurring/${row.id}`}
        empty={<Empty filtered={stateFilter !== undefined} />}
      />
    </>
  )
}

function columnsOf(formats: Formats): readonly Column<RecurringRow>[] {
  return [
    {
      key: 'name',
      head: t`Name`,
      wide: true,
      phone: 'top-start',
      cell: row => (
        <span className={css.cut} title={row.name} dir="auto">
          {row.name}
        </span>
      ),
    },
    {
      key: 'customer',
      head: t`Customer`,
      phone: 'bottom-start',
      cell: row => (
        <span className={`${css.withFlag} ${css.customer}`} title={row.customerName}>
          <Flag
            country={row.customerCountry}
            label={countryName(row.customerCountry, formats.tag)}
            show="flag"
          />
          <span className={css.cut} dir="auto">
            {row.customerName}
          </span>
        </span>
      ),
    },
    {
      key: 'rhythm',
      head: t`Repeats`,
      cell: row => <span className={css.line}>{frequencyText(row.plan)}</span>,
    },
    {
      key: 'next',
      head: t`Next day`,
      phone: 'bottom-end',
      cell: row =>
        row.nextDay === null ? (
          <Text as="span" tone="muted">
            {stateLabel(row.state).label}
          </Text>
        ) : (
          <span className={css.line}>{formats.date(row.nextDay)}</span>
        ),
    },
    {
      key: 'state',
      head: t`State`,
      cell: row => {
        const { tone, label } = stateLabel(row.state)
        return <StatusBadge tone={tone}>{label}</StatusBadge>
      },
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Amount value={row.amount} currency={row.currency} />,
    },
  ]
}

function Empty({ filtered }: { filtered: boolean }) {
  const { workspaceId } = useWorkspace()
  if (filtered) return <EmptyState icon="repeat" title={t`None in this state`} />
  return (
    <EmptyState
      icon="repeat"
      sideIcons={['calendar-repeat', 'file-invoice']}
      title={t`Nothing repeats yet`}
      action={
        <ButtonLink icon="file-invoice" href={`/w/${workspaceId}/invoices`}>
          <Trans>Go to the invoices</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Rent, hosting, maintenance: open an invoice or a draft and choose “Repeat” in its menu. The
        next ones are then created automatically.
      </Trans>
    </EmptyState>
  )
}
