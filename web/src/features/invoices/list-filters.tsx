import { type FilterChip, FilterChips } from '@bordereau/ui/table/list-tools'
import { t } from '#macros'
import { Suspense, lazy } from 'react'
import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import { documentName } from '../document/document-name.ts'
import { dateChip } from '../list/date-chip.tsx'
import type { ListState } from '../list/list-state.ts'
import { useFormats } from '../../format/formats.ts'
import { useCustomerName } from './use-customer-name.ts'

// Fetched when a filter is first opened: the list is shown without the code of searched fields.
const forms = () => import('./filter-forms.tsx')
const CustomerFilter = lazy(async () => ({ default: (await forms()).CustomerFilter }))
const TypeFilter = lazy(async () => ({ default: (await forms()).TypeFilter }))
const CurrencyFilter = lazy(async () => ({ default: (await forms()).CurrencyFilter }))

/** Filters for customer, currency and dates as chips; active filters are query parameters. */
export function InvoiceFilters({ state }: { state: ListState }) {
  const formats = useFormats()
  const customer = useCustomerName(state.get('customerId'))
  const currency = state.get('currency')
  const chips: readonly FilterChip[] = [
    {
      key: 'customer',
      label: t`Customer`,
      value: customer,
      renderForm: close => (
        <Suspense fallback={null}>
          <CustomerFilter state={state} close={close} />
        </Suspense>
      ),
      onClear: () => state.put({ customerId: undefined }),
    },
    {
      key: 'currency',
      label: t`Currency`,
      value: currency,
      renderForm: close => (
        <Suspense fallback={null}>
          <CurrencyFilter state={state} close={close} />
        </Suspense>
      ),
      onClear: () => state.put({ currency: undefined }),
    },
    {
      key: 'type',
      label: t({ context: 'document', message: 'Type' }),
      value: typeNameOf(state.get('type')),
      renderForm: close => (
        <Suspense fallback={null}>
          <TypeFilter state={state} close={close} />
        </Suspense>
      ),
      onClear: () => state.put({ type: undefined }),
    },
    dateChip(state, formats, {
      key: 'issued',
      label: t({ context: 'date', message: 'Issued' }),
      from: 'issuedFrom',
      to: 'issuedTo',
    }),
    dateChip(state, formats, { key: 'due', label: t`Due`, from: 'dueFrom', to: 'dueTo' }),
  ]
  return (
    <FilterChips
      chips={chips}
      onClearAll={() => state.put(Object.fromEntries(PARAMETERS.map(name => [name, undefined])))}
    />
  )
}

const PARAMETERS = ['type', 'customerId', 'currency', 'issuedFrom', 'issuedTo', 'dueFrom', 'dueTo']

function typeNameOf(type: string | undefined): string | undefined {
  const known = DOCUMENT_TYPES.find(one => one === type)
  return known && documentName({ type: known })
}
