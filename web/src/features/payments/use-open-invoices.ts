import { listInvoices } from '@bordereau/contract/invoices'
import { useRows } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { OpenInvoice } from './allocation.ts'

/** The open invoices of a customer, the next due first; `chosen` is among them before they are loaded. */
export function useOpenInvoices(
  customerId: string,
  chosen: OpenInvoice | undefined,
): readonly OpenInvoice[] {
  const { workspaceId } = useWorkspace()
  const list = useRows(listInvoices, {
    workspaceId,
    customerId,
    tab: 'open',
    sort: 'due',
    limit: 100,
  })
  const rows = (list.data ?? []).filter(row => row.kind === 'invoice' && row.open !== '0')
  return chosen !== undefined && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows
}
