import { getInvoice } from '@bordereau/contract/invoices'
import { Skeleton } from '@bordereau/ui/state/state'
import { Suspense, lazy, useState } from 'react'
import { useLingui } from '#macros'
import { useParams } from 'react-router'
import { latestEmailOf } from '../features/invoices/email-status.ts'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const EditorOf = lazy(async () => ({
  default: (await import('../features/editor/editor-loader.tsx')).EditorLoader,
}))
const IssuedInvoice = lazy(async () => ({
  default: (await import('../features/invoices/issued-invoice.tsx')).IssuedInvoice,
}))

const MAIL_MS = 2000

/** One document: the editor while it is a draft, its page once it is issued. */
export function InvoicePage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { invoiceId = '' } = useParams()
  const [waiting, setWaiting] = useState(false)
  const { data, refused, refreshing, retry } = useQuery(
    getInvoice,
    { workspaceId, invoiceId },
    waiting ? { refetchMs: MAIL_MS } : {},
  )
  // While an email with it is pending, the page polls its status.
  const waits = data !== undefined && latestEmailOf(data.events)?.status === 'waiting'
  if (waits !== waiting) setWaiting(waits)
  // The editor starts from the data it was opened with, which must not be from the cache. It stays open afterwards.
  const [opened, setOpened] = useState<string>()
  if (data?.id === invoiceId && !refreshing && opened !== invoiceId) setOpened(invoiceId)
  if (data?.id === invoiceId && (opened === invoiceId || data.status !== 'draft')) {
    const isDraft = data.status === 'draft' && may('invoices.draft')
    return (
      <Suspense fallback={<Skeleton height="40rem" />}>
        {isDraft ? <EditorOf invoice={data} /> : <IssuedInvoice invoice={data} />}
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
  return <Skeleton height="40rem" />
}
