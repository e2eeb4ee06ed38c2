import { Notice } from '@bordereau/ui/badge/badge'
import { Button, type ButtonProps } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import type { FormEvent, ReactNode } from 'react'
import css from './layout.module.css'
import type { Refused } from '../data/api.ts'
import { refusalMessage } from '../data/refusal.tsx'

/** A form on a page: why it was refused, its fields, and below them the buttons to cancel and to submit. */
export function SubmitForm(props: {
  readonly submitLabel: ReactNode
  readonly look?: ButtonProps['look']
  readonly icon?: ButtonProps['icon']
  readonly pending: boolean
  readonly refused: Refused | undefined
  /** Where the feature has messages of its own. */
  readonly messageOf?: (refused: Refused) => string
  readonly onSubmit: (event: FormEvent) => void
  readonly onCancel?: (() => void) | undefined
  readonly cancelLabel?: ReactNode
  /** At the start of the row of buttons. */
  readonly start?: ReactNode
  /** A step of a wizard: the buttons stay in sight however long the form is, and submitting goes on. */
  readonly step?: boolean | undefined
  /** The focus begins in the first field of text that is still empty. */
  readonly beginInEmpty?: boolean | undefined
  readonly children: ReactNode
}) {
  const { refused, messageOf = refusalMessage, onCancel } = props
  return (
    <form ref={props.beginInEmpty ? focusFirstEmpty : null} onSubmit={props.onSubmit} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={messageOf(refused)} />}
        {props.children}
        <div className={props.step ? css.save : undefined}>
          <Row justify="between" wrap>
            {props.start ?? <span />}
            <Row>
              {onCancel && (
                <Button look="quiet" onClick={onCancel}>
                  {props.cancelLabel ?? <Trans>Cancel</Trans>}
                </Button>
              )}
              <Button
                type="submit"
                look={props.look ?? 'default'}
                icon={props.icon}
                iconEnd={props.step ? 'arrow-right' : undefined}
                busy={props.pending}
              >
                {props.submitLabel}
              </Button>
            </Row>
          </Row>
        </div>
      </Stack>
    </form>
  )
}

function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[type=text]:not(:disabled)') ?? []
  const first = [...fields].find(field => field.value === '')
  first?.focus({ preventScroll: true })
}
