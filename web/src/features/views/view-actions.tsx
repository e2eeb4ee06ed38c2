import type { ViewList } from '@bordereau/contract/views'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import type { Views } from './use-views.ts'
import { ViewMenu } from './view-menu.tsx'
import { SaveChanges } from './save-changes.tsx'

// The dialog's code is loaded when the pointer reaches its button.
const loadDialog = async () => ({
  default: (await import('./save-view-dialog.tsx')).SaveViewDialog,
})
const SaveViewDialog = lazy(loadDialog)

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
