import { composeMail } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { sendInvoice } from '@bordereau/contract/invoices'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { type Faults, faultsOf, useForm } from '../../form.ts'
import { useGet } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { useFormats } from './formats.ts'
import { sendLater } from './send-later.ts'

type Kind = 'invoice' | 'reminder'
type Props = { readonly invoice: InvoiceView; readonly kind: Kind; readonly onClose: () => void }

/** The message as it will go out, to be changed before it does. */
export function SendDialog(props: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { invoice, kind, onClose } = props
  const number = invoice.number ?? ''
  const mail = useGet(composeMail, { workspaceId, invoiceId: invoice.id, kind })
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
          {wordsOf(mail.refused)}
        </Notice>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Modal>
  )
}

function SendForm(props: Props & { readonly composed: ResponseOf<typeof composeMail> }) {
  const { t } = useLingui()
  const formId = useId()
  const formats = useFormats()
  const { workspaceId } = useWorkspace()
  const { invoice, kind, composed, onClose } = props
  const number = invoice.number ?? ''
  const { to, copyTo, subject, message } = composed
  const check = (values: Record<string, string>): Faults => ({
    ...faultsOf(sendInvoice.request, { ...values, kind }),
    ...(values['to']?.trim() === '' ? { to: t`Say to whom` } : {}),
  })
  const form = useForm({ to, copyTo, subject, message }, check)
  const submit = form.submit(values => {
    sendLater({ workspaceId, invoiceId: invoice.id }, number, { ...values, kind })
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
          <Button look="primary" icon="send" type="submit" form={formId}>
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField label={t`To`} required {...form.field('to')} />
          <TextField label={t`Copy to`} {...form.field('copyTo')} />
          <TextField label={t`Subject`} maxLength={300} {...form.field('subject')} />
          <TextArea
            label={t`Message`}
            help={t`In ${formats.language(composed.language)}. The PDF with the e-invoice is attached, and the pay link stands in the message.`}
            rows={10}
            maxLength={10_000}
            {...form.field('message')}
          />
        </Stack>
      </form>
    </Modal>
  )
}
