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
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { options } = useOptions(open, input.value, undefined, search)
  const shown = open && options.length > 0
  function close(): void {
    setOpen(false)
    setActive(-1)
  }
  function pick(index: number): void {
    const option = options[index]
    if (option === undefined) return
    close()
    onPick(option)
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (plain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setActive(index => Math.max(-1, Math.min(options.length - 1, index + step)))
    }
    if (shown && active >= 0 && event.key === 'Enter') {
      event.preventDefault()
      return pick(active)
    }
    if (open && event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Tab' || event.key === 'Enter') close()
    onKeyDown?.(event)
  }
  return (
    <div className={css.suggest}>
      <PaperInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={text => {
          setOpen(true)
          setActive(-1)
          onChange(text)
        }}
        onKeyDown={press}
        onBlur={event => {
          close()
          onBlur?.(event)
        }}
      />
      {shown && (
        <ul id={`${id}-list`} role="listbox" aria-label={listLabel} className={css.suggestions}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={css.suggestion}
              // The press must not take the focus from the line before it is taken.
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(index)}
            >
              <span className={css.suggestionWords}>
                {option.label}
                {option.help !== undefined && <small>{option.help}</small>}
              </span>
              {option.end}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
