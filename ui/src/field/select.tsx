import type { Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { Box, splitField } from './text-field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Options with the same group are listed under it. */
  group?: string
}

export interface SelectProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** The text while nothing is selected (value ''). */
  placeholder?: string | undefined
  name?: string
  autoComplete?: string
  ref?: Ref<HTMLSelectElement>
}

/** A choice among few, with the native list: best for touch. For many, `Combobox`. */
export function Select(props: SelectProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, options, placeholder, ...native } = rest
  return (
    <Field {...field}>
      {attributes => (
        <Box field={field}>
          <select
            {...native}
            {...attributes}
            className={css.input}
            value={value}
            onChange={event => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={props.required}>
                {placeholder}
              </option>
            )}
            {grouped(options).map(([group, members]) =>
              group === '' ? (
                members.map(drawOption)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(drawOption)}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="chevron-down" className={css.chevron} />
        </Box>
      )}
    </Field>
  )
}

function drawOption(option: SelectOption) {
  return (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  )
}

function grouped(options: readonly SelectOption[]): [string, SelectOption[]][] {
  const groups = new Map<string, SelectOption[]>()
  for (const option of options) {
    const group = option.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return [...groups]
}
