import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import type { SetupEnd } from './use-finish-setup.ts'

/** The ways out of the wizard, at each of its steps. */
export function SetupExits(props: {
  readonly pending: boolean
  readonly onLeave: (end: SetupEnd) => void
}) {
  return (
    <Row wrap justify="end">
      <Button
        size="sm"
        look="quiet"
        busy={props.pending}
        onClick={() => props.onLeave('dashboard')}
      >
        <Trans>Finish later</Trans>
      </Button>
      <Button size="sm" icon="plus" busy={props.pending} onClick={() => props.onLeave('invoice')}>
        <Trans>Create your first invoice</Trans>
      </Button>
    </Row>
  )
}
