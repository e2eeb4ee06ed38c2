import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { lazy } from 'react'
import type { ListState } from './list-state.ts'

// Fetched when the filter is opened.
const ChoiceFilter = lazy(async () => ({
  default: (await import('./choice-filter.tsx')).ChoiceFilter,
}))

/** A filter with few values; `name` is its query parameter. */
export type ChoiceFilterOptions = {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A filter chip for one of a few values. */
export function choiceChip(state: ListState, choice: ChoiceFilterOptions): FilterChip {
  const { name, label, options } = choice
  return {
    key: name,
    label,
    value: options.find(({ value }) => value === state.get(name))?.label,
    renderForm: close => <ChoiceFilter state={state} choice={choice} close={close} />,
    onClear: () => state.put({ [name]: undefined }),
  }
}
