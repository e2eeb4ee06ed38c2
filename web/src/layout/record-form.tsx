import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Loading, Skeleton } from '@bordereau/ui/state/state'
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
      {side !== undefined && (
        <div className={css.side}>
          <Suspense fallback={<SideSkeleton />}>{side}</Suspense>
        </div>
      )}
    </div>
  )
}

/** Where the side stands above the form, it is as high as the window: the form does not move into it and out again. */
function SideSkeleton() {
  return (
    <Loading>
      <div className={css.sideSkeleton}>
        <Skeleton height="8rem" />
        <Skeleton height="12rem" />
      </div>
    </Loading>
  )
}
