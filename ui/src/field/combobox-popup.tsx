import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox as MantineCombobox, useCombobox } from '@mantine/core'
import { useEffect, useImperativeHandle, useLayoutEffect } from 'react'
import type { Ref } from 'react'
import { Scope } from '../mantine/scope.tsx'
import { Anchor } from '../overlay/anchor.tsx'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption, ComboboxTarget } from './combobox.tsx'
import css from './combobox.module.css'
import type { FoundOptions } from './use-options.ts'

export interface ComboboxPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was typed since the field got the focus. */
  typed: string | undefined
  found: FoundOptions<ComboboxOption>
  label: string
  chosen: string | undefined
  /** The typed text that can be created as a new option. */
  create: string | undefined
  onSettle: (value: string) => void
  /** On the page already; its frame is as wide as the list. */
  input: HTMLInputElement
  /** Called with the keys and attributes that the input is to have. */
  onTarget: (target: ComboboxTarget) => void
}

/** The dropdown of a combobox; loaded when one is first used. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { input, typed, open } = props
  const combobox = useCombobox({
    opened: open,
    onOpenedChange: props.onOpenChange,
  })
  const { resetSelectedOption, updateSelectedOptionIndex } = combobox
  useEffect(() => {
    if (!open) resetSelectedOption()
  }, [open, resetSelectedOption])
  useEffect(() => {
    // Enter takes the first option that was found.
    if (typed !== undefined) updateSelectedOptionIndex(0)
  }, [typed, updateSelectedOptionIndex])
  return (
    <Scope>
      <MantineCombobox
        store={combobox}
        onOptionSubmit={props.onSettle}
        offset={4}
        zIndex="var(--z-popover)"
        withinPortal={false}
        keepMounted={false}
        preventPositionChangeWhenVisible={false} // the list grows when the answer comes
        floatingStrategy="fixed"
        classNames={{ dropdown: css.dropdown, options: css.options, option: css.option }}
      >
        <MantineCombobox.DropdownTarget>
          <Anchor element={input.parentElement ?? input} />
        </MantineCombobox.DropdownTarget>
        <MantineCombobox.EventsTarget withExpandedAttribute>
          <Target input={input} onTarget={props.onTarget} />
        </MantineCombobox.EventsTarget>
        <ComboboxList {...props} />
      </MantineCombobox>
    </Scope>
  )
}

type TargetProps = ComboboxTarget & {
  input: HTMLInputElement
  onTarget: (target: ComboboxTarget) => void
  ref?: Ref<HTMLInputElement>
}

/** Passes on to the input what Mantine gives to its child. */
function Target({ input, onTarget, ref, ...target }: TargetProps) {
  useImperativeHandle(ref, () => input, [input])
  useLayoutEffect(() => onTarget(target))
  return null
}
