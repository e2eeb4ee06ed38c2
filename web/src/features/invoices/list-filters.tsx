import { type FilterChip, FilterChips } from '@bordereau/ui/table/list-tools'
import { t } from '#macros'
import { lazy } from 'react'
import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import { documentName } from '../document/document-name.ts'
import { choiceChip } from '../list/choice-chip.tsx'
import { dateChip } from '../list/date-chip.tsx'
import type { ListState } from '../list/list-state.ts'
import { codeChip } from '../party/code-chip.tsx'
import { useFormats } from '../../format/formats.ts'
import { NO_CHIPS } from './list-query.ts'
import { useCustomerName } from './use-customer-name.ts'

// Fetched when the filter is first opened: the list is shown without the code of searched fields.
const CustomerFilter = lazy(async () => ({
  default: (await import('./customer-filter.tsx')).CustomerFilter,
}))

/** Filters for customer, currency, type and dates as chips; active filters are query parameters. */
export function InvoiceFilters({ state }: { state: ListState }) {
  const formats = useFormats()
  const customer = useCustomerName(state.get('customerId'))
  const chips: readonly FilterChip[] = [
    {
      key: 'customer',
      label: t`Customer`,
      value: customer,
      renderForm: close => <CustomerFilter state={state} close={close} />,
      onClear: () => state.put({ customerId: undefined }),
    },
    codeChip(state, { name: 'currency', label: t`Currency` }),
    choiceChip(state, {
      name: 'type',
      label: t({ context: 'document', message: 'Type' }),
      options: DOCUMENT_TYPES.map(type => ({ value: type, label: documentName({ type }) })),
    }),
    dateChip(state, formats, {
      key: 'issued',
      label: t({ context: 'date', message: 'Issued' }),
      from: 'issuedFrom',
      to: 'issuedTo',
    }),
    dateChip(state, formats, { key: 'due', label: t`Due`, from: 'dueFrom', to: 'dueTo' }),
  ]
  return <FilterChips chips={chips} onClearAll={() => state.put(NO_CHIPS)} />
}
