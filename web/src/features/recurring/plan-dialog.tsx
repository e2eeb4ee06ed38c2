import type { LocalDate } from '@bordereau/domain/date'
import type { Mode, Plan } from '@bordereau/domain/recurring/plan'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans } from '#macros'
import { useId } from 'react'
import type { Refused } from '../../data/api.ts'
import { useForm } from '../../form/form.ts'
import { PlanFields } from './plan-fields.tsx'
import { planErrors } from './plan-errors.ts'
import { type PlanValues, planOf } from './plan-form.ts'
import { recurringRefusalMessage } from './labels.ts'

export type PlanInput = { readonly name: string; readonly mode: Mode; readonly plan: Plan }

/** The form of name, plan and mode of a recurring invoice, to create or change one. */
export function PlanDialog(props: {
  readonly title: string
  readonly submitLabel: string
  readonly today: LocalDate
  readonly initial: PlanValues
  /** The saved first day, which may be in the past. */
  readonly since?: LocalDate
  readonly pending: boolean
  readonly refused: Refused | undefined
  readonly onClose: () => void
  readonly onSubmit: (input: PlanInput) => Promise<void>
}) {
  const { today, since, refused } = props
  const formId = useId()
  const form = useForm(props.initial, values => planErrors(values, today, since))
  const submit = (values: PlanValues): void => {
    const plan = planOf(values)
    if (plan) void props.onSubmit({ name: values.name.trim(), mode: values.mode, plan })
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
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit(submit)} noValidate>
        <Stack gap={5}>
          {refused && (
            <Notice tone="red" live>
              {recurringRefusalMessage(refused)}
            </Notice>
          )}
          <PlanFields form={form} today={today} />
        </Stack>
      </form>
    </Modal>
  )
}
