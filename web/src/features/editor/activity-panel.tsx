import { getInvoice } from '@bordereau/contract/invoices'
import { useQuery } from '../../data/query.ts'
import { EventList } from '../document/event-list.tsx'
import { useEditorContext } from './editor-context.ts'

/** The events of the draft. */
export function ActivityPanel() {
  const { workspaceId, invoiceId } = useEditorContext()
  const { data } = useQuery(getInvoice, { workspaceId, invoiceId })
  return <EventList events={data?.events ?? []} />
}
