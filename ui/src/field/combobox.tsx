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
import type { FieldProps, FieldTie } from './field.tsx'
import fieldCss from './field.module.css'
import { Box, Side, splitField } from './text-field.tsx'
import { useOptions } from './use-options.ts'
import type { OptionPage } from './use-options.ts'

export type { OptionPage } from './use-options.ts'

export interface ComboboxOption {
  value: string
  label: string
  help?: string | undefined
  /** The same in other words, beside it and quiet: a name in its own language. Not read out. */
  aside?: string | undefined
  /** A flag, a mark, an icon. */
  picture?: ReactNode
  /** Further words it is found by: codes, other names. */
  keywords?: string
  /** Neighbours with the same group stand together under it. */
  group?: string
}

export interface ComboboxProps extends FieldProps {
  chosen: ComboboxOption | undefined
  onChoose: (option: ComboboxOption | undefined) => void
  /** All options, searched here … */
  options?: readonly ComboboxOption[]
  /** … or a search by page (from 0), asked as the person types. */
  search?: (query: string, page: number, signal: AbortSignal) => Promise<OptionPage<ComboboxOption>>
  /** Offers to make what was typed and not found. */
  onCreate?: (query: string) => void
  placeholder?: string
  /** Shows a button that takes the choice away. */
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
        {tie => <Chooser {...rest} inputRef={ref} tie={tie} field={field} />}
      </Field>
    </Scope>
  )
}

type ChooserProps = Omit<ComboboxProps, keyof FieldProps | 'ref'> & {
  inputRef: Ref<HTMLInputElement> | undefined
  tie: FieldTie
  field: FieldProps
}

function Chooser(props: ChooserProps) {
  const { chosen, onChoose, onCreate, tie, inputRef, clearable = false } = props
  const native = { ref: inputRef, placeholder: props.placeholder, autoFocus: props.autoFocus }
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
        <Box field={props.field}>
          {chosen?.picture !== undefined && typed === undefined && (
            <span className={css.picture}>{chosen.picture}</span>
          )}
          <MantineCombobox.EventsTarget withExpandedAttribute>
            <ComboboxInput
              {...native}
              tie={tie}
              shown={typed ?? chosen?.label ?? ''}
              onType={text => {
                setTyped(text)
                combobox.openDropdown()
                combobox.updateSelectedOptionIndex(0)
              }}
              onOpen={() => combobox.openDropdown()}
              onLeave={() => {
                combobox.closeDropdown()
                // Where nothing may be chosen, emptying chooses it; all else falls back to what was.
                if (typed === '' && clearable) onChoose(undefined)
                setTyped(undefined)
                props.onBlur?.()
              }}
            />
          </MantineCombobox.EventsTarget>
          <End
            clear={clearable && !tie.disabled && chosen ? () => onChoose(undefined) : undefined}
          />
        </Box>
      </MantineCombobox.DropdownTarget>
      <ComboboxList
        found={found}
        label={props.field.label}
        chosen={chosen?.value}
        // Not before it is known that there is none: whoever types fast would make the same a second time.
        create={onCreate && found.answered && query.trim() !== '' ? query.trim() : undefined}
      />
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
  tie: FieldTie
  shown: string
  onType: (text: string) => void
  onOpen: () => void
  onLeave: () => void
  ref?: Ref<HTMLInputElement> | undefined
}

// Mantine's target hands its own attributes, keys and ref to this one child, as the rest.
function ComboboxInput({ tie, shown, onType, onOpen, onLeave, ...native }: InputProps) {
  return (
    <input
      {...native}
      {...tie}
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
