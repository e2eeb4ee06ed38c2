import type { ViewList, View } from '@bordereau/contract/views'
import { updateView } from '@bordereau/contract/views'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { ChipsBar, type LinkChip } from '@bordereau/ui/tabs/chips'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, plural, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { Views } from './use-views.ts'
import { ViewMenu } from './view-menu.tsx'
import { searchOf } from './view-state.ts'
import { VIEW_QUERIES, viewRefusalMessage } from './view-texts.ts'

// The dialog's code is loaded when the pointer reaches its button.
const loadDialog = async () => ({
  default: (await import('./save-view-dialog.tsx')).SaveViewDialog,
})
const SaveViewDialog = lazy(loadDialog)

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

/**
 * Actions on the current filters and view. They are placed with the filters, below the tabs, so that the tabs do not move
 * when they appear.
 */
export function ViewActions({ list, views }: { list: ViewList; views: Views }) {
  const { may } = useWorkspace()
  const [saving, setSaving] = useState(false)
  const { current, changes, state } = views
  const mayChange = current && may(current.shared ? 'views.share' : 'views.save')
  const maySaveNew = may('views.save') && changes > 0 && state !== ''
  if (!may('views.read') || (!current && !maySaveNew)) return null
  return (
    <>
      <Row gap={1} wrap>
        {current && changes > 0 && (
          <>
            {mayChange && <SaveChanges view={current} state={state} />}
            <Button size="sm" look="quiet" onClick={() => views.open(current)}>
              <Trans>Reset</Trans>
            </Button>
          </>
        )}
        {maySaveNew && (
          <Button
            size="sm"
            look="quiet"
            icon="bookmark"
            onClick={() => setSaving(true)}
            onPointerEnter={() => void loadDialog().catch(() => undefined)}
          >
            {current ? t`Save as a new view` : t`Save as a view`}
          </Button>
        )}
        {current && <ViewMenu view={current} onDeleted={() => views.open(undefined)} />}
      </Row>
      <Suspense fallback={null}>
        {saving && (
          <SaveViewDialog
            list={list}
            state={state}
            onClose={() => setSaving(false)}
            onSaved={views.open}
          />
        )}
      </Suspense>
    </>
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

function SaveChanges({ view, state }: { view: View; state: string }) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(updateView, { invalidates: VIEW_QUERIES })
  async function save(): Promise<void> {
    const result = await mutate({ query: { workspaceId, viewId: view.id }, body: { state } })
    if (result.ok) toasts.success(t`View saved`)
    else toasts.error(viewRefusalMessage(result))
  }
  return (
    <Button size="sm" look="soft" busy={pending} onClick={() => void save()}>
      <Trans>Save changes</Trans>
    </Button>
  )
}
