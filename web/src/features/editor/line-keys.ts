import type { KeyboardEvent } from 'react'
import { focusPath } from './jump.ts'
import type { EditorStore } from './store.ts'
import type { EditorAction } from './draft-state.ts'

export type LineActs = {
  /** A new line below the one named, or at the end. */
  readonly add: (after: string | null) => void
  readonly remove: (line: string) => void
  readonly duplicate: (line: string) => void
  readonly move: (line: string, by: number) => void
}

type Place = { readonly id: string; readonly index: number }

/**
 * The keys of a line: Enter adds one below, Alt+↑ and Alt+↓ move it, Mod+D doubles it, Mod+Backspace removes it, ↑ and ↓ in
 * a number go to the same column of the next line, Esc leaves the cell.
 */
export function pressInLine(
  event: KeyboardEvent<HTMLElement>,
  { id, index }: Place,
  acts: LineActs,
): void {
  const { target } = event
  // A cell that has used the key itself (an item picked by Enter) says so.
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return
  const mod = event.ctrlKey || event.metaKey
  const column = columnOf(target)
  const done = () => event.preventDefault()
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    done()
    const by = event.key === 'ArrowUp' ? -1 : 1
    acts.move(id, by)
    focusSoon(`lines.${Math.max(0, index + by)}.${column}`)
  } else if (mod && event.key.toLowerCase() === 'd') {
    done()
    acts.duplicate(id)
    focusSoon(`lines.${index + 1}.${column}`)
  } else if (mod && event.key === 'Backspace') {
    done()
    acts.remove(id)
    focusSoon(`lines.${Math.max(0, index - 1)}.${column}`)
  } else if (event.key === 'Enter' && !mod && !event.shiftKey && isSingleLine(target)) {
    done()
    acts.add(id)
  } else if (event.key === 'Escape') {
    target.blur()
  } else if (isNumber(target) && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    done()
    focusPath(`lines.${Math.max(0, index + (event.key === 'ArrowUp' ? -1 : 1))}.${column}`)
  }
}

/** Focuses a cell once the paper shows what was just done. */
export function focusSoon(path: string): void {
  requestAnimationFrame(() => focusPath(path))
}

/** Mod+Z and Mod+Shift+Z (or Mod+Y) anywhere on the paper. */
export function pressHistory(event: KeyboardEvent<HTMLElement>, store: EditorStore): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const action: EditorAction['do'] | undefined =
    key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined
  if (action === undefined) return
  event.preventDefault()
  store.dispatch({ do: action })
}

function columnOf(target: HTMLElement): string {
  return (
    target.closest<HTMLElement>('[data-path]')?.dataset['path']?.split('.').slice(2).join('.') ||
    'name'
  )
}

function isSingleLine(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function isNumber(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.inputMode === 'decimal'
}
