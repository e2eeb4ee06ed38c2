import { getInvoice } from '@bordereau/contract/invoices'
import { useGet } from '../../query.ts'
import { EventList } from '../invoices/event-list.tsx'
import { useDesk } from './desk.ts'

/** What happened to the draft so far. */
export function ActivityPanel() {
  const { workspaceId, invoiceId } = useDesk()
  const { data } = useGet(getInvoice, { workspaceId, invoiceId })
  return <EventList events={data?.events ?? []} />
}
