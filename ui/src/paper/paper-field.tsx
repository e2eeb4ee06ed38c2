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
export function PaperInput({ tabular, ...props }: PaperInputProps) {
  const { native, told, fault } = useWritten(props)
  return (
    <div className={css.field}>
      <input autoComplete="off" {...native} {...told} data-tabular={tabular || undefined} />
      {fault}
    </div>
  )
}

export interface PaperAreaProps
  extends Written, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of the paper; as high as what is written. */
export function PaperArea(props: PaperAreaProps) {
  const { native, told, fault } = useWritten(props)
  return (
    <div className={css.field}>
      <textarea rows={1} {...native} {...told} />
      {fault}
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
export function PaperSelect({ options, tabular, short, ...props }: PaperSelectProps) {
  const { native, told, fault } = useWritten(props)
  const groups = [...new Set(options.map(option => option.group ?? ''))]
  return (
    <div className={css.field} data-short={short !== undefined || undefined}>
      {short !== undefined && (
        <span className={css.short} aria-hidden>
          {short}
        </span>
      )}
      <select {...native} {...told} data-tabular={tabular || undefined}>
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
      {fault}
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

/** What a place that can be written on says of itself, whatever it is made of; `native` is what is left for its element. */
function useWritten<P extends Written>(props: P) {
  const { label, value, onChange, fault, faultHidden, tone, ...native } = props
  const id = useId()
  return {
    native,
    told: {
      className: css.written,
      'data-tone': tone ?? 'body',
      'aria-label': label,
      'aria-invalid': fault !== undefined || undefined,
      'aria-describedby': fault === undefined ? undefined : id,
      value,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    },
    fault: <Fault id={id} fault={fault} hidden={faultHidden} />,
  }
}

function Fault(props: { id: string; fault: string | undefined; hidden: boolean | undefined }) {
  if (props.fault === undefined) return null
  return (
    <span id={props.id} className={props.hidden ? 'visually-hidden' : css.fault}>
      {props.fault}
    </span>
  )
}
