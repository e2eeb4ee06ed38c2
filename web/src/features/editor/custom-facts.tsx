import {
  type CustomField,
  customLabel,
  withCustomValue,
} from '@bordereau/domain/invoice/custom-fields'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import { Icon } from '@bordereau/ui/icon/icon'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useState } from 'react'
import { useLingui } from '#macros'
import { evaluate } from '../../format/number-input.ts'
import { useEditorContext } from './editor-context.ts'
import { Printed } from './printed.tsx'
import { useDraft, useEditorStore, useSet } from './store.ts'

/** The fields that the company named for its documents, with the references. */
export function CustomFacts() {
  const { company } = useEditorContext()
  return company.customFields.map(field => <CustomFact key={field.id} field={field} />)
}

function CustomFact({ field }: { field: CustomField }) {
  const { t } = useLingui()
  const { formats, today } = useEditorContext()
  const values = useDraft('customFields') ?? []
  const set = useSet()
  const shared = {
    label: customLabel(field, formats.tag),
    'data-path': `customFields.${field.id}`,
    value: values.find(({ id }) => id === field.id)?.value ?? '',
  }
  const onChange = (value: string | null) =>
    set({ customFields: withCustomValue(values, field, value) })
  return (
    <>
      <PaperLabel>
        <Printed word={(_, language) => customLabel(field, language)} />
        {!field.isPrinted && (
          <span title={t`Not printed`}>
            {' '}
            <Icon name="eye-off" size="sm" />
            <span className="visually-hidden">{t`Not printed`}</span>
          </span>
        )}
      </PaperLabel>
      {field.kind === 'date' ? (
        <PaperDate {...shared} today={today} onChange={onChange} />
      ) : field.kind === 'number' ? (
        <NumberField {...shared} onChange={onChange} />
      ) : (
        <PaperInput {...shared} maxLength={100} onChange={onChange} />
      )}
    </>
  )
}

type NumberFieldProps = {
  readonly label: string
  readonly 'data-path': string
  /** A decimal as text, or ''. */
  readonly value: string
  readonly onChange: (value: Decimal | null) => void
}

/** Keeps what is typed until it is a number. */
function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
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
