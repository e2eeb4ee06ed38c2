import { SelectionBar } from '@bordereau/ui/table/list-tools'
import { Suspense, lazy, useState } from 'react'
import type { SaveAs } from './file-items.ts'

// Fetched with the first selection; the bar itself is there at once, and Esc clears the selection.
const SelectedActions = lazy(async () => ({
  default: (await import('./selected-actions.tsx')).SelectedActions,
}))

/** The selected rows of a list and the bar of what can be done with them. Both acts get the ids of rows that are shown. */
export function useSelection(
  shown: readonly { readonly id: string }[] | undefined,
  acts: {
    readonly archived: boolean
    readonly archive: ((ids: readonly string[]) => void) | undefined
    readonly exportAs: (format: Parameters<SaveAs>[0], ids: readonly string[]) => void
  },
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const clear = () => setSelected(new Set())
  const ids = (shown ?? []).map(({ id }) => id).filter(id => selected.has(id))
  const { archived, archive, exportAs } = acts
  const onArchive = () => {
    archive?.(ids)
    clear()
  }
  const bar = (
    <SelectionBar count={ids.length} onClear={clear}>
      <Suspense fallback={null}>
        <SelectedActions
          archived={archived}
          onArchive={archive && onArchive}
          onExport={format => exportAs(format, ids)}
        />
      </Suspense>
    </SelectionBar>
  )
  return { table: { selected, onSelect: setSelected }, bar }
}
