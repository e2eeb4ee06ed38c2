import { FilterChips } from '@bordereau/ui/table/list-tools'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../invoices/formats.ts'
import { dateChip } from '../list/date-chip.tsx'
import type { ListState } from '../list/list-state.ts'

/** When the money came in, as a chip; 'from_date' and 'to_date' in the address, since 'from' is the page's. */
export function PaymentDates({ state }: { state: ListState }) {
  const { t } = useLingui()
  const formats = useFormats()
  const dates = { key: 'date', label: t`Date`, from: 'from_date', to: 'to_date' }
  return <FilterChips chips={[dateChip(state, formats, dates)]} />
}
