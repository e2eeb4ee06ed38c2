import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperArea } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useFieldError } from './finding-store.tsx'
import { StatementFields } from './statement-fields.tsx'
import { useDraft, useSet } from './store.ts'

/** The texts of the seller: note and payment terms. */
export function NotesBlock() {
  const { t } = useLingui()
  return (
    <section aria-label={t`Notes`}>
      <NoteField field="note" label={t`Note`} placeholder={t`Notes`} max={5000} />
      <NoteField
        field="paymentTerms"
        label={t`Payment terms`}
        placeholder={t`Payment terms in words`}
        max={1000}
      />
      <StatementFields />
    </section>
  )
}

function NoteField(props: {
  readonly field: 'note' | 'paymentTerms'
  readonly label: string
  readonly placeholder: string
  readonly max: number
}) {
  const set = useSet()
  const value = useDraft(props.field)
  const error = useFieldError(props.field)
  return (
    <div>
      {value !== '' && <PaperLabel>{props.label}</PaperLabel>}
      <PaperArea
        label={props.label}
        placeholder={props.placeholder}
        data-path={props.field}
        maxLength={props.max}
        value={value}
        error={error}
        onChange={text => set({ [props.field]: text })}
      />
    </div>
  )
}
