import type { Draft } from '@bordereau/domain/invoice/draft'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DecimalMark } from './arithmetic.ts'
import {
  type EditorAction,
  type EditorState,
  type History,
  beginEditing,
  edit,
} from './draft-state.ts'

/**
 * The draft under the pen, outside of React: each cell subscribes to what it shows, so a keystroke redraws a cell and
 * the totals, never the paper.
 */
export type EditorStore = {
  readonly read: () => EditorState
  readonly history: () => History
  readonly dispatch: (action: EditorAction) => void
  readonly subscribe: (wake: () => void) => () => void
  /** The decimal mark of the reader's language. */
  readonly mark: DecimalMark
}

export function createEditorStore(draft: Draft, mark: DecimalMark): EditorStore {
  let history = beginEditing(draft)
  const wakers = new Set<() => void>()
  return {
    read: () => history.present,
    history: () => history,
    dispatch(action) {
      const next = edit(history, action)
      if (next === history) return
      history = next
      for (const wake of wakers) wake()
    },
    subscribe(wake) {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
    mark,
  }
}

const EditorContext = createContext<EditorStore | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('a part of the editor stands outside of it')
  return store
}

/** A piece of the state. `select` must give the same object for the same state: no new arrays or objects. */
export function useEditor<Piece>(select: (state: EditorState) => Piece): Piece {
  const store = useEditorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

export function useDraft<Field extends keyof Draft>(field: Field): Draft[Field] {
  return useEditor(({ draft }) => draft[field])
}

/** Sets fields of the draft; typing on in one of them is one step of undo. */
export function useSet(): (patch: Partial<Draft>) => void {
  const { dispatch } = useEditorStore()
  return patch => dispatch({ do: 'set', patch, at: performance.now() })
}
