import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import type { Formats } from '../../format/formats.ts'
import type { ListState } from './list-state.ts'
import css from './list.module.css'

// Fetched when the filter is opened.
const ReadyRanges = lazy(async () => ({
  default: (await import('./ready-ranges.tsx')).ReadyRanges,
}))

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

function DateFilter(props: { state: ListState; dates: DateFilterOptions; close: () => void }) {
  const { state, dates, close } = props
  const [from, setFrom] = useState(state.get(dates.from) ?? '')
  const [to, setTo] = useState(state.get(dates.to) ?? '')
  return (
    <div className={css.filter}>
      <Suspense fallback={null}>
        <ReadyRanges
          onChoose={range => {
            state.put({ [dates.from]: range.from, [dates.to]: range.to })
            close()
          }}
        />
      </Suspense>
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
