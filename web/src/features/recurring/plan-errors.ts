import type { LocalDate } from '@bordereau/domain/date'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import { type InvalidPlanField, type PlanValues, invalidPlanFields } from './plan-form.ts'

/** The error message of each invalid field. */
export function planErrors(values: PlanValues, today: LocalDate, since?: LocalDate): FieldErrors {
  return Object.fromEntries(
    invalidPlanFields(values, today, since).map(field => [
      field === 'firstDayPast' ? 'firstDay' : field,
      messageFor(field),
    ]),
  )
}

function messageFor(field: InvalidPlanField): string {
  switch (field) {
    case 'name':
      return t`Enter a name`
    case 'every':
      return t`A number from 1 to 99`
    case 'firstDay':
      return t`Choose a day`
    case 'firstDayPast':
      return t`Choose today or a later day`
    case 'times':
      return t`A number from 1 to 999`
    case 'endDay':
      return t`Choose a day after the first one`
  }
}
