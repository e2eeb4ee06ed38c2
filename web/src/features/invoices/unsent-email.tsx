import type { InvoiceView } from '@bordereau/contract/invoices'
import { getMailSource } from '@bordereau/contract/mail'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { latestEmailOf } from './email-status.ts'

/** Notice about the email of an invoice that was not sent. */
export function UnsentEmail({ invoice }: { invoice: InvoiceView }) {
  const email = latestEmailOf(invoice.events, 'invoice')
  if (email?.status !== 'not_sent' || invoice.sentAt !== null) return null
  return <UnsentNotice mailId={email.mailId} />
}

/** Notice about an email that is in the outbox and was not sent, with links to read and download it. */
export function UnsentNotice({ mailId }: { mailId: string }) {
  const { t } = useLingui()
  const { workspaceId, sample, may } = useWorkspace()
  if (!may('mail.read')) return null
  const title = sample
    ? t`Kept in the outbox: the sample company sends nothing`
    : t`Kept in the outbox: sending is not configured, nothing was sent`
  return (
    <Notice tone="amber" icon="mail" title={title}>
      <Row wrap style={{ marginBlockStart: 'var(--space-2)' }}>
        <ButtonLink size="sm" icon="mail" href={`/w/${workspaceId}/mail/${mailId}`}>
          <Trans>Open message</Trans>
        </ButtonLink>
        <Button
          size="sm"
          icon="download"
          onClick={() => void download(getMailSource, { workspaceId, mailId })}
        >
          <Trans>Download</Trans>
        </Button>
      </Row>
    </Notice>
  )
}
