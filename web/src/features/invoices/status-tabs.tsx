import { countInvoices } from '@bordereau/contract/invoices'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import { type Tab, currentTab } from './list-query.ts'

/** Tabs by status with the number of documents under each. */
export function StatusTabs({ state }: { state: ListState }) {
  const { workspaceId } = useWorkspace()
  const counts = useQuery(countInvoices, { workspaceId }).data?.counts
  const hasSelfBilled = (counts?.self_billed ?? 0) > 0
  const isSelfBilled = hasSelfBilled || currentTab(state) === 'self_billed'
  return (
    <TabsBar
      label={t`Invoices by status`}
      current={currentTab(state)}
      tabs={tabLabels(isSelfBilled).map(([key, label]) => ({
        key,
        label,
        count: counts?.[key],
        countedTo: MAX_COUNTED,
        href: state.hrefOf({ tab: key === 'all' ? undefined : key }),
      }))}
    />
  )
}

/** In the order of the bar; only who writes invoices of suppliers needs the last one. */
function tabLabels(isSelfBilled: boolean): readonly (readonly [Tab, string])[] {
  return [
    ['all', t`All`],
    ['draft', t`Drafts`],
    ['open', t`Unpaid`],
    ['overdue', t`Overdue`],
    ['paid', t`Paid`],
    ['credit_notes', t`Credit notes`],
    ...(isSelfBilled ? ([['self_billed', t`Self-billed`]] as const) : []),
  ]
}
