import { Suspense, lazy } from 'react'
import { useLingui } from '#macros'
import { useParams } from 'react-router'
import { Page } from '../layout/page.tsx'
import { RefusalView } from '../data/refusal.tsx'
import { PaperSkeleton } from '../layout/paper-skeleton.tsx'
import { useWorkspace } from '../data/session.tsx'
import { useShownInvoice } from '../features/invoices/use-shown-invoice.ts'
import { useTopOnChange } from '../navigation/top-on-change.ts'

const EditorOf = lazy(async () => ({
  default: (await import('../features/editor/editor-loader.tsx')).EditorLoader,
}))
const IssuedInvoice = lazy(async () => ({
  default: (await import('../features/invoices/issued-invoice.tsx')).IssuedInvoice,
}))

/** One document: the editor while it is a draft, its page once it is issued. */
export function InvoicePage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { invoiceId = '' } = useParams()
  const { invoice, refused, retry } = useShownInvoice(invoiceId)
  const isDraft = invoice?.status === 'draft' && may('invoices.draft')
  useTopOnChange(invoice && (isDraft ? 'draft' : 'issued'))
  if (invoice) {
    return (
      <Suspense fallback={<PaperSkeleton />}>
        {isDraft ? <EditorOf invoice={invoice} /> : <IssuedInvoice invoice={invoice} />}
      </Suspense>
    )
  }
  if (refused) {
    return (
      <Page title={t`Invoice`} back={{ href: `/w/${workspaceId}/invoices`, label: t`Invoices` }}>
        <RefusalView refused={refused} retry={retry} />
      </Page>
    )
  }
  return <PaperSkeleton />
}
