import { type ComposedMail, type InvoiceView, sendInvoice } from '@bordereau/contract/invoices'
import { EMAIL } from '@bordereau/contract/delivery'
import { t, useLingui } from '#macros'
import { useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { AnnouncedCollection } from '../collections/announced-collection.tsx'
import { DeliveryFields, useDeliveryChoice } from '../document/delivery-fields.tsx'
import { announceSending } from '../document/mail-withdrawal.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

type Kind = 'invoice' | 'reminder'
export type Props = {
  readonly invoice: InvoiceView
  readonly kind: Kind
  readonly onClose: () => void
}

type SendFormProps = Props & { readonly composed: ComposedMail }

export function SendForm(props: SendFormProps) {
  const { t } = useLingui()
  const { invoice, kind, composed, onClose } = props
  const isCreditNote = invoice.kind === 'credit_note'
  const { invoiceRef, choice, form, send, submit } = useSending(props)
  return (
    <FormDialog
      title={titleOf(props)}
      submitLabel={t`Send`}
      submitIcon="send"
      pending={send.pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <AnnouncedCollection collection={composed.collection} />
      <DeliveryFields {...{ choice, form, invoiceRef, composed, kind, isCreditNote }} />
      <RefusalNotice refused={send.refused} messageOf={documentRefusalText} />
    </FormDialog>
  )
}

/** The form and the channel it goes by; once sent, the dialog closes and the sending can be undone. */
function useSending({ invoice, kind, composed, onClose }: SendFormProps) {
  const { workspaceId } = useWorkspace()
  const { to, copyTo, subject, message } = composed
  const invoiceRef = { workspaceId, invoiceId: invoice.id }
  const choice = useDeliveryChoice(invoiceRef, kind)
  const form = useForm({ to, copyTo, subject, message }, choice.errorsOf)
  const send = useMutation(sendInvoice)
  // A refusal is shown in the dialog, and the input remains.
  const submit = form.submit(async values => {
    const { channel } = choice
    const delivery = channel === EMAIL ? values : { channel }
    const body = { ...delivery, kind, undoable: true }
    const result = await send.mutate({ query: invoiceRef, body, keepalive: true })
    if (result.ok) {
      announceSending(invoiceRef, invoice.number ?? '', kind, result.value)
      onClose()
    }
    return result
  })
  return { invoiceRef, choice, form, send, submit }
}

export function titleOf({ invoice, kind }: Props): string {
  const number = invoice.number ?? ''
  return kind === 'invoice' ? t`Send ${number}` : t`Remind about ${number}`
}
