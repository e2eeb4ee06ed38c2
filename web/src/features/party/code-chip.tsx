import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { Suspense, lazy } from 'react'
import type { ListState } from '../list/list-state.ts'

// Fetched when the filter is opened: the list is shown without the code of searched fields.
const CodeFilter = lazy(async () => ({ default: (await import('./code-filter.tsx')).CodeFilter }))

/** A filter for a code; its query parameter is called `kind`. */
export type CodeFilterOptions = {
  readonly kind: 'country' | 'currency'
  readonly label: string
}

/** A filter chip for a country or a currency; `text` is the current value as displayed. */
export function codeChip(
  state: ListState,
  filter: CodeFilterOptions,
  text = state.get(filter.kind),
): FilterChip {
  return {
    key: filter.kind,
    label: filter.label,
    value: text,
    renderForm: close => (
      <Suspense fallback={null}>
        <CodeFilter state={state} filter={filter} close={close} />
      </Suspense>
    ),
    onClear: () => state.put({ [filter.kind]: undefined }),
  }
}
