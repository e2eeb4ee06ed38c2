import { useEditorContext } from './editor-context.ts'
import { pastedRows } from './pasted-rows.ts'
import { useMemo } from 'react'
import { unitOf } from '../../format/units.ts'
import { focusAfterRender } from './line-keys.ts'
import type { LineCommands } from './line-keys.ts'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
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
  const { sells } = useEditorContext().company
  return useMemo(
    () => commandsFor(store, before => nextLine(newId(), before, getTaxContext(), sells)),
    [store, getTaxContext, sells],
  )
}

/** `next`: an empty line after the one before it. */
function commandsFor(
  store: EditorStore,
  next: (before: DraftLine | undefined) => DraftLine,
): Commands {
  const lines = () => store.read().draft.lines
  const add = (after: string | null): string => {
    const before = lines().find(({ id }) => id === after) ?? lines().at(-1)
    const line = next(before)
    store.dispatch({ do: 'addLines', after, lines: [{ line }] })
    return line.id
  }
  const setHeading = (line: string, sectionHeading: string | undefined) =>
    store.dispatch({ do: 'setLine', line, patch: { sectionHeading }, at: performance.now() })
  return {
    add(after) {
      const id = add(after)
      focusAfterRender(`lines.${lines().findIndex(line => line.id === id)}.name`)
    },
    remove: line => store.dispatch({ do: 'removeLine', line }),
    duplicate: line => store.dispatch({ do: 'duplicateLine', line, newId: newId() }),
    move(line, by) {
      store.dispatch({ do: 'moveLine', line, by })
      return lines().findIndex(({ id }) => id === line)
    },
    place: (line, target, side) => store.dispatch({ do: 'placeLine', line, target, side }),
    moveSection(line, by) {
      store.dispatch({ do: 'moveSection', line, by })
      return lines().findIndex(({ id }) => id === line)
    },
    beginSection(line) {
      const id = line ?? add(null)
      if (lines().find(one => one.id === id)?.sectionHeading === undefined) setHeading(id, '')
      focusAfterRender(`lines.${lines().findIndex(one => one.id === id)}.sectionHeading`)
    },
    joinSection: line => setHeading(line, undefined),
    paste(after, text) {
      const rows = pastedRows(text, store.decimalMark, unitOf)
      if (rows === undefined) return false
      const before = lines().find(({ id }) => id === after)
      const added = rows.map(row => ({
        line: lineFromRow(row, next(before)),
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
