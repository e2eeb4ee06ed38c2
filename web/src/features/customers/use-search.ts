import { listCustomers } from '@bordereau/contract/customers'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { ComboboxOption, ComboboxProps } from '@bordereau/ui/field/combobox'
import { call } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'

export type FoundCustomer = ResponseOf<typeof listCustomers>['rows'][number]

const SHOWN = 20

/** Customers for a choice among them, found by what is typed; fails where the server gives no answer. */
export function useCustomerSearch(
  optionOf: (customer: FoundCustomer) => ComboboxOption = plainOption,
): NonNullable<ComboboxProps['search']> {
  const { workspaceId } = useWorkspace()
  return async (query, _page, signal) => {
    const input = { workspaceId, limit: SHOWN, ...(query === '' ? {} : { q: query }) }
    const answer = await call(listCustomers, { query: input, signal })
    if (!answer.ok) throw new Error(wordsOf(answer))
    return { options: answer.value.rows.map(optionOf), more: false }
  }
}

function plainOption({ id, name, city }: FoundCustomer): ComboboxOption {
  return { value: id, label: name, help: city }
}
