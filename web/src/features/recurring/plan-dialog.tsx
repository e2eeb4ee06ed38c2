import type { LocalDate } from '@bordereau/domain/date'
import type { Mode, Plan } from '@bordereau/domain/recurring/plan'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Refused } from '../../api.ts'
import { useForm } from '../../form.ts'
import { PlanFields } from './plan-fields.tsx'
import { planFaults } from './plan-faults.ts'
import { type PlanValues, planOf } from './plan-form.ts'
import { recurringRefusal } from './words.ts'

export type Planned = { readonly name: string; readonly mode: Mode; readonly plan: Plan }

/** When it repeats, and what is done then: for one that begins, and for one that is changed. */
export function PlanDialog(props: {
  readonly title: string
  readonly doLabel: string
  readonly today: LocalDate
  readonly initial: PlanValues
  /** The first day as it is kept, which may lie in the past. */
  readonly since?: LocalDate
  readonly pending: boolean
  readonly refused: Refused | undefined
  readonly onClose: () => void
  readonly onDone: (planned: Planned) => Promise<void>
}) {
  const { today, since, refused } = props
  const formId = useId()
  const form = useForm(props.initial, values => planFaults(values, today, since))
  const send = (values: PlanValues): void => {
    const plan = planOf(values)
    if (plan) void props.onDone({ name: values.name.trim(), mode: values.mode, plan })
  }
  return (
    <Modal
      open
      onClose={props.onClose}
      title={props.title}
      size="lg"
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form={formId} busy={props.pending}>
            {props.doLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit(send)} noValidate>
        <Stack gap={5}>
          {refused && (
            <Notice tone="red" live>
              {recurringRefusal(refused)}
            </Notice>
          )}
          <PlanFields form={form} today={today} />
        </Stack>
      </form>
    </Modal>
  )
}
