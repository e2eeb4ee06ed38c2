import { type LocalDate, dayOf, parseDate } from '@bordereau/domain/date'
import { PLAN_UNITS } from '@bordereau/domain/recurring/plan'
import { DateField } from '@bordereau/ui/field/date-field'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { type PlanValues, offersLastDay, unitOf } from './plan-form.ts'
import { planUnitLabel } from './plan-text.ts'
import css from './recurring.module.css'

/** How often, and from which day on. */
export function Rhythm({ form, today }: { form: Form<PlanValues>; today: LocalDate }) {
  const { t } = useLingui()
  const { values, field, set } = form
  return (
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
  )
}

/** Choice between the same day number and the last day of each month, for a first day that may mean either. */
export function LastDay({ form: { values, set } }: { form: Form<PlanValues> }) {
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

/** When the recurring invoice ends. */
export function End({ form, today }: { form: Form<PlanValues>; today: LocalDate }) {
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
      {values.end === 'times' && <Times form={form} />}
      {values.end === 'day' && (
        <DateField label={t`Last day`} required today={today} {...field('endDay')} />
      )}
    </div>
  )
}

function Times({ form }: { form: Form<PlanValues> }) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`How many times`}
      required
      tabular
      inputMode="numeric"
      maxLength={3}
      {...form.field('times')}
    />
  )
}
