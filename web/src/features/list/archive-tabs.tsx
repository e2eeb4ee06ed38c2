import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { t } from '#macros'
import { type ListState, oneOf } from './list-state.ts'

const STATES = ['active', 'archived'] as const

/** The state in the query parameters. */
export function archiveState(state: ListState): (typeof STATES)[number] {
  return oneOf(STATES, state.get('state'))
}

/** Tabs for active and archived rows. */
export function ArchiveTabs({ label, state }: { label: string; state: ListState }) {
  return (
    <TabsBar
      label={label}
      current={archiveState(state)}
      tabs={[
        { key: 'active', label: t`Active`, href: state.hrefOf({ state: undefined }) },
        { key: 'archived', label: t`Archived`, href: state.hrefOf({ state: 'archived' }) },
      ]}
    />
  )
}
