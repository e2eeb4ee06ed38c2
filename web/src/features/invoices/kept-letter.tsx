import { getMailSource } from '@bordereau/contract/mail'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { download } from '../../download.ts'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { letterOf } from './letter.ts'

/** The email was written but not sent: what there is of it; the page's act notes that it was delivered. */
export function KeptLetter({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, sample, may } = useWorkspace()
  const letter = letterOf(invoice.events, 'invoice')
  if (letter?.is !== 'kept' || invoice.sentAt !== null || !may('mail.read')) return null
  const { mailId } = letter
  const title = sample
    ? t`Kept in the outbox: the sample company sends nothing`
    : t`Kept in the outbox: no mail server is configured, nothing was sent`
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
          <Trans>Download .eml</Trans>
        </Button>
      </Row>
    </Notice>
  )
}
