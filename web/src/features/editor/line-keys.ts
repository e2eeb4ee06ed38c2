import type { KeyboardEvent } from 'react'
import { focusPath } from './focus-field.ts'
import type { EditorStore } from './store.ts'
import type { EditorAction } from './draft-state.ts'

export type LineCommands = {
  /** Adds a line below the given one, or at the end. */
  readonly add: (after: string | null) => void
  readonly remove: (line: string) => void
  readonly duplicate: (line: string) => void
  readonly move: (line: string, by: number) => void
}

type LineRef = { readonly id: string; readonly index: number }

/**
 * The keys of a line: Enter adds a line below, Alt+↑ and Alt+↓ move it, Mod+D duplicates it, Mod+Backspace removes it,
 * ↑ and ↓ in a number cell focus the same column of the adjacent line, Esc removes the focus.
 */
export function handleLineKey(
  event: KeyboardEvent<HTMLElement>,
  { id, index }: LineRef,
  commands: LineCommands,
): void {
  const { target } = event
  // A cell that handled the key itself (an item chosen by Enter) has prevented the default.
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return
  const mod = event.ctrlKey || event.metaKey
  const column = columnOf(target)
  const consume = () => event.preventDefault()
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    consume()
    const by = event.key === 'ArrowUp' ? -1 : 1
    commands.move(id, by)
    focusAfterRender(`lines.${Math.max(0, index + by)}.${column}`)
  } else if (mod && event.key.toLowerCase() === 'd') {
    consume()
    commands.duplicate(id)
    focusAfterRender(`lines.${index + 1}.${column}`)
  } else if (mod && event.key === 'Backspace') {
    consume()
    commands.remove(id)
    focusAfterRender(`lines.${Math.max(0, index - 1)}.${column}`)
  } else if (event.key === 'Enter' && !mod && !event.shiftKey && isSingleLine(target)) {
    consume()
    commands.add(id)
  } else if (event.key === 'Escape') {
    target.blur()
  } else if (isNumber(target) && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    consume()
    focusPath(`lines.${Math.max(0, index + (event.key === 'ArrowUp' ? -1 : 1))}.${column}`)
  }
}

/** Focuses a cell after the next frame, when the change is rendered. */
export function focusAfterRender(path: string): void {
  requestAnimationFrame(() => focusPath(path))
}

/** Undo by Mod+Z, redo by Mod+Shift+Z or Mod+Y, anywhere on the canvas. */
export function handleHistoryKey(event: KeyboardEvent<HTMLElement>, store: EditorStore): void {
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
  // The name of an item wraps, but has no line breaks of its own.
  return target.matches('input, select, textarea[aria-autocomplete]')
}

function isNumber(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.inputMode === 'decimal'
}
