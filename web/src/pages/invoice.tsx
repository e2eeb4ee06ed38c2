import { getInvoice } from '@bordereau/contract/invoices'
import { Skeleton } from '@bordereau/ui/state/state'
import { Suspense, lazy, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { letterOf } from '../features/invoices/letter.ts'
import { Page } from '../page.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

const EditorOf = lazy(async () => ({
  default: (await import('../features/editor/with-editor.tsx')).EditorOf,
}))
const IssuedInvoice = lazy(async () => ({
  default: (await import('../features/invoices/issued.tsx')).IssuedInvoice,
}))

const MAIL_MS = 2000

/** One document: the editor while it is a draft, its life once it is issued. */
export function InvoicePage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { invoiceId = '' } = useParams()
  const [waiting, setWaiting] = useState(false)
  const { data, refused, refreshing, retry } = useGet(
    getInvoice,
    { workspaceId, invoiceId },
    waiting ? { refetchMs: MAIL_MS } : {},
  )
  // While an email with it is on its way, the page asks what became of it.
  const waits = data !== undefined && letterOf(data.events)?.is === 'waiting'
  if (waits !== waiting) setWaiting(waits)
  // The editor goes on from what it was opened with: that must not be an old answer. Afterwards it stays open.
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
