import { Button } from '@bordereau/ui/button/button'
import { t } from '#macros'
import { todayIn } from '../../format/formats.ts'
import { type DateRange, type ReadyRange, readyRanges } from './date-ranges.ts'
import css from './list.module.css'

/** The ranges that are asked for most, each in one press. */
export function ReadyRanges({ onChoose }: { onChoose: (range: DateRange) => void }) {
  const ranges = readyRanges(todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone))
  const labels: readonly (readonly [ReadyRange, string])[] = [
    ['this_month', t`This month`],
    ['last_month', t`Last month`],
    ['this_quarter', t`This quarter`],
    ['last_quarter', t`Last quarter`],
    ['this_year', t`This year`],
    ['last_year', t`Last year`],
  ]
  return (
    <div className={css.ranges} role="group" aria-label={t`Ready ranges`}>
      {labels.map(([range, label]) => (
        <Button key={range} size="sm" onClick={() => onChoose(ranges[range])}>
          {label}
        </Button>
      ))}
    </div>
  )
}
