import { useState } from 'react'
import type { InputHTMLAttributes, Ref } from 'react'
import { useTexts } from '../texts.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { Box, Side, splitField } from './text-field.tsx'

export interface DecimalFieldProps extends FieldProps {
  /** The text as typed; only `parse` makes a number of it. */
  value: string
  onChange: (text: string) => void
  /** The text as an exact number in the caller's representation, or undefined if it is none. */
  parse: (text: string) => unknown
  /** The result of an expression such as `3*120+15%` as text, or undefined if it is none. */
  evaluate?: (text: string) => string | undefined
  /** At the end, muted: `%`, `h`. */
  unit?: string
  /** At the start, muted. */
  unitBefore?: string
  invalidMessage?: string
  placeholder?: string
  name?: string
  autoFocus?: boolean
  onBlur?: () => void
  onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown']
  ref?: Ref<HTMLInputElement>
}

/** An exact number, right-aligned. An expression is calculated on blur. */
export function DecimalField(props: DecimalFieldProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, parse, evaluate, unit, unitBefore, invalidMessage, ...more } = rest
  const { onBlur, onKeyDown, ...native } = more
  const texts = useTexts()
  const [typing, setTyping] = useState(false)
  const plain = value.trim() === '' || parse(value) !== undefined
  const result = plain ? undefined : evaluate?.(value)
  const good = plain || result !== undefined
  const error = good || typing ? undefined : (invalidMessage ?? texts.invalidNumber)
  const framed = { ...field, error: field.error ?? error }
  function settle(): void {
    setTyping(false)
    if (result !== undefined) onChange(result)
  }
  return (
    <Field {...framed}>
      {attributes => (
        <Box field={framed}>
          <Side>{unitBefore}</Side>
          <input
            {...native}
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            data-end
            className={css.input}
            value={value}
            onFocus={event => event.target.select()}
            onChange={event => {
              setTyping(true)
              onChange(event.target.value)
            }}
            onKeyDown={event => {
              if (event.key === 'Enter') settle()
              onKeyDown?.(event)
            }}
            onBlur={() => {
              settle()
              onBlur?.()
            }}
          />
          <Side>{unit}</Side>
        </Box>
      )}
    </Field>
  )
}

export interface MoneyFieldProps extends Omit<DecimalFieldProps, 'unit' | 'unitBefore'> {
  /** ISO 4217. */
  currency: string
}

/** An amount with its currency beside it. */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  return <DecimalField {...rest} unit={currency} />
}
