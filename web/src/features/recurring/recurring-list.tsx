import { RECURRING_STATES, listRecurring } from '@bordereau/contract/recurring'
import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { stateLabel } from './labels.ts'
import { useRecurringColumns } from './recurring-columns.tsx'

const PER_PAGE = 50

/** The recurring invoices, ordered by their next day. */
export function RecurringList({ state }: { state: ListState }) {
  const { workspaceId } = useWorkspace()
  const stateFilter = RECURRING_STATES.find(known => known === state.get('state'))
  const list = useQuery(
    listRecurring,
    { workspaceId, state: stateFilter, after: state.after, limit: PER_PAGE },
    { keep: true },
  )
  return (
    <>
      <StateTabs state={state} current={stateFilter ?? 'all'} />
      <ListTable
        list={list}
        state={state}
        label={t`Recurring invoices`}
        columns={useRecurringColumns()}
        rows={list.data?.rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/recurring/${row.id}`}
        empty={<Empty filtered={stateFilter !== undefined} />}
      />
    </>
  )
}

function StateTabs({ state, current }: { state: ListState; current: string }) {
  return (
    <TabsBar
      label={t`Recurring invoices by state`}
      current={current}
      tabs={[
        { key: 'all', label: t`All`, href: state.hrefOf({ state: undefined }) },
        ...RECURRING_STATES.map(key => ({
          key,
          label: stateLabel(key).label,
          href: state.hrefOf({ state: key }),
        })),
      ]}
    />
  )
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
        Rent, hosting, maintenance: write the invoice once, or choose “Repeat” in the menu of one
        that you have. The next ones are then created automatically.
      </Trans>
    </EmptyState>
  )
}
