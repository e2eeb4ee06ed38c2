import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { FieldNotes } from './field.tsx'
import css from './toggle.module.css'

export interface CheckboxProps {
  label: ReactNode
  labelHidden?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  /** Neither on nor off: some of the items it represents are on. */
  indeterminate?: boolean
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean
  name?: string
  required?: boolean
}

/** Yes or no, applied on submit. */
export function Checkbox(props: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = props.indeterminate ?? false
  }) // each time: a press takes the third state away
  return (
    <Line {...props}>
      {attributes => (
        <input
          {...attributes}
          ref={box}
          type="checkbox"
          className={css.check}
          name={props.name}
          checked={props.checked}
          aria-required={props.required || undefined}
          onChange={event => props.onChange(event.target.checked)}
        />
      )}
    </Line>
  )
}

export type SwitchProps = Omit<CheckboxProps, 'indeterminate' | 'required'>

/** On or off, applied immediately. */
export function Switch(props: SwitchProps) {
  return (
    <Line {...props}>
      {attributes => (
        <input
          {...attributes}
          type="checkbox"
          role="switch"
          className={css.switch}
          aria-checked={props.checked}
          name={props.name}
          checked={props.checked}
          onChange={event => props.onChange(event.target.checked)}
        />
      )}
    </Line>
  )
}

export interface Segment<V extends string> {
  value: V
  label: string
  icon?: IconName
  help?: ReactNode
  disabled?: boolean
}

export interface SegmentedProps<V extends string> {
  label: string
  labelHidden?: boolean
  value: V
  onChange: (value: V) => void
  options: readonly Segment<V>[]
  size?: 'sm' | 'md'
  wide?: boolean
  disabled?: boolean
}

/** One of two to four, all visible, side by side. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className={css.group} disabled={props.disabled}>
      <legend className={props.labelHidden ? 'visually-hidden' : css.legend}>{props.label}</legend>
      <div className={css.segments} data-size={props.size} data-wide={props.wide || undefined}>
        {props.options.map(option => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface RadioGroupProps<V extends string> extends SegmentedProps<V> {
  error?: ReactNode
}

/** One of a few that need a line each. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const name = useId()
  return (
    <fieldset
      className={css.group}
      disabled={props.disabled}
      aria-describedby={props.error ? `${name}-error` : undefined}
    >
      <legend className={props.labelHidden ? 'visually-hidden' : css.legend}>{props.label}</legend>
      <div className={css.radios}>
        {props.options.map(option => (
          <Line key={option.value} {...option} disabled={option.disabled ?? props.disabled}>
            {attributes => (
              <input
                {...attributes}
                type="radio"
                name={name}
                className={css.radio}
                value={option.value}
                checked={option.value === props.value}
                onChange={() => props.onChange(option.value)}
              />
            )}
          </Line>
        ))}
        <FieldNotes id={name} error={props.error} />
      </div>
    </fieldset>
  )
}

interface LineProps {
  label: ReactNode
  labelHidden?: boolean | undefined
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
}

interface LineTie {
  id: string
  disabled: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function Line(props: LineProps & { children: (attributes: LineTie) => ReactNode }) {
  const id = useId()
  const described = [Boolean(props.help) && `${id}-help`, Boolean(props.error) && `${id}-error`]
  return (
    <div className={css.line}>
      {props.children({
        id,
        disabled: props.disabled,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(props.error) || undefined,
      })}
      <div className={props.labelHidden ? 'visually-hidden' : css.text}>
        <label htmlFor={id} className={css.label} data-disabled={props.disabled || undefined}>
          {props.label}
        </label>
        <FieldNotes id={id} help={props.help} error={props.error} />
      </div>
    </div>
  )
}
