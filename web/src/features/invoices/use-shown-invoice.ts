import { getInvoice } from '@bordereau/contract/invoices'
import { getFollowUp } from '@bordereau/contract/reminders'
import { useEffect, useState } from 'react'
import { invalidate, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { latestEmailOf } from './email-status.ts'

const MAIL_MS = 2000

/** The document of a page, once it may be shown: a draft is not opened from the cache. */
export function useShownInvoice(invoiceId: string) {
  const { workspaceId } = useWorkspace()
  const [waiting, setWaiting] = useState(false)
  const { data, refused, refreshing, retry } = useQuery(
    getInvoice,
    { workspaceId, invoiceId },
    waiting ? { refetchMs: MAIL_MS } : {},
  )
  // While an email with it is pending, the page polls its status.
  const waits = data !== undefined && latestEmailOf(data.events)?.status === 'waiting'
  if (waits !== waiting) setWaiting(waits)
  // What happens next depends on what became of the email.
  useEffect(() => (waiting ? () => invalidate([getFollowUp]) : undefined), [waiting])
  // The editor starts from the data it was opened with, which must not be from the cache. It stays open afterwards.
  const [opened, setOpened] = useState<string>()
  if (data?.id === invoiceId && !refreshing && opened !== invoiceId) setOpened(invoiceId)
  const isShown = data?.id === invoiceId && (opened === invoiceId || data.status !== 'draft')
  return { invoice: isShown ? data : undefined, refused, retry }
}
