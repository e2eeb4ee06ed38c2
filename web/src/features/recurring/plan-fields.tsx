import type { LocalDate } from '@bordereau/domain/date'
import { MODES, PLAN_UNITS, nextRuns } from '@bordereau/domain/recurring/plan'
import { DateField } from '@bordereau/ui/field/date-field'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '@lingui/react/macro'
import type { Form } from '../../form.ts'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { type PlanValues, planOf, unitOf } from './plan-form.ts'
import { nextWords, planWords, unitWords } from './plan-words.ts'
import css from './recurring.module.css'
import { modeWords } from './words.ts'

/** Name, rhythm, first day, end, and what is done on each day. */
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
      <div className={css.rhythm}>
        <TextField
          label={t({
            context: 'a recurring invoice: every so many weeks, months …',
            message: 'Every',
          })}
          required
          tabular
          inputMode="numeric"
          maxLength={2}
          {...field('every')}
        />
        <Select
          label={t`Unit of time`}
          value={values.unit}
          options={PLAN_UNITS.map(unit => ({
            value: unit,
            label: unitWords(unit, Number(values.every)),
          }))}
          onChange={unit => set('unit', unitOf(unit))}
        />
        <DateField label={t`First day`} required today={today} {...field('firstDay')} />
      </div>
      <End form={form} today={today} />
      <RadioGroup
        label={t`On each of these days`}
        value={values.mode}
        options={modes.map(mode => ({ value: mode, ...modeWords(mode) }))}
        onChange={mode => set('mode', mode)}
      />
      <Preview values={values} today={today} />
    </Stack>
  )
}

function End({ form, today }: { form: Form<PlanValues>; today: LocalDate }) {
  const { t } = useLingui()
  const { values, field, set } = form
  return (
    <div className={css.end}>
      <RadioGroup
        label={t({ context: 'when a recurring invoice ends', message: 'Ends' })}
        value={values.end}
        options={[
          { value: 'never', label: t`Never` },
          { value: 'times', label: t`After so many times` },
          { value: 'day', label: t`On a day` },
        ]}
        onChange={end => set('end', end)}
      />
      {values.end === 'times' && (
        <TextField
          label={t`How many times`}
          required
          tabular
          inputMode="numeric"
          maxLength={3}
          {...field('times')}
        />
      )}
      {values.end === 'day' && (
        <DateField label={t`Last day`} required today={today} {...field('endDay')} />
      )}
    </div>
  )
}

const SHOWN = 3

/** What the fields come to, in words. */
function Preview({ values, today }: { values: PlanValues; today: LocalDate }) {
  const formats = useFormats()
  const plan = planOf(values)
  const days = plan ? nextRuns(plan, plan.firstDay > today ? plan.firstDay : today, SHOWN) : []
  return (
    <output className={css.preview} aria-live="polite">
      {plan && days.length > 0 && (
        <>
          <Text weight="semibold">{planWords(plan, formats)}</Text>
          <Text tone="muted">{nextWords(days, formats)}</Text>
        </>
      )}
    </output>
  )
}
