import { FilterChips } from '@bordereau/ui/table/list-tools'
import { t } from '#macros'
import { lazy } from 'react'
import { useFormats } from '../../format/formats.ts'
import { commonSupplies } from '../../format/supplies.ts'
import { choiceChip } from '../list/choice-chip.tsx'
import type { ListState } from '../list/list-state.ts'
import { codeChip } from '../party/code-chip.tsx'
import { NO_ITEM_FILTERS } from './use-items.ts'

// Fetched when the filter is opened: the list is shown without the taxes of all countries.
const TaxRateFilter = lazy(async () => ({
  default: (await import('./tax-rate-filter.tsx')).TaxRateFilter,
}))

/** Filters for kind, tax rate and the currencies of the prices as chips; active filters are query parameters. */
export function ItemFilters({ state }: { readonly state: ListState }) {
  const { percent } = useFormats()
  const rate = state.get('taxRate')
  return (
    <FilterChips
      chips={[
        choiceChip(state, { name: 'supply', label: t`Kind`, options: commonSupplies() }),
        {
          key: 'taxRate',
          label: t`Tax`,
          value: rate === undefined ? undefined : percent(rate),
          renderForm: close => <TaxRateFilter state={state} close={close} />,
          onClear: () => state.put({ taxRate: undefined }),
        },
        codeChip(state, { name: 'currency', label: t`Currency` }),
      ]}
      onClearAll={() => state.put(NO_ITEM_FILTERS)}
    />
  )
}
