import {
  type AccompanyingDocument,
  composeAccompanyingMail,
  sendAccompanyingDocument,
} from '@bordereau/contract/accompanying-documents'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Modal } from '@bordereau/ui/overlay/modal'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { t } from '#macros'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { RetryNotice } from '../../layout/refusal-notice.tsx'
import { NotSentNotice, useSentToast } from '../mail/not-sent-notice.tsx'
import { accompanyingRefusalText, kindLabel } from './labels.ts'
import { ACCOMPANYING_QUERIES } from './use-accompanying.ts'

type Props = { readonly document: AccompanyingDocument; readonly onClose: () => void }
type Composed = { readonly to: string; readonly subject: string; readonly message: string }

/** The composed e-mail, which can be edited before it is sent. */
export function SendAccompanying(props: Props) {
  const { workspaceId } = useWorkspace()
  const { document, onClose } = props
  const query = { workspaceId, documentId: document.id }
  const mail = useQuery(composeAccompanyingMail, query, { forget: true })
  if (mail.data) return <SendForm {...props} composed={mail.data} />
  return (
    <Modal open onClose={onClose} size="lg" title={titleOf(document)}>
      {mail.refused ? (
        <RetryNotice refused={mail.refused} retry={mail.retry} />
      ) : (
        <LoadingSkeleton height="20rem" />
      )}
    </Modal>
  )
}

function SendForm({ document, composed, onClose }: Props & { readonly composed: Composed }) {
  const { workspaceId } = useWorkspace()
  const form = useForm(composed, errorsOf)
  const send = useMutation(sendAccompanyingDocument, { invalidates: ACCOMPANYING_QUERIES })
  const reportSent = useSentToast()
  const submit = form.submit(async body => {
    const result = await send.mutate({ query: { workspaceId, documentId: document.id }, body })
    if (!result.ok) return result
    reportSent(t`The email is on its way.`)
    onClose()
    return result
  })
  return (
    <FormDialog
      title={titleOf(document)}
      submitLabel={t`Send`}
      submitIcon="send"
      pending={send.pending}
      refused={send.refused}
      messageOf={accompanyingRefusalText}
      onClose={onClose}
      onSubmit={submit}
    >
      <NotSentNotice />
      <TextField label={t`To`} required {...form.field('to')} />
      <TextField label={t`Subject`} maxLength={300} {...form.field('subject')} />
      <TextArea label={t`Message`} rows={7} maxLength={10_000} {...form.field('message')} />
    </FormDialog>
  )
}

function titleOf({ kind }: AccompanyingDocument): string {
  const name = kindLabel(kind)
  return t`Send: ${name}`
}

function errorsOf(values: Composed) {
  return {
    ...fieldErrorsOf(sendAccompanyingDocument.request, values),
    ...(values.to.trim() === '' ? { to: t`Enter a recipient` } : {}),
  }
}
