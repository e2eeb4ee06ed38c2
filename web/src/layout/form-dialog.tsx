import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal, type ModalProps } from '@bordereau/ui/overlay/modal'
import { Trans } from '#macros'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { Refused } from '../data/api.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { useGuardedClose } from './use-guarded-close.ts'

/** A window with a form: why it was refused, its fields, and buttons to cancel and to submit. */
export function FormDialog(
  props: Pick<ModalProps, 'title' | 'size' | 'onClose' | 'children'> & {
    readonly submitLabel: ReactNode
    readonly submitIcon?: 'send' | undefined
    readonly pending: boolean
    /** Shown above the fields. */
    readonly refused?: Refused | undefined
    readonly messageOf?: (refused: Refused) => string
    readonly onSubmit: (event: FormEvent) => void
    readonly gap?: 4 | 5
  },
) {
  const formId = useId()
  const { onClose, pending, submitIcon } = props
  const { modal, onInput } = useGuardedClose(onClose)
  return (
    <Modal
      open
      {...modal}
      title={props.title}
      size={props.size ?? 'lg'}
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" icon={submitIcon} type="submit" form={formId} busy={pending}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={props.onSubmit} onInput={onInput} noValidate>
        <Stack gap={props.gap ?? 4}>
          <RefusalNotice refused={props.refused} messageOf={props.messageOf} />
          {props.children}
        </Stack>
      </form>
    </Modal>
  )
}
