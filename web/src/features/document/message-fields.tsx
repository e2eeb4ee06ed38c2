import { Notice } from '@bordereau/ui/badge/badge'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { sendInvoice } from '@bordereau/contract/invoices'
import { t, useLingui } from '#macros'
import { type FieldErrors, type Form, fieldErrorsOf } from '../../form/form.ts'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'

export type MessageValues = {
  readonly to: string
  readonly copyTo: string
  readonly subject: string
  readonly message: string
}

export function messageErrors(kind: 'invoice' | 'reminder', values: MessageValues): FieldErrors {
  return {
    ...fieldErrorsOf(sendInvoice.request, { ...values, kind }),
    ...(values.to.trim() === '' ? { to: t`Enter a recipient` } : {}),
  }
}

/** The fields of an email, and a notice if the instance has no mail server. */
export function MessageFields(props: {
  readonly form: Form<MessageValues>
  readonly language: string
}) {
  const { t } = useLingui()
  const { form, language } = props
  const formats = useFormats()
  return (
    <>
      <NotSentNotice />
      <TextField label={t`To`} required {...form.field('to')} />
      <TextField label={t`Copy to`} {...form.field('copyTo')} />
      <TextField label={t`Subject`} maxLength={300} {...form.field('subject')} />
      <TextArea
        label={t`Message`}
        help={t`In ${formats.language(language)}. The PDF with the e-invoice is attached, and the message contains the payment link.`}
        rows={10}
        maxLength={10_000}
        {...form.field('message')}
      />
    </>
  )
}

function NotSentNotice() {
  const { t } = useLingui()
  const { instance } = useMe()
  const { sample } = useWorkspace()
  if (sample) {
    return (
      <Notice tone="amber" icon="mail" title={t`The sample company sends nothing`}>
        {t`The message is kept in the outbox, to be read.`}
      </Notice>
    )
  }
  if (instance.mailConfigured) return null
  return (
    <Notice tone="amber" icon="mail" title={t`No mail server is set up`}>
      {t`The message is kept in the outbox. Download it there to send it yourself.`}
    </Notice>
  )
}
