import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useState } from 'react'
import { useLingui } from '#macros'
import { evaluate } from '../../format/number-input.ts'
import { useEditorContext } from './editor-context.ts'
import { useEditorStore } from './store.ts'

type Props = {
  readonly label: string
  readonly 'data-path': string
  /** A decimal as text, or ''. */
  readonly value: string
  readonly onChange: (value: Decimal | null) => void
}

/** Keeps what is typed until it is a number. */
export function CustomNumberField({ value, onChange, ...rest }: Props) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { decimalMark } = useEditorStore()
  const [typed, setTyped] = useState<string>()
  const isUnreadable =
    typed !== undefined && typed.trim() !== '' && evaluate(typed, decimalMark) === undefined
  return (
    <PaperInput
      {...rest}
      inputMode="decimal"
      dir="ltr"
      maxLength={40}
      value={typed ?? (value === '' ? '' : formats.number(decimal(value)))}
      error={isUnreadable ? t`Not a number: ${typed}` : undefined}
      onChange={text => {
        setTyped(text)
        onChange(evaluate(text, decimalMark) ?? null)
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(undefined)
      }}
    />
  )
}
