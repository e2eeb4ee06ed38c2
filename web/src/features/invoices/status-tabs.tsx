import { countInvoices } from '@bordereau/contract/invoices'
import { MAX_TAB_COUNTED } from '@bordereau/contract/value'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import { type Tab, currentTab } from './list-query.ts'

/** Tabs by status with the number of documents under each. */
export function StatusTabs({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const counts = useQuery(countInvoices, { workspaceId }).data?.counts
  const hasSelfBilled = (counts?.self_billed ?? 0) > 0
  const labels: readonly (readonly [Tab, string])[] = [
    ['all', t`All`],
    ['draft', t`Drafts`],
    ['open', t`Unpaid`],
    ['overdue', t`Overdue`],
    ['paid', t`Paid`],
    ['credit_notes', t`Credit notes`],
    // Only who writes invoices of suppliers needs it.
    ...(hasSelfBilled || currentTab(state) === 'self_billed'
      ? ([['self_billed', t`Self-billed`]] as const)
      : []),
  ]
  return (
    <TabsBar
      label={t`Invoices by status`}
      current={currentTab(state)}
      tabs={labels.map(([key, label]) => ({
        key,
        label,
        count: counts?.[key],
        countedTo: MAX_TAB_COUNTED,
        href: state.hrefOf({ tab: key === 'all' ? undefined : key }),
      }))}
    />
  )
}
