import type { KeyboardEvent } from 'react'
import { focusPath } from './focus-field.ts'
import type { EditorStore } from './store.ts'
import type { EditorAction } from './draft-state.ts'

export type LineCommands = {
  /** Adds a line below the given one, or at the end. */
  readonly add: (after: string | null) => void
  readonly remove: (line: string) => void
  readonly duplicate: (line: string) => void
  /** Returns the index of the line afterwards. */
  readonly move: (line: string, by: -1 | 1) => number
  /** Puts the line before or after another one. */
  readonly place: (line: string, target: string, side: 'before' | 'after') => void
  /** Begins a section with the line, or with a new one at the end, and focuses its heading. */
  readonly beginSection: (line: string | null) => void
  /** Removes the heading that begins with the line: its lines join those above. */
  readonly joinSection: (line: string) => void
  /** Moves the section that begins with the line; returns the index of that line afterwards. */
  readonly moveSection: (line: string, by: -1 | 1) => number
}

type LineRef = { readonly id: string; readonly index: number }

/**
 * The keys of a line: Enter adds a line below, Alt+↑ and Alt+↓ move it, Mod+D duplicates it, Mod+Backspace removes it,
 * Alt+Enter begins a section with it, ↑ and ↓ in a number cell focus the same column of the adjacent line, Esc removes the focus.
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
  if (column === 'sectionHeading') handleHeadingKey(event, { id, index }, commands)
  else if (event.altKey && event.key === 'Enter') {
    consume()
    commands.beginSection(id)
  } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    consume()
    const moved = commands.move(id, event.key === 'ArrowUp' ? -1 : 1)
    focusAfterRender(`lines.${moved}.${column}`)
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

/**
 * The keys of a heading: Enter focuses the first line of the section, Alt+↑ and Alt+↓ move the section, Mod+Backspace
 * removes the heading, and so does Backspace where it is empty.
 */
function handleHeadingKey(
  event: KeyboardEvent<HTMLElement>,
  { id, index }: LineRef,
  commands: LineCommands,
): void {
  const { target, key } = event
  if (!(target instanceof HTMLInputElement)) return
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault()
    const moved = commands.moveSection(id, key === 'ArrowUp' ? -1 : 1)
    focusAfterRender(`lines.${moved}.sectionHeading`)
  } else if (key === 'Backspace' && (event.ctrlKey || event.metaKey || target.value === '')) {
    event.preventDefault()
    commands.joinSection(id)
    focusAfterRender(`lines.${index}.name`)
  } else if (key === 'Enter') {
    event.preventDefault()
    focusPath(`lines.${index}.name`)
  } else if (key === 'Escape') target.blur()
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
