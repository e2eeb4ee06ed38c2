import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperArea } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '@lingui/react/macro'
import { useFault } from './fault-list.tsx'
import { useDraft, useSet } from './store.ts'

/** What the seller adds in words: a note, the payment terms. */
export function NotesBlock() {
  const { t } = useLingui()
  return (
    <section aria-label={t`Notes`}>
      <Words field="note" label={t`Note`} placeholder={t`A word to the customer`} max={5000} />
      <Words
        field="paymentTerms"
        label={t`Payment terms`}
        placeholder={t`Payment terms in words`}
        max={1000}
      />
    </section>
  )
}

function Words(props: {
  readonly field: 'note' | 'paymentTerms'
  readonly label: string
  readonly placeholder: string
  readonly max: number
}) {
  const set = useSet()
  const value = useDraft(props.field)
  const fault = useFault(props.field)
  return (
    <div>
      {value !== '' && <PaperLabel>{props.label}</PaperLabel>}
      <PaperArea
        label={props.label}
        placeholder={props.placeholder}
        data-path={props.field}
        maxLength={props.max}
        value={value}
        fault={fault}
        onChange={text => set({ [props.field]: text })}
      />
    </div>
  )
}
