import {
  type ComposedMail,
  type InvoiceView,
  getInvoice,
  issueInvoice,
} from '@bordereau/contract/invoices'
import { EMAIL } from '@bordereau/contract/delivery'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Refused } from '../../data/api.ts'
import { type SubmitResult, useForm } from '../../form/form.ts'
import { keyOf, queryClient, useMutation } from '../../data/query.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { AnnouncedCollection } from '../collections/announced-collection.tsx'
import { DeliveryFields, useDeliveryChoice } from '../document/delivery-fields.tsx'
import type { MessageValues } from '../document/message-fields.tsx'
import { dateJumpTexts } from './date-jump-messages.ts'
import { dateJumpIn } from './date-jump.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'

type Props = {
  readonly invoiceRef: { readonly workspaceId: string; readonly invoiceId: string }
  readonly version: number
  readonly composed: ComposedMail
  /** The confirmation question: customer, amount, and that issuing is final. */
  readonly question: string
  /** The message of a refusal. */
  readonly messageOf: (refused: Refused) => string
  readonly onIssued: (invoice: InvoiceView) => void
  readonly onClose: () => void
}

/** Shows recipient and message of the email, or another delivery channel, before the document is issued and sent in one request. */
export function IssueAndSend(props: Props) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { invoiceRef, composed, onClose, onIssued } = props
  const isCreditNote = useDraft('kind') === 'credit_note'
  const [number, setNumber] = useState(composed.number)
  const { to, copyTo, subject, message } = composed
  const choice = useDeliveryChoice(invoiceRef, 'invoice')
  const form = useForm<MessageValues>({ to, copyTo, subject, message }, choice.errorsOf)
  const issue = useMutation(issueInvoice)
  const submit = form.submit(values => attempt(values, false))
  async function attempt(values: MessageValues, confirmDateJump: boolean): Promise<SubmitResult> {
    const { channel } = choice
    const send = channel === EMAIL ? changesOf(composed, values, number) : { channel }
    const body = { version: props.version, send, confirmDateJump }
    const result = await issue.mutate({ query: invoiceRef, body, keepalive: true })
    if (result.ok) {
      queryClient.setQueryData(keyOf(getInvoice, invoiceRef), result.value)
      onIssued(result.value)
      return result
    }
    if (result.refusal === 'number_changed') setNumber(numberIn(result.detail) ?? number)
    const dateJump = confirmDateJump ? undefined : dateJumpIn(result)
    const isRepeated = dateJump && (await dialogs.confirm(dateJumpTexts(dateJump, formats)))
    return isRepeated ? attempt(values, true) : result
  }
  return (
    <FormDialog
      title={t`Issue ${number} and send it?`}
      submitLabel={t`Issue and send`}
      submitIcon="send"
      pending={issue.pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text>{props.question}</Text>
      <AnnouncedCollection collection={composed.collection} />
      <DeliveryFields {...{ choice, form, invoiceRef, composed, isCreditNote }} kind="invoice" />
      <RefusalNotice refused={issue.refused} messageOf={props.messageOf} />
    </FormDialog>
  )
}

/** Subject and message are sent only if changed; else the server writes them with the assigned number. */
function changesOf(composed: ComposedMail, values: MessageValues, number: string) {
  const { to, copyTo, subject, message } = values
  const same = subject === composed.subject && message === composed.message
  return same ? { to, copyTo } : { to, copyTo, subject, message, number }
}

const detailShape = z.object({ number: z.string() })

function numberIn(detail: unknown): string | undefined {
  const parsed = detailShape.safeParse(detail)
  return parsed.success ? parsed.data.number : undefined
}
