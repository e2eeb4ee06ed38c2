import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useWorkspace } from '../../data/session.tsx'
import css from '../../layout/banner.module.css'
import { useTourSeen } from './use-seen.ts'

/** On the dashboard of a company that is set up, once per person: offers the tour. */
export function TourInvitation({ onStart }: { onStart: () => void }) {
  const { workspaceId, setUp } = useWorkspace()
  const { pathname } = useLocation()
  const [away, setAway] = useState(false)
  const { seen, note } = useTourSeen()
  if (away || !setUp || seen || pathname !== `/w/${workspaceId}`) return null
  const putAway = (): void => {
    setAway(true)
    note()
  }
  return (
    <section className={css.banner} aria-label={t`First steps`}>
      <Notice
        tone="grey"
        title={<Trans>New here? A tour of one minute shows what is where.</Trans>}
        action={
          <Row gap={1}>
            <Button size="sm" look="quiet" onClick={putAway}>
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
