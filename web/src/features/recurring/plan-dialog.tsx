import type { LocalDate } from '@bordereau/domain/date'
import type { Mode, Plan } from '@bordereau/domain/recurring/plan'
import type { Refused } from '../../data/api.ts'
import { type SubmitResult, useForm } from '../../form/form.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
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
  readonly customerId: string | null
  /** The saved first day, which may be in the past. */
  readonly since?: LocalDate
  readonly pending: boolean
  readonly refused: Refused | undefined
  readonly onClose: () => void
  readonly onSubmit: (input: PlanInput) => Promise<SubmitResult>
}) {
  const { today, since, refused } = props
  const form = useForm(props.initial, values => planErrors(values, today, since))
  const submit = form.submit(async values => {
    const plan = planOf(values)
    if (!plan) return { ok: false }
    return props.onSubmit({ name: values.name.trim(), mode: values.mode, plan })
  })
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel}
      pending={props.pending}
      refused={refused}
      messageOf={recurringRefusalMessage}
      gap={5}
      onClose={props.onClose}
      onSubmit={submit}
    >
      <PlanFields form={form} today={today} customerId={props.customerId} />
    </FormDialog>
  )
}
