import { type QuoteView, composeQuoteMail, sendQuote } from '@bordereau/contract/quotes'
import { copyText } from '@bordereau/ui/button/copy'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Modal } from '@bordereau/ui/overlay/modal'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { toasts } from '@bordereau/ui/toast/toast'
import { t, useLingui } from '#macros'
import { useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { errorsIn, fieldErrorsOf, useForm } from '../../form/form.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { RetryNotice } from '../../layout/refusal-notice.tsx'
import { NotSentNotice, useSentToast } from '../mail/not-sent-notice.tsx'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { quoteRefusalText } from './quote-refusals.ts'

type Props = {
  readonly quoteId: string
  readonly version: number
  readonly onClose: () => void
}
type Composed = { readonly to: string; readonly subject: string; readonly message: string }

/** Sends the quote as its next version: by e-mail, or only as a link to share. */
export function SendQuoteDialog(props: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { quoteId, onClose } = props
  const mail = useQuery(composeQuoteMail, { workspaceId, quoteId }, { forget: true })
  if (mail.data) return <SendForm {...props} composed={mail.data} />
  return (
    <Modal open onClose={onClose} size="lg" title={t`Send quote`}>
      {mail.refused ? (
        <RetryNotice refused={mail.refused} retry={mail.retry} />
      ) : (
        <LoadingSkeleton height="20rem" />
      )}
    </Modal>
  )
}

function SendForm({ quoteId, version, composed, onClose }: Props & { composed: Composed }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [byMail, setByMail] = useState(composed.to !== '')
  const form = useForm(composed, values => (byMail ? errorsOf(values, version) : {}))
  const send = useMutation(sendQuote, { invalidates: QUOTE_QUERIES })
  const reportSent = useSentToast()
  const submit = form.submit(async ({ to, subject, message }) => {
    const mail = byMail ? { mail: { to, subject, message } } : {}
    const body = { version, ...mail }
    const result = await send.mutate({ query: { workspaceId, quoteId }, body })
    if (!result.ok) return result
    if (byMail) reportSent(t`Quote ${result.value.number ?? ''} is sent.`)
    else offerLink(result.value)
    onClose()
    return result
  })
  return (
    <FormDialog
      title={t`Send quote`}
      submitLabel={byMail ? t`Send` : t`Create the link`}
      submitIcon="send"
      pending={send.pending}
      refused={send.refused}
      messageOf={quoteRefusalText}
      onClose={onClose}
      onSubmit={submit}
    >
      <Checkbox
        label={t`Send it by email`}
        help={t`Otherwise you get a link to share yourself.`}
        checked={byMail}
        onChange={setByMail}
      />
      {byMail && (
        <>
          <NotSentNotice />
          <TextField label={t`To`} required {...form.field('to')} />
          <TextField label={t`Subject`} maxLength={300} {...form.field('subject')} />
          <TextArea
            label={t`Message`}
            help={t`A button to the page where the customer accepts and signs is added.`}
            rows={9}
            maxLength={10_000}
            {...form.field('message')}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Offers to copy the link to the newest version, which is on the quote's page too, on a phone below its paper. */
function offerLink({ number, revisions }: QuoteView): void {
  const [{ link } = { link: '' }] = revisions
  const copy = async () => {
    if (await copyText(link)) toasts.success(t`Link copied`)
  }
  toasts.success(t`The link to quote ${number ?? ''} is ready.`, {
    duration: 15_000,
    action: { label: t`Copy link`, onPress: () => void copy() },
  })
}

function errorsOf(values: Composed, version: number) {
  const errors = fieldErrorsOf(sendQuote.request, { version, mail: values })
  return {
    ...errorsIn(errors, 'mail'),
    ...(values.to.trim() === '' ? { to: t`Enter a recipient` } : {}),
  }
}
