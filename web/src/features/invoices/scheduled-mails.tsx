import type { InvoiceView } from '@bordereau/contract/invoices'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { useLingui } from '#macros'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { ScheduledNotice } from '../mail/scheduled-notice.tsx'
import { latestEmailOf } from './email-status.ts'
import { withdrawMail } from '../document/mail-withdrawal.ts'

/** Messages that the server is about to send, which can still be cancelled, and the latest one if it failed. */
export function ScheduledMails({ invoice }: { invoice: InvoiceView }) {
  return (
    <>
      {invoice.scheduledMails.map(mail => (
        <ScheduledNotice
          key={mail.mailId}
          to={mail.to}
          secondsLeft={mail.secondsLeft}
          action={<CancelButton invoiceId={invoice.id} mailId={mail.mailId} />}
        />
      ))}
      <FailedEmail invoice={invoice} />
    </>
  )
}

function CancelButton({ invoiceId, mailId }: { invoiceId: string; mailId: string }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const [busy, setBusy] = useState(false)
  if (!may('mail.send')) return null
  const cancel = async () => {
    setBusy(true)
    await withdrawMail({ workspaceId, invoiceId }, mailId)
    setBusy(false)
  }
  return (
    <Button size="sm" icon="undo" busy={busy} onClick={() => void cancel()}>
      {t`Undo`}
    </Button>
  )
}

function FailedEmail({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const email = latestEmailOf(invoice.events)
  if (email?.status !== 'failed' && email?.status !== 'uncertain') return null
  const { to } = email
  return (
    <Notice
      tone={email.status === 'failed' ? 'red' : 'amber'}
      title={
        email.status === 'failed'
          ? t`The message to ${to} could not be sent`
          : t`It is not known whether the message to ${to} arrived`
      }
      action={
        may('mail.read') && (
          <ButtonLink size="sm" href={`/w/${workspaceId}/mail/${email.mailId}`}>
            {t`Open message`}
          </ButtonLink>
        )
      }
    />
  )
}
