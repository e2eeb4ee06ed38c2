import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useOptions } from '../field/use-options.ts'
import type { OptionPage } from '../field/use-options.ts'
import css from './paper.module.css'
import { PaperArea } from './paper-field.tsx'
import type { PaperAreaProps } from './paper-field.tsx'

export interface Suggestion {
  value: string
  label: string
  help?: string
  /** At the end of its line: a price. */
  end?: ReactNode
}

export interface PaperSuggestProps extends PaperAreaProps {
  search: (query: string, page: number, signal: AbortSignal) => Promise<OptionPage<Suggestion>>
  onPick: (suggestion: Suggestion) => void
  /** Name of the list: "Items". */
  listLabel: string
}

/** A field with suggestions while typing; any text is accepted, wraps, and has no line breaks of its own. Enter selects a suggestion only after an arrow key. */
export function PaperSuggest(props: PaperSuggestProps) {
  const { search, onPick, listLabel, onKeyDown, onBlur, onChange, ...input } = props
  const id = useId()
  const list = useSuggestions(input.value, search, onPick)
  return (
    <div className={css.suggest}>
      <PaperArea
        {...input}
        // A text area may not have the role of a combobox (ARIA in HTML); as a text box it has all of it but aria-expanded.
        aria-multiline={false}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={list.shown ? `${id}-list` : undefined}
        aria-activedescendant={list.active < 0 ? undefined : `${id}-${list.active}`}
        onChange={text => {
          list.open()
          onChange(text.replaceAll(/\s*\n\s*/g, ' '))
        }}
        onKeyDown={event => {
          if (!list.press(event)) onKeyDown?.(event)
        }}
        onBlur={event => {
          list.close()
          onBlur?.(event)
        }}
      />
      {list.shown && <Suggestions id={id} list={list} label={listLabel} />}
    </div>
  )
}

type SuggestionList = ReturnType<typeof useSuggestions>

function Suggestions({ id, list, label }: { id: string; list: SuggestionList; label: string }) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={css.suggestions}>
      {list.options.map((option, index) => (
        // The text field handles the keys, and keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.active}
          className={css.suggestion}
          onPointerDown={event => event.preventDefault()}
          onClick={() => list.pick(index)}
        >
          <span className={css.suggestionWords}>
            {option.label}
            {option.help !== undefined && <small>{option.help}</small>}
          </span>
          {option.end}
        </div>
      ))}
    </div>
  )
}

function useSuggestions(
  query: string,
  search: PaperSuggestProps['search'],
  onPick: (suggestion: Suggestion) => void,
) {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setActive] = useState(-1)
  const { options } = useOptions(isOpen, query, undefined, search)
  const shown = isOpen && options.length > 0
  const active = shown ? Math.min(wanted, options.length - 1) : -1
  function show(next: boolean): void {
    setOpen(next)
    setActive(-1)
  }
  const open = () => show(true)
  const close = () => show(false)
  function pick(index: number): void {
    const option = options[index]
    close()
    if (option !== undefined) onPick(option)
  }
  /** True when the list handled the key. */
  function press(event: KeyboardEvent): boolean {
    const { key } = event
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (plain && (key === 'ArrowDown' || key === 'ArrowUp')) {
      if (isOpen) setActive(neighbourOf(active, key, options.length))
      else open()
    } else if (active >= 0 && key === 'Enter') {
      pick(active)
    } else if (shown && key === 'Escape') {
      close()
    } else {
      if (key === 'Tab' || key === 'Enter') close()
      return false
    }
    event.preventDefault()
    return true
  }
  return { shown, active, options, open, close, pick, press }
}

/** The suggestion above or below; -1, none, is above the first. */
function neighbourOf(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  return Math.max(-1, Math.min(count - 1, active + (key === 'ArrowDown' ? 1 : -1)))
}
