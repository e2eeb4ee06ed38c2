import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import type { Reminder } from './move-dialog.tsx'
import { hrefOfEntry, entryName } from './upcoming-texts.ts'
import { useUpcomingChanges } from './use-upcoming-changes.ts'

type Props = {
  readonly entry: UpcomingEntry
  readonly onMove: (reminder: Reminder) => void
}

/** What can be done about an entry: skipped, moved, edited where it comes from. */
export function UpcomingMenu({ entry, onMove }: Props) {
  const { workspaceId, may } = useWorkspace()
  const changes = useUpcomingChanges()
  const items: MenuItem[] = [
    ...(entry.kind === 'reminder' && may('invoices.send')
      ? [
          {
            key: 'skip',
            icon: 'chevrons-right' as const,
            label: t`Skip this reminder`,
            onPress: () => void changes.skip(entry),
          },
          {
            key: 'move',
            icon: 'calendar' as const,
            label: t`Move to another day`,
            onPress: () => onMove(entry),
          },
        ]
      : []),
    ...(entry.kind === 'recurring' && entry.isNext && may('invoices.issue')
      ? [
          {
            key: 'skip',
            icon: 'chevrons-right' as const,
            label: t`Skip this one`,
            onPress: () => void changes.skipRun(entry),
          },
        ]
      : []),
    { key: 'open', icon: 'edit', label: openLabel(entry), href: hrefOfEntry(entry, workspaceId) },
  ]
  return (
    <Menu sections={[{ key: 'actions', items }]} align="end">
      <IconButton icon="dots" label={t`Actions for ${entryName(entry)}`} size="sm" />
    </Menu>
  )
}

function openLabel({ kind }: UpcomingEntry): string {
  switch (kind) {
    case 'reminder':
    case 'collection':
      return t`Open the invoice`
    case 'recurring':
      return t`Edit the recurring invoice`
    case 'digest':
      return t`Change what is emailed`
  }
}
