import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'

type Native<T> = Omit<T, 'size' | 'value' | 'onChange' | 'className' | 'disabled' | 'required'>

export interface TextFieldProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'url' | 'tel' | 'search'
  /** Inside the box, before and after the text: an icon, a unit, a small button. */
  before?: ReactNode
  after?: ReactNode
  /** Right-aligned, with tabular digits. */
  tabular?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Browsers give the value of a field of type `email` with its domain in ASCII and without what was pasted around it: it would
 * not be stored as it was typed.
 */
const EMAIL = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, before, after, tabular, type = 'text', ...native } = rest
  return (
    <Field {...field}>
      {attributes => (
        <Box field={field}>
          <Side>{before}</Side>
          <input
            {...(type === 'email' ? EMAIL : { type })}
            {...native}
            {...attributes}
            className={css.input}
            data-end={tabular || undefined}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          <Side>{after}</Side>
        </Box>
      )}
    </Field>
  )
}

export interface TextAreaProps
  extends FieldProps, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with them. */
export function TextArea(props: TextAreaProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, ...native } = rest
  return (
    <Field {...field}>
      {attributes => (
        <Box field={field}>
          <textarea
            rows={3}
            {...native}
            {...attributes}
            className={css.input}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        </Box>
      )}
    </Field>
  )
}

/** The bordered box around an input. */
export function Box({ field, children, ref }: BoxProps) {
  return (
    <div
      ref={ref}
      className={css.box}
      data-invalid={Boolean(field.error) || undefined}
      data-disabled={field.disabled || undefined}
      data-size={field.size ?? 'md'}
    >
      {children}
    </div>
  )
}

interface BoxProps {
  field: FieldProps
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Content beside the text inside the box. */
export function Side({ children }: { children?: ReactNode }) {
  if (children === undefined || children === null || children === false) return null
  const text = typeof children === 'string'
  return (
    <span className={css.side} data-text={text || undefined}>
      {children}
    </span>
  )
}

/** Separates the properties of the field from those of the input. */
export function splitField<P extends FieldProps>(
  props: P,
): { field: FieldProps; rest: Omit<P, keyof FieldProps> } {
  const { label, labelHidden, help, error, required, disabled, aside, size, className, ...rest } =
    props
  return {
    field: { label, labelHidden, help, error, required, disabled, aside, size, className },
    rest,
  }
}
