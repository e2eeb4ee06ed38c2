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
  /** 'YYYY-MM-DD', or '' while there is none. */
  value: string
  /** A valid date, or '' when it was emptied. */
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
  const { tag } = useLocale()
  const [typed, setTyped] = useState<string>()
  const [faulty, setFaulty] = useState(false)
  const [open, setOpen] = useState(false)
  function take(text: string): void {
    const date = text.trim() === '' ? '' : parseTypedDate(text, { today, order: dateOrderOf(tag) })
    const outside = date !== undefined && date !== '' && !within(date, min, max)
    setFaulty(date === undefined || outside)
    if (date === undefined || outside) return
    setTyped(undefined)
    if (date !== value) onChange(date)
  }
  const shown = typed ?? (value === '' ? '' : showTypedDate(value, tag))
  const framed = { ...field, error: field.error ?? (faulty ? texts.invalidDate : undefined) }
  const button = (
    <IconButton
      size="sm"
      icon="calendar"
      label={texts.openCalendar}
      disabled={field.disabled}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    />
  )
  return (
    <Field {...framed}>
      {tie => (
        <Box field={framed}>
          <input
            placeholder={texts.dateHint}
            {...native}
            {...tie}
            className={`${css.input} tabular`}
            autoComplete="off"
            value={shown}
            onChange={event => {
              setTyped(event.target.value)
              setFaulty(false)
            }}
            onKeyDown={event => {
              if (event.key === 'Enter' && typed !== undefined) take(typed)
              if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
            }}
            onBlur={() => {
              if (typed !== undefined) take(typed)
              onBlur?.()
            }}
          />
          <Side>
            <Popover
              open={open}
              onOpenChange={setOpen}
              target={button}
              align="end"
              trapFocus
              label={field.label}
            >
              <Suspense fallback={<div style={{ width: 252, height: 284 }} />}>
                <Calendar
                  {...{ value, min, max, today }}
                  onPick={date => {
                    setOpen(false)
                    setTyped(undefined)
                    setFaulty(false)
                    onChange(date)
                  }}
                />
              </Suspense>
            </Popover>
          </Side>
        </Box>
      )}
    </Field>
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
