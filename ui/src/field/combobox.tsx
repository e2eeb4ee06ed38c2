import { useCallback, useRef, useState } from 'react'
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import { deferred } from '../deferred.tsx'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import css from './combobox.module.css'
import { Field } from './field.tsx'
import type { FieldProps, FieldAttributes } from './field.tsx'
import fieldCss from './field.module.css'
import { Box, Side, splitField } from './text-field.tsx'
import { useChooser } from './use-chooser.ts'
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
  /** Opens the list at once: for a field that was asked for by a press. */
  opened?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** What the dropdown has the input say and do while it is there. */
export type ComboboxTarget = InputHTMLAttributes<HTMLInputElement>

// Many fields of a page are never opened: the dropdown's code is loaded when one gets the focus.
const popup = deferred(async () => (await import('./combobox-popup.tsx')).ComboboxPopup)

/** A choice among many, found by typing. Arrows, Enter and Escape work; the list can be paged. */
export function Combobox(props: ComboboxProps) {
  const { ref, ...others } = props
  const { field, rest } = splitField(others)
  return (
    <Field {...field}>
      {attributes => <Chooser {...rest} inputRef={ref} attributes={attributes} field={field} />}
    </Field>
  )
}

type ChooserProps = Omit<ComboboxProps, keyof FieldProps | 'ref'> & {
  inputRef: Ref<HTMLInputElement> | undefined
  attributes: FieldAttributes
  field: FieldProps
}

function Chooser(props: ChooserProps) {
  const { chosen, inputRef, placeholder, autoFocus, attributes, field } = props
  const chooser = useChooser({ ...props, disabled: attributes.disabled })
  const { typed, open, setOpen, found, create } = chooser
  const { Popup, input, target, setTarget, onKeyDown, onFocus } = usePopup(open, setOpen)
  return (
    <>
      <Box field={field}>
        {chosen?.picture !== undefined && typed === undefined && (
          <span className={css.picture}>{chosen.picture}</span>
        )}
        <input
          {...target}
          {...attributes}
          ref={inputRef}
          className={fieldCss.input}
          placeholder={placeholder}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the caller, for a dialog's first field
          autoFocus={autoFocus}
          autoComplete="off"
          aria-autocomplete="list"
          value={typed ?? chosen?.label ?? ''}
          onChange={event => chooser.onType(event.target.value)}
          onClick={() => setOpen(true)}
          onFocus={onFocus}
          onKeyDown={event => void (chooser.onKey(event) || onKeyDown(event))}
          onBlur={chooser.onLeave}
        />
        <End clear={chooser.clear} />
      </Box>
      {Popup && input && (
        <Popup
          {...{ open, typed, found, create, input, onTarget: setTarget }}
          label={field.label}
          chosen={chosen?.value}
          onOpenChange={setOpen}
          onSettle={chooser.settle}
        />
      )}
    </>
  )
}

/** The dropdown once it is loaded, and the keys and attributes of the input that belong to it. */
function usePopup(open: boolean, setOpen: (open: boolean) => void) {
  const [input, setInput] = useState<HTMLInputElement>()
  const [used, setUsed] = useState(false)
  if (open && !used) setUsed(true)
  const [target, setAttributes] = useState<ComboboxTarget>(CLOSED)
  const keys = useRef<ComboboxTarget['onKeyDown']>(undefined)
  const setTarget = useCallback((given: ComboboxTarget) => {
    keys.current = given.onKeyDown
    // Its functions are other ones at each render; of them only the keys are needed.
    const texts = Object.entries(given).filter(([, value]) => typeof value !== 'function')
    const attributes = Object.fromEntries(texts)
    setAttributes(before => (isSame(before, attributes) ? before : attributes))
  }, [])
  const fail = useCallback(() => {
    setUsed(false)
    setOpen(false)
  }, [setOpen])
  return {
    ...popup.useLoaded(used, fail),
    input,
    target,
    setTarget,
    onFocus(event: { target: HTMLInputElement }): void {
      event.target.select()
      setInput(event.target)
      popup.preload()
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      if (keys.current) return keys.current(event)
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
    },
  }
}

/** As Mantine's while the list is closed. */
const CLOSED: ComboboxTarget = {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
}

function isSame(a: ComboboxTarget, b: ComboboxTarget): boolean {
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value)
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
