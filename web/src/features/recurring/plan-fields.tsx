import type { LocalDate } from '@bordereau/domain/date'
import { MODES } from '@bordereau/domain/recurring/plan'
import { TextField } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { PlanValues } from './plan-form.ts'
import { modeLabel } from './labels.ts'
import { Preview } from './plan-preview.tsx'
import { Rhythm, LastDay, End } from './plan-days.tsx'

/** Fields for name, frequency, first day, end and mode. */
export function PlanFields({ form, today }: { form: Form<PlanValues>; today: LocalDate }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { values, field, set } = form
  const modes = MODES.filter(
    mode =>
      mode === 'draft' || (may('invoices.issue') && (mode === 'issue' || may('invoices.send'))),
  )
  return (
    <Stack gap={5}>
      <TextField label={t`Name`} required maxLength={100} {...field('name')} />
      <Rhythm form={form} today={today} />
      <LastDay form={form} />
      <End form={form} today={today} />
      <RadioGroup
        label={t`On each of these days`}
        value={values.mode}
        options={modes.map(mode => ({ value: mode, ...modeLabel(mode) }))}
        onChange={mode => set('mode', mode)}
      />
      <Preview values={values} today={today} />
    </Stack>
  )
}
