import { countryName } from '@bordereau/domain/country/countries'
import { FilterChips } from '@bordereau/ui/table/list-tools'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { choiceChip } from '../list/choice-chip.tsx'
import type { ListState } from '../list/list-state.ts'
import { codeChip } from '../party/code-chip.tsx'
import { NO_CUSTOMER_FILTERS } from './use-customers.ts'

/** Filters for country, currency and unpaid invoices as chips; active filters are query parameters. */
export function CustomerFilters({ state }: { readonly state: ListState }) {
  const { tag } = useFormats()
  const country = state.get('country')
  const countryText = country === undefined ? undefined : countryName(country, tag)
  return (
    <FilterChips
      chips={[
        codeChip(state, { name: 'country', label: t`Country` }, countryText),
        codeChip(state, { name: 'currency', label: t`Currency` }),
        choiceChip(state, {
          name: 'owing',
          label: t`Unpaid`,
          options: [
            { value: 'unpaid', label: t`With unpaid invoices` },
            { value: 'overdue', label: t`With overdue invoices` },
          ],
        }),
      ]}
      onClearAll={() => state.put(NO_CUSTOMER_FILTERS)}
    />
  )
}
