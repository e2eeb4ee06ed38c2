import { correctInvoice } from '@bordereau/contract/corrections'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { countryRules } from '@bordereau/domain/country/rules'
import { TextField } from '@bordereau/ui/field/text-field'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

export type Correction = 'debit_note' | 'corrected_invoice'

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
  const { create, pending, refused } = useCreateCorrection(invoice.id, type)
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

function useCreateCorrection(invoiceId: string, type: Correction) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(correctInvoice, {
    invalidates: DOCUMENT_QUERIES,
  })
  async function create(reason: string): Promise<void> {
    const result = await mutate({ query: { workspaceId, invoiceId }, body: { type, reason } })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.id}`)
  }
  return { create, pending, refused }
}
