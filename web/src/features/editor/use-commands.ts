import { pastedRows } from './pasted-rows.ts'
import { useMemo } from 'react'
import { unitOf } from '../../format/units.ts'
import { focusAfterRender } from './line-keys.ts'
import type { LineCommands } from './line-keys.ts'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import { nextLine, lineFromRow } from './new-line.ts'
import { type EditorStore, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
import { newId } from '../../data/id.ts'

export type Commands = LineCommands & {
  /** Adds rows of a spreadsheet as lines below the given one; false if the text is not a table. */
  readonly paste: (after: string, text: string) => boolean
}

/** The commands on lines. Ids of new lines are random. */
export function useCommands(): Commands {
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  return useMemo(() => commandsFor(store, getTaxContext), [store, getTaxContext])
}

function commandsFor(store: EditorStore, getTaxContext: () => TaxContext): Commands {
  const lines = () => store.read().draft.lines
  return {
    add(after) {
      const index = lines().findIndex(({ id }) => id === after)
      const before = lines()[index] ?? lines().at(-1)
      const line = nextLine(newId(), before, getTaxContext())
      store.dispatch({ do: 'addLines', after, lines: [{ line }] })
      focusAfterRender(`lines.${index < 0 ? lines().length - 1 : index + 1}.name`)
    },
    remove: line => store.dispatch({ do: 'removeLine', line }),
    duplicate: line => store.dispatch({ do: 'duplicateLine', line, newId: newId() }),
    move: (line, by) => store.dispatch({ do: 'moveLine', line, by }),
    paste(after, text) {
      const rows = pastedRows(text, store.decimalMark, unitOf)
      if (rows === undefined) return false
      const before = lines().find(({ id }) => id === after)
      const added = rows.map(row => ({
        line: lineFromRow(row, nextLine(newId(), before, getTaxContext())),
        typed: row.typed,
      }))
      store.dispatch({ do: 'addLines', after, lines: added })
      // The line pasted into is removed if it is empty.
      if (before !== undefined && before.name === '' && before.price === null) {
        store.dispatch({ do: 'removeLine', line: after })
      }
      return true
    },
  }
}
