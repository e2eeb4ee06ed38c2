import { useState } from 'react'
import { dateOrderOf, parseTypedDate, showTypedDate } from '../field/typed-date.ts'
import { useLocale } from '../locale.tsx'
import { useTexts } from '../texts.tsx'
import { PaperInput } from './paper-field.tsx'

export interface PaperDateProps {
  label: string
  /** 'YYYY-MM-DD', or '' while there is none. */
  value: string
  onChange: (value: string) => void
  /** What `+30` and dates without a year refer to. */
  today: string
  placeholder?: string
  fault?: string | undefined
  id?: string
  'data-path'?: string
}

/** A calendar date on paper, typed: `12/3`, `+30`, `eom`, ISO. Taken when the line is left. */
export function PaperDate({ value, onChange, today, fault, ...rest }: PaperDateProps) {
  const { tag } = useLocale()
  const texts = useTexts()
  const [typed, setTyped] = useState<string>()
  const [faulty, setFaulty] = useState(false)
  function take(): void {
    if (typed === undefined) return
    const date =
      typed.trim() === '' ? '' : parseTypedDate(typed, { today, order: dateOrderOf(tag) })
    setFaulty(date === undefined)
    if (date === undefined) return
    setTyped(undefined)
    if (date !== value) onChange(date)
  }
  return (
    <PaperInput
      {...rest}
      title={texts.dateHint}
      value={typed ?? (value === '' ? '' : showTypedDate(value, tag))}
      fault={faulty ? texts.invalidDate : fault}
      onChange={text => {
        setTyped(text)
        setFaulty(false)
      }}
      onBlur={take}
      onKeyDown={event => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}
