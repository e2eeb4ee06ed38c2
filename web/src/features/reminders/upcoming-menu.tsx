import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import type { Reminder } from './move-dialog.tsx'
import { hrefOfEntry, entryName } from './upcoming-texts.ts'
import { useUpcomingChanges } from './use-upcoming-changes.ts'

export type CollectionEntry = Extract<UpcomingEntry, { kind: 'collection' }>
/** What another day can be chosen for. */
export type MovableEntry = Reminder | CollectionEntry

type Props = {
  readonly entry: UpcomingEntry
  readonly onMove: (entry: MovableEntry) => void
}

/** What can be done about an entry: skipped, moved, edited where it comes from. */
export function UpcomingMenu({ entry, onMove }: Props) {
  const { workspaceId } = useWorkspace()
  const items: MenuItem[] = [
    ...useChanges({ entry, onMove }),
    { key: 'open', icon: 'edit', label: openLabel(entry), href: hrefOfEntry(entry, workspaceId) },
  ]
  return (
    <Menu sections={[{ key: 'actions', items }]} align="end">
      <IconButton icon="dots" label={t`Actions for ${entryName(entry)}`} size="sm" />
    </Menu>
  )
}

function useChanges({ entry, onMove }: Props): readonly MenuItem[] {
  const { workspaceId, may } = useWorkspace()
  const reminders = useUpcomingChanges()
  switch (entry.kind) {
    case 'reminder':
      if (!may('invoices.send')) return []
      return [
        skipItem(t`Skip this reminder`, () => void reminders.skip(entry)),
        moveItem(() => onMove(entry)),
      ]
    case 'collection':
      if (!may('invoices.send') || entry.isUnderWay) return []
      return [
        skipItem(t`Do not collect …`, () => void askToSkip(workspaceId, entry)),
        moveItem(() => onMove(entry)),
      ]
    case 'recurring':
      if (!entry.isNext || !may('invoices.issue')) return []
      return [skipItem(t`Skip this one`, () => void reminders.skipRun(entry))]
    case 'digest':
      return []
  }
}

/** The question is loaded when it is asked. */
async function askToSkip(workspaceId: string, entry: CollectionEntry): Promise<void> {
  try {
    const collections = await import('../collections/skip-collection.ts')
    await collections.askToSkip(workspaceId, entry)
  } catch {
    toasts.error(t`This could not be loaded`)
  }
}

function skipItem(label: string, onPress: () => void): MenuItem {
  return { key: 'skip', icon: 'chevrons-right', label, onPress }
}

function moveItem(onPress: () => void): MenuItem {
  return { key: 'move', icon: 'calendar', label: t`Move to another day`, onPress }
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
