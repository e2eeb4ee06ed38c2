import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { useSelected } from '@bordereau/ui/selected'
import { type ReadableStore, createStore } from '@bordereau/ui/store'
import { createContext, useContext } from 'react'
import type { DecimalMark } from '../../format/number-input.ts'
import {
  type EditorAction,
  type EditorState,
  type History,
  fittingTexts,
  initialHistory,
  reduceHistory,
} from './draft-state.ts'

/**
 * The draft that is edited, held outside of React: each cell subscribes to what it shows, so that a keystroke renders one
 * cell and the totals again, not the whole canvas.
 */
export type EditorStore = ReadableStore<EditorState> & {
  readonly history: () => History
  readonly dispatch: (action: EditorAction) => void
  /** The decimal mark of the user's language. */
  readonly decimalMark: DecimalMark
}

/** `typed`: texts of an earlier visit; those that no longer fit the draft are left out. */
export function createEditorStore(
  draft: Draft,
  decimalMark: DecimalMark,
  typed: EditorState['typed'] = {},
): EditorStore {
  const history = createStore<History>(
    initialHistory(draft, fittingTexts(typed, draft, decimalMark)),
  )
  return {
    read: () => history.read().present,
    history: history.read,
    dispatch: action => history.set(reduceHistory(history.read(), action)),
    subscribe: history.subscribe,
    decimalMark,
  }
}

const EditorStoreContext = createContext<EditorStore | undefined>(undefined)
export const EditorStoreProvider = EditorStoreContext.Provider

export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext)
  if (!store) throw new Error('the editor’s store provider is missing')
  return store
}

/** Selects from the state. `select` must return the same object for the same state: no new arrays or objects. */
export function useEditor<Selected>(select: (state: EditorState) => Selected): Selected {
  return useSelected(useEditorStore(), select)
}

export function useDraft<Field extends keyof Draft>(field: Field): Draft[Field] {
  return useEditor(({ draft }) => draft[field])
}

/** Sets fields of the draft; continued typing in one of them is one undo step. */
export function useSet(): (patch: Partial<Draft>) => void {
  const { dispatch } = useEditorStore()
  return patch => dispatch({ do: 'set', patch, at: performance.now() })
}

/** Sets fields of a line; continued typing in one of them is one undo step. */
export function useSetLine(line: string): (patch: Partial<DraftLine>) => void {
  const { dispatch } = useEditorStore()
  return patch => dispatch({ do: 'setLine', line, patch, at: performance.now() })
}

/** Whether the draft is that of a quote. */
export function useIsQuote(): boolean {
  return useDraft('validity') !== undefined
}
