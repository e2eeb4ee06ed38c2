import type { InvoiceView } from '@bordereau/contract/invoices'
import { countryRules } from '@bordereau/domain/country/rules'
import { TextField } from '@bordereau/ui/field/text-field'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { type Correction, useCorrection } from './use-correction.ts'

type Props = {
  readonly invoice: InvoiceView
  readonly type: Correction
  readonly onClose: () => void
}

/** Creates the draft of a debit note or of a corrected invoice, with its reason. */
export function CorrectDialog({ invoice, type, onClose }: Props) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { create, pending, refused } = useCorrection(invoice.id, type)
  const isEmpty = reason.trim() === ''
  const number = invoice.number ?? ''
  const { source } = countryRules(invoice.seller.address.country).corrections
  function submit(event: FormEvent): void {
    event.preventDefault()
    setSubmitted(true)
    if (!isEmpty) void create(reason)
  }
  return (
    <FormDialog
      title={type === 'debit_note' ? t`Charge more on ${number}` : t`Correct and replace ${number}`}
      submitLabel={t`Create draft`}
      pending={pending}
      refused={refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={submit}
    >
      <Explanation type={type} />
      <TextField
        label={t`Reason`}
        required
        autoFocus
        maxLength={500}
        value={reason}
        error={submitted && isEmpty ? t`Enter a reason; it appears on the document` : undefined}
        help={source}
        onChange={setReason}
      />
    </FormDialog>
  )
}

function Explanation({ type }: { type: Correction }) {
  return (
    <Text tone="muted">
      {type === 'debit_note' ? (
        <Trans>A document of its own with the difference only. It refers to the invoice.</Trans>
      ) : (
        <Trans>
          A new document with the whole content, to be corrected before it is issued. It replaces
          the invoice, whose payments are counted for it.
        </Trans>
      )}
    </Text>
  )
}
