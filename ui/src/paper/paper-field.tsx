import { useId } from 'react'
import type {
  ButtonHTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  TextareaHTMLAttributes,
} from 'react'
import css from './paper.module.css'

type Native<T> = Omit<T, 'value' | 'onChange' | 'className' | 'size' | 'aria-label'>

interface Written {
  /** Accessible name; visually the position on the document shows it. */
  label: string
  value: string
  onChange: (value: string) => void
  /** The error message. */
  error?: string | undefined
  /** Hides the message visually where the row shows it already. */
  errorHidden?: boolean
  tone?: 'body' | 'strong' | 'quiet' | 'title'
}

export interface PaperInputProps extends Written, Native<InputHTMLAttributes<HTMLInputElement>> {
  /** Tabular digits, aligned at the end. */
  tabular?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A text field of the document: it looks printed until it is hovered or focused. */
export function PaperInput({ tabular, ...props }: PaperInputProps) {
  const { native, fieldProps, error } = usePaperField(props)
  return (
    <div className={css.field}>
      <input autoComplete="off" {...native} {...fieldProps} data-tabular={tabular || undefined} />
      {error}
    </div>
  )
}

export interface PaperAreaProps
  extends Written, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line field; as high as its text. */
export function PaperArea(props: PaperAreaProps) {
  const { native, fieldProps, error } = usePaperField(props)
  return (
    <div className={css.field}>
      <textarea rows={1} {...native} {...fieldProps} />
      {error}
    </div>
  )
}

export interface PaperSelectProps extends Written {
  options: readonly { value: string; label: string; group?: string }[]
  id?: string
  tabular?: boolean
  disabled?: boolean
  /** The displayed text of the selected option, where its label is too long. */
  short?: string | undefined
  /** The language of that text, where it is not the document's: it is hyphenated by it. */
  shortLanguage?: string
  'data-path'?: string
}

/** A choice on the document, with the native list. */
export function PaperSelect({
  options,
  tabular,
  short,
  shortLanguage,
  ...props
}: PaperSelectProps) {
  const { native, fieldProps, error } = usePaperField(props)
  const groups = [...new Set(options.map(option => option.group ?? ''))]
  return (
    <div className={css.field} data-short={short !== undefined || undefined}>
      {short !== undefined && (
        <span className={css.short} lang={shortLanguage} aria-hidden>
          {short}
        </span>
      )}
      <select {...native} {...fieldProps} data-tabular={tabular || undefined}>
        {groups.map(group => {
          const members = options
            .filter(option => (option.group ?? '') === group)
            .map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))
          return group === '' ? (
            members
          ) : (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          )
        })}
      </select>
      {error}
    </div>
  )
}

export interface PaperButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className'
> {
  children: ReactNode
  /** No value yet. */
  empty?: boolean
  invalid?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A block of the document that is filled by choosing: it looks printed until it is hovered or focused. */
export function PaperButton({ children, empty = false, invalid, ...native }: PaperButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={css.block}
      data-empty={empty || undefined}
      data-invalid={invalid || undefined}
    >
      {children}
    </button>
  )
}

/** The common attributes of fields on the document; `native` are the remaining properties of the element. */
function usePaperField<P extends Written>(props: P) {
  const { label, value, onChange, error, errorHidden, tone, ...native } = props
  const id = useId()
  return {
    native,
    fieldProps: {
      className: css.written,
      'data-tone': tone ?? 'body',
      'aria-label': label,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': error === undefined ? undefined : id,
      value,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    },
    error: <FieldError id={id} error={error} hidden={errorHidden} />,
  }
}

function FieldError(props: { id: string; error: string | undefined; hidden: boolean | undefined }) {
  if (props.error === undefined) return null
  return (
    <span id={props.id} className={props.hidden ? 'visually-hidden' : css.error}>
      {props.error}
    </span>
  )
}
