import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '#macros'
import { type FormEvent, type ReactNode, Suspense } from 'react'
import type { Refused } from '../data/api.ts'
import css from './layout.module.css'
import { RefusalNotice } from './refusal-notice.tsx'

/** The form of a customer or an item; an existing one has what is known of it beside the form. */
export function RecordForm(props: {
  readonly archived: boolean
  readonly refused: Refused | undefined
  readonly messageOf?: (refused: Refused) => string
  /** undefined: the person may not save it. */
  readonly submitLabel: string | undefined
  /** Beside the button. */
  readonly hint?: ReactNode
  readonly pending: boolean
  readonly onSubmit: (event: FormEvent) => void
  /** undefined: a new one. */
  readonly side: ReactNode | undefined
  readonly children: ReactNode
}) {
  const { side, submitLabel } = props
  return (
    <div className={side === undefined ? undefined : css.withSide}>
      <form onSubmit={props.onSubmit} noValidate>
        <Stack gap={6}>
          {props.archived && (
            <Notice tone="grey" title={t`Archived: not offered for new invoices`} />
          )}
          <RefusalNotice refused={props.refused} messageOf={props.messageOf} />
          {props.children}
          {submitLabel !== undefined && (
            <div className={css.save}>
              <Row justify="end">
                {props.hint}
                <Button look="primary" type="submit" busy={props.pending}>
                  {submitLabel}
                </Button>
              </Row>
            </div>
          )}
        </Stack>
      </form>
      <Suspense fallback={<Skeleton height="20rem" />}>{side}</Suspense>
    </div>
  )
}
