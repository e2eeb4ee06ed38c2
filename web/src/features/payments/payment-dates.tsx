import { FilterChips } from '@bordereau/ui/table/list-tools'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { dateChip } from '../list/date-chip.tsx'
import type { ListState } from '../list/list-state.ts'

/** The date filter of payments; its parameters are 'from_date' and 'to_date', since 'from' is the pager's. */
export function PaymentDates({ state }: { state: ListState }) {
  const { t } = useLingui()
  const formats = useFormats()
  const dates = { key: 'date', label: t`Date`, from: 'from_date', to: 'to_date' }
  return <FilterChips chips={[dateChip(state, formats, dates)]} />
}
