import type { InvoiceView, ComposedMail } from '@bordereau/contract/invoices'
import { EMAIL } from '@bordereau/contract/delivery'
import { composeMail, sendInvoice } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useId } from 'react'
import { useForm } from '../../form/form.ts'
import { useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { DeliveryFields, useDeliveryChoice } from '../document/delivery-fields.tsx'
import { announceSending } from '../document/mail-withdrawal.ts'
import { documentRefusalMessage } from '../document/refusal-messages.ts'

type Kind = 'invoice' | 'reminder'
type Props = { readonly invoice: InvoiceView; readonly kind: Kind; readonly onClose: () => void }

/** The composed email, which can be edited before it is sent, or another delivery channel. */
export function SendDialog(props: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { invoice, kind, onClose } = props
  const number = invoice.number ?? ''
  const mail = useQuery(composeMail, { workspaceId, invoiceId: invoice.id, kind })
  if (mail.data) return <SendForm {...props} composed={mail.data} />
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={kind === 'invoice' ? t`Send ${number}` : t`Remind about ${number}`}
    >
      {mail.refused ? (
        <Notice tone="red" action={<Button onClick={mail.retry}>{t`Try again`}</Button>}>
          {refusalMessage(mail.refused)}
        </Notice>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Modal>
  )
}

function SendForm(props: Props & { readonly composed: ComposedMail }) {
  const { t } = useLingui()
  const formId = useId()
  const { workspaceId } = useWorkspace()
  const { invoice, kind, composed, onClose } = props
  const number = invoice.number ?? ''
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
    if (!result.ok) return
    announceSending(invoiceRef, number, kind, result.value)
    onClose()
  })
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      closeOnOutside={false}
      title={kind === 'invoice' ? t`Send ${number}` : t`Remind about ${number}`}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" icon="send" type="submit" form={formId} busy={send.pending}>
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <DeliveryFields choice={choice} form={form} language={composed.language} />
          {send.refused && (
            <Notice
              tone="red"
              live
              title={documentRefusalMessage(send.refused) ?? refusalMessage(send.refused)}
            />
          )}
        </Stack>
      </form>
    </Modal>
  )
}
