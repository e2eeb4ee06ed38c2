import type { LocalDate } from '@bordereau/domain/date'
import { t } from '@lingui/core/macro'
import type { Faults } from '../../form.ts'
import { type PlanFault, type PlanValues, faultsOfPlan } from './plan-form.ts'

/** What is wrong with each field, in words. */
export function planFaults(values: PlanValues, today: LocalDate, since?: LocalDate): Faults {
  return Object.fromEntries(
    faultsOfPlan(values, today, since).map(fault => [
      fault === 'firstDayPast' ? 'firstDay' : fault,
      wordsOf(fault),
    ]),
  )
}

function wordsOf(fault: PlanFault): string {
  switch (fault) {
    case 'name':
      return t`Give it a name`
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
