import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox as MantineCombobox, useCombobox } from '@mantine/core'
import { useState } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Scope } from '../mantine/scope.tsx'
import { useTexts } from '../texts.tsx'
import { ComboboxList } from './combobox-list.tsx'
import css from './combobox.module.css'
import { createValue } from './create-value.ts'
import { Field } from './field.tsx'
import type { FieldProps, FieldAttributes } from './field.tsx'
import fieldCss from './field.module.css'
import { Box, Side, splitField } from './text-field.tsx'
import { useOptions } from './use-options.ts'
import type { OptionPage } from './use-options.ts'

export type { OptionPage } from './use-options.ts'

export interface ComboboxOption {
  value: string
  label: string
  help?: string | undefined
  /** The same in other words, muted beside the label: a name in its own language. Not read out. */
  aside?: string | undefined
  /** A flag, a logo, an icon. */
  picture?: ReactNode
  /** Further search terms: codes, other names. */
  keywords?: string
  /** Adjacent options with the same group are listed under it. */
  group?: string
}

export interface ComboboxProps extends FieldProps {
  chosen: ComboboxOption | undefined
  onChoose: (option: ComboboxOption | undefined) => void
  /** All options, searched here … */
  options?: readonly ComboboxOption[]
  /** … or a paged search (from 0), called while typing. */
  search?: (query: string, page: number, signal: AbortSignal) => Promise<OptionPage<ComboboxOption>>
  /** Offers to create what was typed and not found. */
  onCreate?: (query: string) => void
  placeholder?: string
  /** Shows a button that clears the selection. */
  clearable?: boolean
  autoFocus?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A choice among many, found by typing. Arrows, Enter and Escape work; the list can be paged. */
export function Combobox(props: ComboboxProps) {
  const { ref, ...others } = props
  const { field, rest } = splitField(others)
  return (
    <Scope>
      <Field {...field}>
        {attributes => <Chooser {...rest} inputRef={ref} attributes={attributes} field={field} />}
      </Field>
    </Scope>
  )
}

type ChooserProps = Omit<ComboboxProps, keyof FieldProps | 'ref'> & {
  inputRef: Ref<HTMLInputElement> | undefined
  attributes: FieldAttributes
  field: FieldProps
}

/** What is typed, what it finds, and what the keys and the pointer do with both. */
function useChooser(props: ChooserProps) {
  const { chosen, onChoose, onCreate, attributes, clearable = false } = props
  const [typed, setTyped] = useState<string>()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const query = typed ?? ''
  const found = useOptions(combobox.dropdownOpened, query, props.options, props.search)
  function settle(value: string): void {
    if (value === createValue) onCreate?.(query.trim())
    else onChoose(found.options.find(option => option.value === value))
    setTyped(undefined)
    combobox.closeDropdown()
  }
  function onType(text: string): void {
    setTyped(text)
    combobox.openDropdown()
    combobox.updateSelectedOptionIndex(0)
  }
  function onLeave(): void {
    combobox.closeDropdown()
    // Where an empty value is allowed, clearing selects it; otherwise the former value returns.
    if (typed === '' && clearable) onChoose(undefined)
    setTyped(undefined)
    props.onBlur?.()
  }
  const clear = clearable && !attributes.disabled && chosen ? () => onChoose(undefined) : undefined
  // Only after the search has returned no match: a fast typist would otherwise create a duplicate.
  const create = onCreate && found.answered && query.trim() !== '' ? query.trim() : undefined
  const onOpen = () => combobox.openDropdown()
  return { combobox, typed, found, create, clear, settle, onType, onOpen, onLeave }
}

function Chooser(props: ChooserProps) {
  const { chosen, inputRef, placeholder, autoFocus, attributes, field } = props
  const { combobox, typed, found, create, clear, settle, ...handlers } = useChooser(props)
  return (
    <MantineCombobox
      store={combobox}
      onOptionSubmit={settle}
      offset={4}
      zIndex="var(--z-popover)"
      withinPortal={false}
      keepMounted={false}
      preventPositionChangeWhenVisible={false} // the list grows when the answer comes
      floatingStrategy="fixed"
      classNames={{ dropdown: css.dropdown, options: css.options, option: css.option }}
    >
      <MantineCombobox.DropdownTarget>
        <Box field={field}>
          {chosen?.picture !== undefined && typed === undefined && (
            <span className={css.picture}>{chosen.picture}</span>
          )}
          <MantineCombobox.EventsTarget withExpandedAttribute>
            <ComboboxInput
              ref={inputRef}
              placeholder={placeholder}
              autoFocus={autoFocus}
              attributes={attributes}
              shown={typed ?? chosen?.label ?? ''}
              {...handlers}
            />
          </MantineCombobox.EventsTarget>
          <End clear={clear} />
        </Box>
      </MantineCombobox.DropdownTarget>
      <ComboboxList found={found} label={field.label} chosen={chosen?.value} create={create} />
    </MantineCombobox>
  )
}

function End({ clear }: { clear: (() => void) | undefined }) {
  const texts = useTexts()
  return (
    <Side>
      {clear === undefined ? (
        <Icon name="selector" style={{ marginInlineEnd: '0.5rem' }} />
      ) : (
        <IconButton size="sm" icon="x" label={texts.clear} onClick={clear} />
      )}
    </Side>
  )
}

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  attributes: FieldAttributes
  shown: string
  onType: (text: string) => void
  onOpen: () => void
  onLeave: () => void
  ref?: Ref<HTMLInputElement> | undefined
}

// Mantine's target passes its attributes, keys and ref to this one child, as the rest.
function ComboboxInput({ attributes, shown, onType, onOpen, onLeave, ...native }: InputProps) {
  return (
    <input
      {...native}
      {...attributes}
      className={fieldCss.input}
      autoComplete="off"
      aria-autocomplete="list"
      value={shown}
      onChange={event => onType(event.target.value)}
      onClick={onOpen}
      onFocus={event => event.target.select()}
      onBlur={onLeave}
    />
  )
}
