import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import css from './field.module.css'

/** Properties of every field. */
export interface FieldProps {
  label: string
  /** Keeps the label for assistive technology only; for cells of a grid and search fields. */
  labelHidden?: boolean | undefined
  help?: ReactNode
  /** An error message: what is wrong and how to fix it. */
  error?: ReactNode
  /** An asterisk; by default there is none. */
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** At the end of the label's line: a link, a count. */
  aside?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

/** Attributes that connect a field's input with its label, help and error. */
export interface FieldAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  disabled: boolean | undefined
}

/** Label, help and error around any input; the child receives the connecting attributes. */
export function Field(
  props: FieldProps & { children: (attributes: FieldAttributes) => ReactNode },
) {
  const id = useId()
  const texts = useTexts()
  const faulty = hasText(props.error)
  const described = [hasText(props.help) && `${id}-help`, faulty && `${id}-error`]
  const attributes: FieldAttributes = {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': faulty || undefined,
    'aria-required': props.required || undefined,
    disabled: props.disabled,
  }
  return (
    <div className={`${css.field} ${props.className ?? ''}`}>
      <div className={props.labelHidden ? 'visually-hidden' : css.labelLine}>
        <label htmlFor={id} className={css.label}>
          {props.label}
          {props.required && (
            <span className={css.mark} title={texts.required} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
        {props.aside !== undefined && <span className={css.aside}>{props.aside}</span>}
      </div>
      {props.children(attributes)}
      <FieldNotes id={id} help={props.help} error={props.error} />
    </div>
  )
}

/** The lines under an input: its help, and its error. */
export function FieldNotes({
  id,
  help,
  error,
}: {
  id: string
  help?: ReactNode
  error?: ReactNode
}) {
  return (
    <>
      {hasText(help) && (
        <span id={`${id}-help`} className={css.help}>
          {help}
        </span>
      )}
      {hasText(error) && (
        <span id={`${id}-error`} className={css.error}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </span>
      )}
    </>
  )
}

function hasText(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== ''
}
