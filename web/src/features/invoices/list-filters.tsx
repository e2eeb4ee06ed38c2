import { getCustomer, listCustomers } from '@bordereau/contract/customers'
import { Button } from '@bordereau/ui/button/button'
import { Combobox, type ComboboxOption } from '@bordereau/ui/field/combobox'
import { DateField } from '@bordereau/ui/field/date-field'
import { type FilterChip, FilterChips } from '@bordereau/ui/table/list-tools'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../api.ts'
import { useGet } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'
import { CurrencyField } from '../party/country-field.tsx'
import { type Formats, useFormats } from './formats.ts'

/** Customer, currency and dates as chips; what is on stands in the address. */
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
      onClearAll={() => state.put(Object.fromEntries([...NAMES].map(name => [name, undefined])))}
    />
  )
}

const NAMES = ['customerId', 'currency', 'issuedFrom', 'issuedTo', 'dueFrom', 'dueTo']

type Dates = {
  readonly key: string
  readonly label: string
  readonly from: string
  readonly to: string
}

function dateChip(state: ListState, formats: Formats, dates: Dates): FilterChip {
  const [from, to] = [state.get(dates.from), state.get(dates.to)]
  const say = (date: string | undefined) => (date === undefined ? '…' : formats.date(date))
  return {
    key: dates.key,
    label: dates.label,
    value: from === undefined && to === undefined ? undefined : `${say(from)} – ${say(to)}`,
    renderForm: close => <DateFilter state={state} dates={dates} close={close} />,
    onClear: () => state.put({ [dates.from]: undefined, [dates.to]: undefined }),
  }
}

function DateFilter(props: { state: ListState; dates: Dates; close: () => void }) {
  const { state, dates, close } = props
  const [from, setFrom] = useState(state.get(dates.from) ?? '')
  const [to, setTo] = useState(state.get(dates.to) ?? '')
  return (
    <div className={css.filter}>
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

function CustomerFilter({ state, close }: { state: ListState; close: () => void }) {
  const { workspaceId } = useWorkspace()
  async function search(query: string, _page: number, signal: AbortSignal) {
    const input = { workspaceId, limit: 20, ...(query === '' ? {} : { q: query }) }
    const answer = await call(listCustomers, { query: input, signal })
    const rows = answer.ok ? answer.value.rows : []
    const options = rows.map((row): ComboboxOption => ({
      value: row.id,
      label: row.name,
      help: row.city,
    }))
    return { options, more: false }
  }
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

/** The name of the customer that the address names; '…' until it is known. */
function useCustomerName(customerId: string | undefined): string | undefined {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useGet(getCustomer, query, { enabled: customerId !== undefined })
  return customerId === undefined ? undefined : (data?.profile.legalName ?? '…')
}
