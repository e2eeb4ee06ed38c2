import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { lazy } from 'react'
import type { ListState } from '../list/list-state.ts'

// Fetched when the filter is opened: the list is shown without the code of searched fields.
const CodeFilter = lazy(async () => ({ default: (await import('./code-filter.tsx')).CodeFilter }))

/** A filter for a code; `name` is its query parameter. */
export type CodeFilterOptions = {
  readonly name: 'country' | 'currency'
  readonly label: string
}

/** A filter chip for a country or a currency; `text` is the current value as displayed. */
export function codeChip(
  state: ListState,
  filter: CodeFilterOptions,
  text = state.get(filter.name),
): FilterChip {
  const { name, label } = filter
  return {
    key: name,
    label,
    value: text,
    renderForm: close => <CodeFilter state={state} filter={filter} close={close} />,
    onClear: () => state.put({ [name]: undefined }),
  }
}
