import { Notice } from '@bordereau/ui/badge/badge'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Text } from '@bordereau/ui/layout/layout'
import type { MessageKind } from '@bordereau/contract/delivery'
import { type ComposedMail, sendInvoice } from '@bordereau/contract/invoices'
import { useState } from 'react'
import { t, useLingui } from '#macros'
import { type FieldErrors, type Form, fieldErrorsOf } from '../../form/form.ts'
import { useFormats } from '../../format/formats.ts'
import { NotSentNotice } from '../mail/not-sent-notice.tsx'
import { messageHelp } from './message-help.ts'
import { MessagePreview } from './message-preview.tsx'

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

export type MessageProps = {
  readonly form: Form<MessageValues>
  readonly invoiceRef: { readonly workspaceId: string; readonly invoiceId: string }
  readonly kind: MessageKind
  readonly isCreditNote: boolean
  readonly composed: Pick<ComposedMail, 'language' | 'attachments' | 'insidePdf'>
}

/** The fields of an email, its attachments, and how the customer sees it; and a notice if the instance has no mail server. */
export function MessageFields(props: MessageProps) {
  const { t } = useLingui()
  const { form, composed, isCreditNote } = props
  const formats = useFormats()
  const [view, setView] = useState<'write' | 'read'>('write')
  return (
    <>
      <NotSentNotice />
      <TextField label={t`To`} required {...form.field('to')} />
      <TextField label={t`Copy to`} {...form.field('copyTo')} />
      <TextField label={t`Subject`} maxLength={300} {...form.field('subject')} />
      <Segmented
        label={t`Message`}
        value={view}
        onChange={setView}
        size="sm"
        options={[
          { value: 'write', label: t`Text`, icon: 'edit' },
          { value: 'read', label: t`As the customer sees it`, icon: 'eye' },
        ]}
      />
      {view === 'write' ? (
        <TextArea
          label={t`Message`}
          labelHidden
          help={messageHelp(formats.language(composed.language), isCreditNote)}
          rows={10}
          maxLength={10_000}
          {...form.field('message')}
        />
      ) : (
        <MessagePreview {...props} />
      )}
      <Attachments names={composed.attachments} insidePdf={composed.insidePdf} />
    </>
  )
}

function Attachments(props: {
  readonly names: readonly string[]
  readonly insidePdf: readonly string[]
}) {
  const { t } = useLingui()
  const { names, insidePdf } = props
  const listed = insidePdf.join(', ')
  return (
    <>
      <Row gap={3} wrap>
        {names.map(name => (
          <Row key={name} gap={1}>
            <Icon name="paperclip" />
            <Text as="span" size={13}>
              <bdi>{name}</bdi>
            </Text>
          </Row>
        ))}
      </Row>
      {listed !== '' && (
        <Notice tone="blue" icon="paperclip" title={t`Too large to attach one by one`}>
          {t`Inside the PDF and on the payment page: ${listed}`}
        </Notice>
      )}
    </>
  )
}
