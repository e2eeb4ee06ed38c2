import type { LocalDate } from '@bordereau/domain/date'
import { nextRuns } from '@bordereau/domain/recurring/plan'
import { Text } from '@bordereau/ui/layout/layout'
import { useFormats } from '../../format/formats.ts'
import { type PlanValues, planOf } from './plan-form.ts'
import { nextDaysText, planText } from './plan-text.ts'
import css from './recurring.module.css'

const PREVIEW_DAYS = 3

/** A summary of the plan and its next days. */
export function Preview({ values, today }: { values: PlanValues; today: LocalDate }) {
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
