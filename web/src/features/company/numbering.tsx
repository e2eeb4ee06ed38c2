import type { Series } from '@bordereau/contract/company'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { t } from '#macros'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { LastNumberField, PatternField, ReadyPatterns } from './pattern-fields.tsx'
import { patternErrorMessage, seriesRefusalMessage } from './pattern-texts.ts'
import { SeriesKindField } from './series-kind-field.tsx'
import { useSeriesSave } from './use-series-save.ts'
import { useSeriesValues } from './use-series-values.ts'

export type SeriesFormProps = {
  readonly country: string
  /** undefined: a new one. */
  readonly series?: Series | undefined
  readonly onDone: () => void
  readonly onCancel?: (() => void) | undefined
  /** At the start of the row of buttons. */
  readonly start?: ReactNode
  readonly doneLabel: string
  readonly cancelLabel?: string
  /** In the wizard: the one series has its name, and a pattern of one's own is folded away. */
  readonly step?: boolean
}

/** One series: its pattern with example numbers, and its next number. */
export function SeriesForm(props: SeriesFormProps) {
  const { country, series, onDone, onCancel, step = false } = props
  const { values, set, unsaved, nextSeq, setNextSeq } = useSeriesValues(series, country)
  const { save, refused, pending } = useSeriesSave(series)
  const error = patternErrorMessage(values.pattern, country)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (error !== undefined) return
    const { kind, name, pattern, isDefault } = values
    if (!(await save({ kind, name, pattern, isDefault }, nextSeq))) return
    unsaved.remove()
    onDone()
  }
  return (
    <SubmitForm
      submitLabel={props.doneLabel}
      look="primary"
      pending={pending}
      refused={refused}
      messageOf={seriesRefusalMessage}
      onSubmit={event => void send(event)}
      onCancel={onCancel && (() => giveUp(unsaved, step, onCancel))}
      cancelLabel={props.cancelLabel}
      start={props.start}
      step={step}
    >
      {!series && (
        <SeriesKindField country={country} kind={values.kind} onChange={kind => set({ kind })} />
      )}
      {!step && (
        <TextField label={t`Name`} value={values.name} onChange={name => set({ name })} required />
      )}
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
      <Folded isFolded={step && error === undefined} label={t`Write a pattern of your own`}>
        <PatternField
          pattern={values.pattern}
          onChange={pattern => set({ pattern })}
          error={error}
          country={country}
        />
      </Folded>
      {!step && (
        <Checkbox
          label={t`Use this series unless another is chosen`}
          checked={values.isDefault}
          onChange={isDefault => set({ isDefault })}
        />
      )}
    </SubmitForm>
  )
}

function giveUp(unsaved: { readonly remove: () => void }, step: boolean, leave: () => void): void {
  // A step that is skipped can be done later.
  if (!step) unsaved.remove()
  leave()
}

/** Opened once, it stays open: what is typed there may be wrong for a moment. */
function Folded(props: { isFolded: boolean; label: string; children: ReactNode }) {
  const [begins] = useState(props.isFolded)
  if (!begins) return props.children
  return (
    <details>
      <summary>{props.label}</summary>
      {props.children}
    </details>
  )
}
