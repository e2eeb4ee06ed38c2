import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { fold } from '../fold.ts'
import type { ComboboxOption, ComboboxProps } from './combobox.tsx'
import { createValue } from './create-value.ts'
import { useOptions } from './use-options.ts'
import type { FoundOptions } from './use-options.ts'

export type ChooserOptions = Pick<
  ComboboxProps,
  'chosen' | 'onChoose' | 'options' | 'search' | 'onCreate' | 'clearable' | 'opened' | 'onBlur'
> & { readonly disabled: boolean | undefined }

export interface Chooser {
  /** What was typed since the field got the focus. */
  readonly typed: string | undefined
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly found: FoundOptions<ComboboxOption>
  /** The typed text that can be created as a new option. */
  readonly create: string | undefined
  readonly clear: (() => void) | undefined
  readonly settle: (value: string) => void
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  /** Whether the key was handled here; the list's own keys handle the others. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** What is typed into a combobox, what it finds, and what the keys and the pointer do with both. */
export function useChooser(props: ChooserOptions): Chooser {
  const { chosen, onChoose, onCreate, clearable = false } = props
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(props.opened ?? false)
  const query = typed ?? ''
  const found = useOptions(open, query, props.options, props.search)
  // Only after the search has returned no match: a fast typist would otherwise create a duplicate.
  const create = onCreate && found.answered && query.trim() !== '' ? query.trim() : undefined
  function settle(value: string): void {
    if (value === createValue) onCreate?.(query.trim())
    else onChoose(found.options.find(option => option.value === value))
    setTyped(undefined)
    setOpen(false)
  }
  const keys = useEnter(query, found, create, settle)
  return {
    typed,
    open,
    setOpen,
    found,
    create,
    settle,
    clear: clearable && !props.disabled && chosen ? () => onChoose(undefined) : undefined,
    onType(text) {
      keys.reset()
      setTyped(text)
      setOpen(true)
    },
    onLeave() {
      setOpen(false)
      // Where an empty value is allowed, clearing selects it; a whole name that was typed selects its option; otherwise
      // the former value returns.
      const named = found.options.filter(option => isSameText(option.label, query))
      if (typed === '' && clearable) onChoose(undefined)
      else if (named.length === 1) onChoose(named[0])
      setTyped(undefined)
      props.onBlur?.()
    },
    onKey(event) {
      if (event.key === 'Escape') setTyped(undefined)
      return keys.onKey(event)
    },
  }
}

/**
 * Enter after typing selects the first option of what was typed, even where the list has not been drawn or the search
 * has not answered yet: the form is never submitted with the former value, and an option of an earlier query is never
 * selected.
 */
function useEnter(
  query: string,
  found: FoundOptions<ComboboxOption>,
  create: string | undefined,
  settle: (value: string) => void,
): { readonly onKey: (event: KeyboardEvent) => boolean; readonly reset: () => void } {
  const moved = useRef(false)
  const first = found.options[0]?.value ?? (create === undefined ? undefined : createValue)
  const selectFirst = (): void => {
    if (first !== undefined) settle(first)
  }
  const awaitedRef = useOnceAnswered(found, selectFirst)
  return {
    reset() {
      awaitedRef.current = false
      moved.current = false
    },
    onKey(event) {
      if (event.nativeEvent.isComposing || query.trim() === '') return false
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moved.current = found.answered
      // The list's own keys select what the arrows have reached.
      if (event.key !== 'Enter' || moved.current) return false
      event.preventDefault()
      if (found.answered) selectFirst()
      else awaitedRef.current = true
      return true
    },
  }
}

/** Calls `run` once the search has answered, if the returned reference is true by then; a failed search ends the wait. */
function useOnceAnswered(found: FoundOptions<ComboboxOption>, run: () => void): RefObject<boolean> {
  const awaited = useRef(false)
  useEffect(() => {
    if (!awaited.current || (!found.answered && found.state !== 'failed')) return
    awaited.current = false
    if (found.answered) run()
  }, [found.answered, found.state, run])
  return awaited
}

function isSameText(label: string, query: string): boolean {
  return query.trim() !== '' && fold(label.trim()).plain === fold(query.trim()).plain
}
