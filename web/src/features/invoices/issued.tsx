import { Row } from '@bordereau/ui/layout/layout'
import { useLingui } from '@lingui/react/macro'
import { Page } from '../../page.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { DraftPreview } from '../preview/draft-preview.tsx'
import { Documents } from './documents.tsx'
import { IssuedActs } from './issued-acts.tsx'
import { IssuedFacts } from './issued-facts.tsx'
import { IssuedPages } from './issued-pages.tsx'
import css from './invoices.module.css'
import { KeptLetter } from './kept-letter.tsx'
import { Life } from './life.tsx'
import { PayLink } from './pay-link.tsx'
import { Settlements } from './settlements.tsx'
import { InvoiceStatus } from './status-badge.tsx'

/** An issued document (or a draft, for who may only look): the paper at the left, its life at the right, the next sensible act on top. */
export function IssuedInvoice({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const what = invoice.kind === 'credit_note' ? t`Credit note` : t`Invoice`
  return (
    <Page
      title={`${what} ${invoice.number ?? ''}`.trim()}
      back={{ href: `/w/${workspaceId}/invoices`, label: t`Invoices` }}
      aside={
        <Row>
          <InvoiceStatus status={invoice.status} kind={invoice.kind} />
        </Row>
      }
      actions={<IssuedActs invoice={invoice} />}
    >
      <div className={css.issued}>
        {invoice.number === null ? (
          <DraftPreview draft={invoice.draft} workspaceId={workspaceId} />
        ) : (
          <IssuedPages invoice={invoice} />
        )}
        <div className={css.life}>
          <KeptLetter invoice={invoice} />
          <IssuedFacts invoice={invoice} />
          <Settlements invoice={invoice} />
          {invoice.kind === 'invoice' && invoice.number !== null && <PayLink invoice={invoice} />}
          <Documents invoice={invoice} />
          <Life invoice={invoice} />
        </div>
      </div>
    </Page>
  )
}
