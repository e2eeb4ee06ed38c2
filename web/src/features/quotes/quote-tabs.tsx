import { countQuotes } from '@bordereau/contract/quotes'
import type { QuoteStatus } from '@bordereau/domain/quote/status'
import { Row } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'

const TABS = {
  draft: ['draft'],
  open: ['sent', 'viewed'],
  accepted: ['accepted', 'invoiced'],
  closed: ['declined', 'expired', 'withdrawn'],
} as const satisfies Readonly<Record<string, readonly QuoteStatus[]>>
type Tab = keyof typeof TABS
const KEYS = ['draft', 'open', 'accepted', 'closed'] as const

/** The statuses of the tab in the query parameters; undefined: all. */
export function statusesOf(state: ListState): readonly QuoteStatus[] | undefined {
  const tab = tabOf(state)
  return tab && TABS[tab]
}

function tabOf(state: ListState): Tab | undefined {
  return KEYS.find(key => key === state.get('tab'))
}

/** Tabs by status with how many quotes are under each, and the sums that await an answer. */
export function QuoteTabs({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { counts, open } = useQuery(countQuotes, { workspaceId }).data ?? {}
  const sum = (statuses: readonly QuoteStatus[]) =>
    counts && statuses.reduce((total, status) => total + counts[status], 0)
  const labels: Readonly<Record<Tab, string>> = {
    draft: t`Drafts`,
    open: t({ context: 'quotes', message: 'Open' }),
    accepted: t({ context: 'quotes', message: 'Accepted' }),
    closed: t({ context: 'quotes', message: 'Closed' }),
  }
  return (
    <>
      <TabsBar
        label={t`Quotes by status`}
        current={tabOf(state) ?? 'all'}
        tabs={[
          { key: 'all', label: t`All`, href: state.hrefOf({ tab: undefined }) },
          ...KEYS.map(key => ({
            key,
            label: labels[key],
            count: sum(TABS[key]),
            href: state.hrefOf({ tab: key }),
          })),
        ]}
      />
      {tabOf(state) === 'open' && open !== undefined && open.length > 0 && (
        <Row gap={4} wrap>
          <Trans>Awaiting an answer:</Trans>
          {open.map(({ currency, gross }) => (
            <Amount key={currency} value={gross} currency={currency} />
          ))}
        </Row>
      )}
    </>
  )
}
