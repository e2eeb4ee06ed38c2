import { listCustomers, type CustomerRow } from '@bordereau/contract/customers'
import type { ComboboxOption, ComboboxProps } from '@bordereau/ui/field/combobox'
import { call } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

const MAX_OPTIONS = 20

/** The search function of a customer combobox; it throws if the request fails. */
export function useCustomerSearch(
  optionOf: (customer: CustomerRow) => ComboboxOption = defaultOption,
): NonNullable<ComboboxProps['search']> {
  const { workspaceId } = useWorkspace()
  return async (query, _page, signal) => {
    const input = { workspaceId, limit: MAX_OPTIONS, ...(query === '' ? {} : { q: query }) }
    const result = await call(listCustomers, { query: input, signal })
    if (!result.ok) throw new Error(refusalMessage(result))
    return { options: result.value.rows.map(optionOf), more: false }
  }
}

function defaultOption({ id, name, city }: CustomerRow): ComboboxOption {
  return { value: id, label: name, help: city }
}
