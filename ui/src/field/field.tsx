import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import css from './field.module.css'

/** What every field has. */
export interface FieldProps {
  label: string
  /** Keeps the label for assistive technology only; for cells of a grid and search fields. */
  labelHidden?: boolean | undefined
  help?: ReactNode
  /** A sentence: what is wrong and how to mend it. */
  error?: ReactNode
  /** A star; by default nothing is marked. */
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** At the end of the label's line: a link, a count. */
  aside?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

/** What a field's input must carry to be tied to its label, help and fault. */
export interface FieldTie {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  disabled: boolean | undefined
}

/** Label, help and fault around any input; the child is given what ties it to them. */
export function Field(props: FieldProps & { children: (tie: FieldTie) => ReactNode }) {
  const id = useId()
  const texts = useTexts()
  const faulty = hasWords(props.error)
  const described = [hasWords(props.help) && `${id}-help`, faulty && `${id}-error`]
  const tie: FieldTie = {
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
      {props.children(tie)}
      <FieldNotes id={id} help={props.help} error={props.error} />
    </div>
  )
}

/** The lines under an input: its help, and its fault when there is one. */
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
      {hasWords(help) && (
        <span id={`${id}-help`} className={css.help}>
          {help}
        </span>
      )}
      {hasWords(error) && (
        <span id={`${id}-error`} className={css.error}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </span>
      )}
    </>
  )
}

function hasWords(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== ''
}
