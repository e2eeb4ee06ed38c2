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
  /** Its name for assistive technology; on paper the place says it. */
  label: string
  value: string
  onChange: (value: string) => void
  /** A sentence: what is wrong with what stands there. */
  fault?: string | undefined
  /** Shown in place of the sentence where the row says it already. */
  faultHidden?: boolean
  tone?: 'body' | 'strong' | 'quiet' | 'title'
}

export interface PaperInputProps extends Written, Native<InputHTMLAttributes<HTMLInputElement>> {
  /** Digits under digits, at the end of the line. */
  tabular?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A line of the paper that can be written on: it looks printed until it is pointed at or focused. */
export function PaperInput(props: PaperInputProps) {
  const { label, value, onChange, fault, faultHidden, tone, tabular, ...native } = props
  const id = useId()
  return (
    <div className={css.field}>
      <input
        autoComplete="off"
        {...native}
        className={css.written}
        data-tone={tone ?? 'body'}
        data-tabular={tabular || undefined}
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <Fault id={id} fault={fault} hidden={faultHidden} />
    </div>
  )
}

export interface PaperAreaProps
  extends Written, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of the paper; as high as what is written. */
export function PaperArea(props: PaperAreaProps) {
  const { label, value, onChange, fault, faultHidden, tone, ...native } = props
  const id = useId()
  return (
    <div className={css.field}>
      <textarea
        rows={1}
        {...native}
        className={css.written}
        data-tone={tone ?? 'body'}
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <Fault id={id} fault={fault} hidden={faultHidden} />
    </div>
  )
}

export interface PaperSelectProps extends Written {
  options: readonly { value: string; label: string; group?: string }[]
  id?: string
  tabular?: boolean
  disabled?: boolean
  /** What stands on the paper once chosen, where the choice's own words are too long for its place. */
  short?: string | undefined
  'data-path'?: string
}

/** A choice on the paper, with the system's own list. */
export function PaperSelect(props: PaperSelectProps) {
  const { label, value, onChange, options, fault, faultHidden, tone, tabular, short, ...native } =
    props
  const id = useId()
  const groups = [...new Set(options.map(option => option.group ?? ''))]
  return (
    <div className={css.field} data-short={short !== undefined || undefined}>
      {short !== undefined && (
        <span className={css.short} aria-hidden>
          {short}
        </span>
      )}
      <select
        {...native}
        className={css.written}
        data-tone={tone ?? 'body'}
        data-tabular={tabular || undefined}
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
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
      <Fault id={id} fault={fault} hidden={faultHidden} />
    </div>
  )
}

export interface PaperButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className'
> {
  children: ReactNode
  /** Nothing stands here yet. */
  empty?: boolean
  invalid?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A block of the paper that is filled by choosing: it looks printed until it is pointed at or focused. */
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

function Fault(props: { id: string; fault: string | undefined; hidden: boolean | undefined }) {
  if (props.fault === undefined) return null
  return (
    <span id={props.id} className={props.hidden ? 'visually-hidden' : css.fault}>
      {props.fault}
    </span>
  )
}
