import type { Series } from '@bordereau/contract/company'
import type { DocumentKind } from '@bordereau/domain/document-kind'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox, Segmented } from '@bordereau/ui/field/toggle'
import { t } from '#macros'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { LastNumberField, PatternField, ReadyPatterns } from './pattern-fields.tsx'
import { patternErrorMessage, seriesRefusalMessage } from './pattern-texts.ts'
import { useSeriesSave } from './use-series-save.ts'

export type SeriesFormProps = {
  readonly country: string
  /** undefined: a new one. */
  readonly series?: Series | undefined
  readonly onDone: () => void
  readonly onCancel?: (() => void) | undefined
  /** At the start of the row of buttons. */
  readonly start?: ReactNode
  readonly doneLabel: string
}

/** One series: its pattern with example numbers, and its next number. */
export function SeriesForm(props: SeriesFormProps) {
  const { country, series, onDone } = props
  const [values, setValues] = useState<SeriesValues>(series ?? NEW_SERIES)
  const [nextSeq, setNextSeq] = useState<number>()
  const set = (changes: Partial<SeriesValues>) => setValues({ ...values, ...changes })
  const { save, refused, pending } = useSeriesSave(series)
  const error = patternErrorMessage(values.pattern, country)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (error !== undefined) return
    const { kind, name, pattern, isDefault } = values
    if (await save({ kind, name, pattern, isDefault }, nextSeq)) onDone()
  }
  return (
    <SubmitForm
      submitLabel={props.doneLabel}
      look="primary"
      pending={pending}
      refused={refused}
      messageOf={seriesRefusalMessage}
      onSubmit={event => void send(event)}
      onCancel={props.onCancel}
      start={props.start}
    >
      {!series && <KindField kind={values.kind} onChange={kind => set({ kind })} />}
      <TextField label={t`Name`} value={values.name} onChange={name => set({ name })} required />
      {!series?.used && (
        <ReadyPatterns
          country={country}
          kind={values.kind}
          pattern={values.pattern}
          onChoose={pattern => set({ pattern })}
        />
      )}
      {series && !series.used && (
        <LastNumberField
          country={country}
          onContinue={({ pattern, nextSeq: seq }) => {
            set({ pattern })
            setNextSeq(seq)
          }}
          onClear={() => setNextSeq(undefined)}
        />
      )}
      <PatternField
        pattern={values.pattern}
        onChange={pattern => set({ pattern })}
        error={error}
        country={country}
      />
      <Checkbox
        label={t`Use this series unless another is chosen`}
        checked={values.isDefault}
        onChange={isDefault => set({ isDefault })}
      />
    </SubmitForm>
  )
}

type SeriesValues = Pick<Series, 'kind' | 'name' | 'pattern' | 'isDefault'>

const NEW_SERIES: SeriesValues = { kind: 'invoice', name: '', pattern: '', isDefault: false }

function KindField(props: { kind: DocumentKind; onChange: (kind: DocumentKind) => void }) {
  return (
    <Segmented
      label={t`For`}
      value={props.kind}
      onChange={props.onChange}
      options={[
        { value: 'invoice', label: t`Invoices` },
        { value: 'credit_note', label: t`Credit notes` },
      ]}
    />
  )
}
