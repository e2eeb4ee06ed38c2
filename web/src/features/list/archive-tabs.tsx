import { MAX_COUNTED } from '@bordereau/contract/value'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { t } from '#macros'
import { type ListState, oneOf } from './list-state.ts'

const STATES = ['active', 'archived'] as const

type ArchiveState = (typeof STATES)[number]

/** The number of rows in each state; undefined while loading. */
export type ArchiveCounts = Readonly<Record<ArchiveState, number | undefined>>

/** The state in the query parameters. */
export function archiveState(state: Pick<ListState, 'get'>): ArchiveState {
  return oneOf(STATES, state.get('state'))
}

/** Tabs for active and archived rows, each with its count. */
export function ArchiveTabs(props: {
  readonly label: string
  readonly state: ListState
  readonly counts: ArchiveCounts
}) {
  const { label, state, counts } = props
  const hrefs = {
    active: state.hrefOf({ state: undefined }),
    archived: state.hrefOf({ state: 'archived' }),
  }
  const tab = (key: ArchiveState, label: string) => ({
    key,
    label,
    count: counts[key],
    countedTo: MAX_COUNTED,
    href: hrefs[key],
  })
  return (
    <TabsBar
      label={label}
      current={archiveState(state)}
      tabs={[tab('active', t`Active`), tab('archived', t`Archived`)]}
    />
  )
}
