import { Button } from '@bordereau/ui/button/button'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import type { ReactNode } from 'react'
import type { Pasted } from './use-pasted-party.ts'

/** Says that fields were filled from a pasted text; `children` where the lines are that belong into none. */
export function PastedNotice(props: {
  readonly pasted: Pasted | undefined
  readonly children?: ReactNode
}) {
  const { pasted, children } = props
  return (
    <div role="status">
      {pasted && (
        <Row gap={2} wrap style={{ marginBlockStart: '0.25rem' }}>
          <Text size={13} tone="muted">
            <Trans>Filled from the pasted address.</Trans> {pasted.rest.length > 0 && children}
          </Text>
          <Button size="sm" look="quiet" icon="undo" onClick={pasted.undo}>
            <Trans>Undo</Trans>
          </Button>
        </Row>
      )}
    </div>
  )
}
