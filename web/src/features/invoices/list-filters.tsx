import { getCustomer } from '@bordereau/contract/customers'
import { Combobox } from '@bordereau/ui/field/combobox'
import { type FilterChip, FilterChips } from '@bordereau/ui/table/list-tools'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useCustomerSearch } from '../customers/use-search.ts'
import { dateChip } from '../list/date-chip.tsx'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'
import { CurrencyField } from '../party/country-field.tsx'
import { useFormats } from '../../format/formats.ts'

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
      renderForm: close => <CustomerFilter state={state} close={close} />,
      onClear: () => state.put({ customerId: undefined }),
    },
    {
      key: 'currency',
      label: t`Currency`,
      value: currency,
      renderForm: close => (
        <div className={css.filter}>
          <CurrencyField
            label={t`Currency`}
            autoFocus
            value={currency ?? ''}
            onChange={code => {
              state.put({ currency: code })
              close()
            }}
          />
        </div>
      ),
      onClear: () => state.put({ currency: undefined }),
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

const PARAMETERS = ['customerId', 'currency', 'issuedFrom', 'issuedTo', 'dueFrom', 'dueTo']

function CustomerFilter({ state, close }: { state: ListState; close: () => void }) {
  const search = useCustomerSearch()
  return (
    <div className={css.filter}>
      <Combobox
        label={t`Customer`}
        autoFocus
        chosen={undefined}
        search={search}
        onChoose={option => {
          if (!option) return
          state.put({ customerId: option.value })
          close()
        }}
      />
    </div>
  )
}

/** The name of the customer in the query parameters; '…' until it is loaded. */
function useCustomerName(customerId: string | undefined): string | undefined {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useQuery(getCustomer, query, { enabled: customerId !== undefined })
  return customerId === undefined ? undefined : (data?.profile.legalName ?? '…')
}
