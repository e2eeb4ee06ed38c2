import { type LocalDate, dayOf, parseDate } from '@bordereau/domain/date'
import { MODES, PLAN_UNITS, nextRuns } from '@bordereau/domain/recurring/plan'
import { DateField } from '@bordereau/ui/field/date-field'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { type PlanValues, offersLastDay, planOf, unitOf } from './plan-form.ts'
import { nextDaysText, planText, planUnitLabel } from './plan-text.ts'
import css from './recurring.module.css'
import { modeLabel } from './labels.ts'

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
            label: planUnitLabel(unit, Number(values.every)),
          }))}
          onChange={unit => set('unit', unitOf(unit))}
        />
        <DateField label={t`First day`} required today={today} {...field('firstDay')} />
      </div>
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

/** Choice between the same day number and the last day of each month, for a first day that may mean either. */
function LastDay({ form: { values, set } }: { form: Form<PlanValues> }) {
  const { t } = useLingui()
  const firstDay = parseDate(values.firstDay)
  if (firstDay === undefined || !offersLastDay({ unit: values.unit, firstDay })) return null
  const day = dayOf(firstDay)
  return (
    <RadioGroup
      label={t`Day of the month`}
      value={values.onLastDay ? 'last' : 'same'}
      options={[
        { value: 'same', label: t`Day ${day}` },
        { value: 'last', label: t`Last day` },
      ]}
      onChange={chosen => set('onLastDay', chosen === 'last')}
    />
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

const PREVIEW_DAYS = 3

/** A summary of the plan and its next days. */
function Preview({ values, today }: { values: PlanValues; today: LocalDate }) {
  const formats = useFormats()
  const plan = planOf(values)
  const days = plan
    ? nextRuns(plan, plan.firstDay > today ? plan.firstDay : today, PREVIEW_DAYS)
    : []
  return (
    <output className={css.preview} aria-live="polite">
      {plan && days.length > 0 && (
        <>
          <Text weight="semibold">{planText(plan, formats)}</Text>
          <Text tone="muted">{nextDaysText(days, formats)}</Text>
        </>
      )}
    </output>
  )
}
