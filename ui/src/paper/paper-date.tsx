import { useState } from 'react'
import { dateOrderOf, parseTypedDate, showTypedDate } from '../field/typed-date.ts'
import { useLocale } from '../locale.tsx'
import { useTexts } from '../texts.tsx'
import { PaperInput } from './paper-field.tsx'

export interface PaperDateProps {
  label: string
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  onChange: (value: string) => void
  /** The date that `+30` and dates without a year refer to. */
  today: string
  placeholder?: string
  error?: string | undefined
  id?: string
  'data-path'?: string
}

/** A typed calendar date on the document: `12/3`, `+30`, `eom`, ISO. Applied on blur. */
export function PaperDate({ value, onChange, today, error, ...rest }: PaperDateProps) {
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
      error={faulty ? texts.invalidDate : error}
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
