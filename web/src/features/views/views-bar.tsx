import type { View } from '@bordereau/contract/views'
import { ChipsBar, type LinkChip } from '@bordereau/ui/tabs/chips'
import { plural, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import type { Views } from './use-views.ts'
import { searchOf } from './view-state.ts'

/** The saved views of a list; nothing while there are none. */
export function ViewsBar({ views }: { views: Views }) {
  const { may } = useWorkspace()
  const { current, changes } = views
  if (!may('views.read') || views.views.length === 0) return null
  return (
    <ChipsBar
      label={t`Saved views`}
      chips={chipsOf(views)}
      current={current?.id ?? (changes === 0 ? ALL : undefined)}
    />
  )
}

const ALL = 'all'

function chipsOf({ views, current, changes }: Views): readonly LinkChip[] {
  if (views.length === 0) return []
  return [
    {
      key: ALL,
      label: t({ context: 'a list without any view', message: 'Everything' }),
      href: '?',
    },
    ...views.map(view => ({
      key: view.id,
      label: view.name,
      href: searchOf(view),
      signs: signsOf(view),
      note:
        view === current && changes > 0
          ? plural(changes, { one: '# change', other: '# changes' })
          : undefined,
    })),
  ]
}

function signsOf({ shared, isDefault }: View): NonNullable<LinkChip['signs']> {
  return [
    ...(isDefault ? [{ icon: 'bookmark', title: t`Shown at first` } as const] : []),
    ...(shared ? [{ icon: 'users', title: t`Shared with the company` } as const] : []),
  ]
}
