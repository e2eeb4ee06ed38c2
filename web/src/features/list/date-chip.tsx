import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { lazy } from 'react'
import type { Formats } from '../../format/formats.ts'
import type { ListState } from './list-state.ts'

// Fetched when the filter is opened.
const DateFilter = lazy(async () => ({ default: (await import('./date-filter.tsx')).DateFilter }))

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
