import { rowsOf } from './paste.ts'
import { useMemo } from 'react'
import { unitOf } from '../items/units.ts'
import { focusSoon } from './line-keys.ts'
import type { LineActs } from './line-keys.ts'
import { type Trade, emptyLine, lineOfRow } from './new-line.ts'
import { type EditorStore, useEditorStore } from './store.ts'
import { useTrade } from './trade.tsx'
import { newId } from '../../id.ts'

export type Acts = LineActs & {
  /** Rows of a spreadsheet become lines below the one named; false where the text is no table. */
  readonly paste: (after: string, text: string) => boolean
}

/** What can be done with lines; ids come from the browser's randomness. */
export function useActs(): Acts {
  const store = useEditorStore()
  const trade = useTrade()
  return useMemo(() => actsOn(store, trade), [store, trade])
}

function actsOn(store: EditorStore, trade: () => Trade): Acts {
  const lines = () => store.read().draft.lines
  return {
    add(after) {
      const index = lines().findIndex(({ id }) => id === after)
      const before = lines()[index] ?? lines().at(-1)
      const line = emptyLine(newId(), before, trade())
      store.dispatch({ do: 'addLines', after, lines: [{ line }] })
      focusSoon(`lines.${index < 0 ? lines().length - 1 : index + 1}.name`)
    },
    remove: line => store.dispatch({ do: 'removeLine', line }),
    duplicate: line => store.dispatch({ do: 'duplicateLine', line, newId: newId() }),
    move: (line, by) => store.dispatch({ do: 'moveLine', line, by }),
    paste(after, text) {
      const rows = rowsOf(text, store.mark, unitOf)
      if (rows === undefined) return false
      const before = lines().find(({ id }) => id === after)
      const added = rows.map(row => ({
        line: lineOfRow(row, emptyLine(newId(), before, trade())),
        typed: row.typed,
      }))
      store.dispatch({ do: 'addLines', after, lines: added })
      // The line pasted into was only the place to paste: it goes if nothing stands in it.
      if (before !== undefined && before.name === '' && before.price === null) {
        store.dispatch({ do: 'removeLine', line: after })
      }
      return true
    },
  }
}
