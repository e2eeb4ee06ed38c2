import type { InvoiceView } from '@bordereau/contract/invoices'
import { Row } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { Page } from '../../layout/page.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { AccompanyingCard } from '../accompanying/accompanying-card.tsx'
import { documentName } from '../document/document-name.ts'
import { DocumentObligations } from '../document/document-obligations.tsx'
import { DraftPreview } from '../preview/draft-preview.tsx'
import { FollowUpCard } from '../reminders/follow-up-card.tsx'
import { Deposits } from './deposits.tsx'
import { Documents } from './documents.tsx'
import { IssuedActions } from './issued-actions.tsx'
import { IssuedFacts } from './issued-facts.tsx'
import { IssuedPages } from './issued-pages.tsx'
import css from './invoices.module.css'
import { FailedRefunds, UndecidedRefunds } from './refund-notices.tsx'
import { UnsentEmail } from './unsent-email.tsx'
import { Timeline } from './timeline.tsx'
import { ScheduledMails } from './scheduled-mails.tsx'
import { PayLink } from './pay-link.tsx'
import { ProofCard } from './proof-card.tsx'
import { Settlements } from './settlements.tsx'
import { InvoiceStatus } from './status-badge.tsx'

/** An issued document, or a draft without the permission to edit: pages on the left, facts and events on the right. */
export function IssuedInvoice({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const isFinal = (invoice.draft.deposits ?? []).length > 0
  const kindLabel = documentName({ type: invoice.type, isFinal })
  return (
    <Page
      title={`${kindLabel} ${invoice.number ?? ''}`.trim()}
      back={{ href: `/w/${workspaceId}/invoices`, label: t`Invoices` }}
      aside={
        <Row>
          <InvoiceStatus status={invoice.status} type={invoice.type} />
        </Row>
      }
      actions={<IssuedActions invoice={invoice} />}
    >
      <div className={css.issued}>
        {invoice.number === null ? (
          <DraftPreview draft={invoice.draft} workspaceId={workspaceId} />
        ) : (
          <IssuedPages invoice={invoice} />
        )}
        <div className={css.details}>
          {invoice.number !== null && invoice.issueDate !== null && (
            <DocumentObligations
              seller={invoice.seller}
              buyer={invoice.buyer}
              day={invoice.issueDate}
            />
          )}
          <UndecidedRefunds invoice={invoice} />
          <FailedRefunds invoice={invoice} />
          <ScheduledMails invoice={invoice} />
          <UnsentEmail invoice={invoice} />
          <IssuedFacts invoice={invoice} />
          {invoice.kind === 'invoice' && invoice.number !== null && (
            <FollowUpCard invoice={invoice} />
          )}
          <Settlements invoice={invoice} />
          <Deposits invoice={invoice} />
          {invoice.kind === 'invoice' && invoice.number !== null && <PayLink invoice={invoice} />}
          <Documents invoice={invoice} />
          {invoice.type === 'invoice' && <AccompanyingCard source={{ invoiceId: invoice.id }} />}
          <ProofCard invoice={invoice} />
          <Timeline invoice={invoice} />
        </div>
      </div>
    </Page>
  )
}
