import type { InvoiceView } from '@bordereau/contract/invoices'
import { recordPayout } from '@bordereau/contract/self-billing'
import { parseDate } from '@bordereau/domain/date'
import { DateField } from '@bordereau/ui/field/date-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { type FormEvent, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { payoutName } from '../document/document-name.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

/** Records that the company paid its supplier what is open of a self-billed document, or got it back, on which day. */
export function PayoutDialog({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const today = todayIn('')
  const [paidOn, setPaidOn] = useState<string>(today)
  const [reference, setReference] = useState('')
  const { mutate, pending, refused } = useMutation(recordPayout, { invalidates: DOCUMENT_QUERIES })
  const isBack = invoice.type === 'self_billed_credit_note'
  const supplier = invoice.seller.legalName
  const amount = formats.money(invoice.open, invoice.totals.currency)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const date = parseDate(paidOn)
    if (!date) return
    const query = { workspaceId, invoiceId: invoice.id }
    const result = await mutate({ query, body: { paidOn: date, reference } })
    if (result.ok) onClose()
  }
  return (
    <FormDialog
      title={payoutName(invoice.type)}
      submitLabel={t`Record ${amount}`}
      pending={pending}
      refused={refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={event => void submit(event)}
    >
      <Text tone="muted">
        {isBack
          ? t`From ${supplier}. It is no payment of a customer and counts in none of their sums.`
          : t`To ${supplier}. It is no payment of a customer and counts in none of their sums.`}
      </Text>
      <DateField label={t`Paid on`} required today={today} value={paidOn} onChange={setPaidOn} />
      <TextField label={t`Reference`} maxLength={140} value={reference} onChange={setReference} />
    </FormDialog>
  )
}
