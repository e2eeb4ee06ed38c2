import { Suspense, lazy, useState } from 'react'
import type { Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import { useLocale } from '../locale.tsx'
import { Popover } from '../overlay/popover.tsx'
import { useTexts } from '../texts.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { Box, Side, splitField } from './text-field.tsx'
import { dateOrderOf, parseTypedDate, showTypedDate } from './typed-date.ts'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  /** A valid date, or '' when cleared. */
  onChange: (value: string) => void
  /** What `+30` and dates without a year refer to; by default this day. */
  today?: string
  min?: string
  max?: string
  placeholder?: string
  name?: string
  autoFocus?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A calendar date: typed (`12/3`, `+30`, `eom`, ISO) or picked. */
export function DateField(props: DateFieldProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, min, max, onBlur, today = thisDay(), ...native } = rest
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const typing = useTyping({ value, onChange, min, max, today })
  const framed = { ...field, error: field.error ?? (typing.faulty ? texts.invalidDate : undefined) }
  return (
    <Field {...framed}>
      {attributes => (
        <Box field={framed}>
          <input
            placeholder={texts.dateHint}
            {...native}
            {...attributes}
            className={`${css.input} tabular`}
            autoComplete="off"
            value={typing.shown}
            onChange={event => typing.type(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') typing.settle()
              if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
            }}
            onBlur={() => {
              typing.settle()
              onBlur?.()
            }}
          />
          <Side>
            <CalendarButton
              {...{ value, min, max, today, open, setOpen }}
              label={field.label}
              disabled={field.disabled}
              onPick={typing.pick}
            />
          </Side>
        </Box>
      )}
    </Field>
  )
}

interface TypingOf {
  value: string
  onChange: (value: string) => void
  min: string | undefined
  max: string | undefined
  today: string
}

interface Typing {
  shown: string
  faulty: boolean
  type: (text: string) => void
  /** Accepts the typed text if it is a date. */
  settle: () => void
  pick: (date: string) => void
}

function useTyping({ value, onChange, min, max, today }: TypingOf): Typing {
  const { tag } = useLocale()
  const [typed, setTyped] = useState<string>()
  const [faulty, setFaulty] = useState(false)
  function leave(date: string): void {
    setTyped(undefined)
    setFaulty(false)
    if (date !== value) onChange(date)
  }
  return {
    shown: typed ?? (value === '' ? '' : showTypedDate(value, tag)),
    faulty,
    type: text => {
      setTyped(text)
      setFaulty(false)
    },
    settle: () => {
      if (typed === undefined) return
      if (typed.trim() === '') return leave('')
      const date = parseTypedDate(typed, { today, order: dateOrderOf(tag) })
      if (date !== undefined && within(date, min, max)) leave(date)
      else setFaulty(true)
    },
    pick: leave,
  }
}

interface CalendarButtonProps extends Omit<TypingOf, 'onChange'> {
  label: string
  disabled: boolean | undefined
  open: boolean
  setOpen: (open: boolean) => void
  onPick: (date: string) => void
}

function CalendarButton(props: CalendarButtonProps) {
  const { value, min, max, today, open, setOpen, onPick } = props
  const texts = useTexts()
  const button = (
    <IconButton
      size="sm"
      icon="calendar"
      label={texts.openCalendar}
      disabled={props.disabled}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    />
  )
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      target={button}
      align="end"
      trapFocus
      label={props.label}
    >
      <Suspense fallback={<div className={css.calendarPlace} />}>
        <Calendar
          {...{ value, min, max, today }}
          onPick={date => {
            setOpen(false)
            onPick(date)
          }}
        />
      </Suspense>
    </Popover>
  )
}

function within(date: string, min: string | undefined, max: string | undefined): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max)
}

function thisDay(): string {
  const now = new Date()
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
