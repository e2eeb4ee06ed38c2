import type { Encoding } from '@bordereau/contract/encoding-names'
import type { ImportReport } from '@bordereau/contract/import'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { useState } from 'react'
import { Trans } from '#macros'
import { EncodingField } from './encoding-field.tsx'

/** The choice of an encoding where it is not sure, else behind a button for a person who sees wrong letters. */
export function EncodingChoice(props: {
  readonly encoding: NonNullable<ImportReport['encoding']>
  readonly disabled: boolean
  readonly onEncoding: (encoding: Encoding) => void
}) {
  const { used, sure, others } = props.encoding
  const [opened, setOpened] = useState(!sure)
  // Valid UTF-8, as ASCII is too, has no other reading.
  if (sure && used.startsWith('utf-') && others.length === 0) return null
  if (opened || !sure) return <EncodingField {...props} />
  return (
    <Row>
      <Button look="quiet" size="sm" onClick={() => setOpened(true)}>
        <Trans>Are letters wrong?</Trans>
      </Button>
    </Row>
  )
}
