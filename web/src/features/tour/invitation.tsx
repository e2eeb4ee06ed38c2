import { updateMe } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAct } from '../../act.ts'
import { becomeMe, useMe, useWorkspace } from '../../session.tsx'
import shell from '../shell/shell.module.css'

/** On the dashboard of a company that is set up, once in a person's life: the tour is offered, not begun. */
export function TourInvitation({ onStart }: { onStart: () => void }) {
  const { person } = useMe()
  const { workspaceId, setUp } = useWorkspace()
  const { pathname } = useLocation()
  const [away, setAway] = useState(false)
  const { act } = useAct(updateMe)
  if (away || !setUp || person?.tourSeen !== false || pathname !== `/w/${workspaceId}`) return null
  const putAway = async (): Promise<void> => {
    setAway(true)
    const answer = await act({ body: { tourSeen: true } })
    if (answer.ok) becomeMe(answer.value)
  }
  return (
    <section className={shell.banner} aria-label={t`First steps`}>
      <Notice
        tone="grey"
        title={<Trans>New here? A tour of one minute shows what is where.</Trans>}
        action={
          <Row gap={1}>
            <Button size="sm" look="quiet" onClick={() => void putAway()}>
              <Trans>Not now</Trans>
            </Button>
            <Button size="sm" icon="route" onClick={onStart}>
              <Trans>Take the tour</Trans>
            </Button>
          </Row>
        }
      />
    </section>
  )
}
