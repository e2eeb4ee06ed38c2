import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useOptions } from '../field/use-options.ts'
import type { OptionPage } from '../field/use-options.ts'
import css from './paper.module.css'
import { PaperInput } from './paper-field.tsx'
import type { PaperInputProps } from './paper-field.tsx'

export interface Suggestion {
  value: string
  label: string
  help?: string
  /** At the end of its line: a price. */
  end?: ReactNode
}

export interface PaperSuggestProps extends PaperInputProps {
  search: (query: string, page: number, signal: AbortSignal) => Promise<OptionPage<Suggestion>>
  onPick: (suggestion: Suggestion) => void
  /** Name of the list: "Items". */
  listLabel: string
}

/**
 * A line of the paper that suggests while it is written on; whatever is written stays free text. Enter takes a
 * suggestion only when the arrows have gone to one.
 */
export function PaperSuggest(props: PaperSuggestProps) {
  const { search, onPick, listLabel, onKeyDown, onBlur, onChange, ...input } = props
  const id = useId()
  const list = useSuggestions(input.value, search, onPick)
  return (
    <div className={css.suggest}>
      <PaperInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.shown}
        aria-controls={list.shown ? `${id}-list` : undefined}
        aria-activedescendant={list.active < 0 ? undefined : `${id}-${list.active}`}
        onChange={text => {
          list.open()
          onChange(text)
        }}
        onKeyDown={event => {
          if (!list.press(event)) onKeyDown?.(event)
        }}
        onBlur={event => {
          list.close()
          onBlur?.(event)
        }}
      />
      {list.shown && (
        <div id={`${id}-list`} role="listbox" aria-label={listLabel} className={css.suggestions}>
          {list.options.map((option, index) => (
            // The keys are those of the line above, which keeps the focus.
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
      )}
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
  function open(): void {
    setOpen(true)
    setActive(-1)
  }
  function close(): void {
    setOpen(false)
    setActive(-1)
  }
  function pick(index: number): void {
    const option = options[index]
    close()
    if (option !== undefined) onPick(option)
  }
  /** True when the key was for the list. */
  function press(event: KeyboardEvent): boolean {
    const { key } = event
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (plain && (key === 'ArrowDown' || key === 'ArrowUp')) {
      if (isOpen)
        setActive(
          Math.max(-1, Math.min(options.length - 1, active + (key === 'ArrowDown' ? 1 : -1))),
        )
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
