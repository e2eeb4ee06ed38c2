import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { type Formats, todayIn } from '../../format/formats.ts'
import { type DateRange, type ReadyRange, readyRanges } from './date-ranges.ts'
import type { ListState } from './list-state.ts'
import css from './list.module.css'

/** A date filter; `from` and `to` are the names of its query parameters. */
export type DateFilterOptions = {
  readonly key: string
  readonly label: string
  readonly from: string
  readonly to: string
}

/** A filter chip for a range of dates; either end may be open. */
export function dateChip(state: ListState, formats: Formats, dates: DateFilterOptions): FilterChip {
  const [from, to] = [state.get(dates.from), state.get(dates.to)]
  const formatDate = (date: string | undefined) => (date === undefined ? '…' : formats.date(date))
  return {
    key: dates.key,
    label: dates.label,
    value:
      from === undefined && to === undefined
        ? undefined
        : `${formatDate(from)} – ${formatDate(to)}`,
    renderForm: close => <DateFilter state={state} dates={dates} close={close} />,
    onClear: () => state.put({ [dates.from]: undefined, [dates.to]: undefined }),
  }
}

/** The ranges that are asked for most, each in one press. */
function ReadyRanges({ onChoose }: { onChoose: (range: DateRange) => void }) {
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

function DateFilter(props: { state: ListState; dates: DateFilterOptions; close: () => void }) {
  const { state, dates, close } = props
  const [from, setFrom] = useState(state.get(dates.from) ?? '')
  const [to, setTo] = useState(state.get(dates.to) ?? '')
  return (
    <div className={css.filter}>
      <ReadyRanges
        onChoose={range => {
          state.put({ [dates.from]: range.from, [dates.to]: range.to })
          close()
        }}
      />
      <DateField label={t`From`} autoFocus value={from} onChange={setFrom} />
      <DateField label={t`Until`} value={to} onChange={setTo} />
      <Button
        look="primary"
        onClick={() => {
          state.put({ [dates.from]: from, [dates.to]: to })
          close()
        }}
      >
        <Trans>Apply</Trans>
      </Button>
    </div>
  )
}
