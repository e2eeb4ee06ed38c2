import type { RecurringView } from '@bordereau/contract/recurring'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { useRecurringMenu } from './recurring-menu.ts'
import { usePause } from './use-recurring-changes.ts'

// Fetched when it is opened.
const EditPlanDialog = lazy(async () => ({
  default: (await import('./edit-plan-dialog.tsx')).EditPlanDialog,
}))

/** Pause or resume as a button, all other actions in a menu. */
export function RecurringActions({ recurring }: { recurring: RecurringView }) {
  const { may } = useWorkspace()
  const [editing, setEditing] = useState(false)
  const items = useRecurringMenu(recurring, () => setEditing(true))
  if (!may('invoices.draft')) return null
  return (
    <>
      <PauseButton recurring={recurring} />
      <Menu align="end" sections={[{ key: 'actions', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} data-more />
      </Menu>
      <Suspense fallback={null}>
        {editing && <EditPlanDialog recurring={recurring} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  )
}

function PauseButton({ recurring }: { recurring: RecurringView }) {
  const { pause, resume, pending } = usePause(recurring)
  if (recurring.state === 'ended') return null
  return recurring.state === 'active' ? (
    <Button icon="pause" busy={pending} onClick={() => void pause()}>
      <Trans>Pause</Trans>
    </Button>
  ) : (
    <Button look="primary" icon="play" busy={pending} onClick={() => void resume()}>
      <Trans>Resume</Trans>
    </Button>
  )
}
