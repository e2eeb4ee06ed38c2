import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { t } from '@lingui/core/macro'
import { type ListState, oneOf } from './list-state.ts'

const STATES = ['active', 'archived'] as const

/** Which of the two the address asks for. */
export function archiveState(state: ListState): (typeof STATES)[number] {
  return oneOf(STATES, state.get('state'))
}

/** What is in use, and what was put away. */
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
