import type { LocalDate } from '@bordereau/domain/date'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { CollectingHint } from '../collections/collecting-hint.tsx'
import type { PlanValues } from './plan-form.ts'
import { Preview } from './plan-preview.tsx'
import { Rhythm, LastDay, End } from './plan-days.tsx'
import { ModeField } from './mode-field.tsx'

/** Fields for name, frequency, first day, end and mode. */
export function PlanFields(props: {
  readonly form: Form<PlanValues>
  readonly today: LocalDate
  readonly customerId: string | null
}) {
  const { form, today, customerId } = props
  const { t } = useLingui()
  const { values, field } = form
  return (
    <Stack gap={5}>
      <TextField label={t`Name`} required maxLength={100} {...field('name')} />
      <Rhythm form={form} today={today} />
      <LastDay form={form} />
      <End form={form} today={today} />
      <ModeField form={form} />
      <CollectingHint customerId={customerId} besideForm />
      <Preview values={values} today={today} />
    </Stack>
  )
}
