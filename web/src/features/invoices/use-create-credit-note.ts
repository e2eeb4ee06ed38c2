import { type InvoiceView, creditInvoice } from '@bordereau/contract/invoices'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import type { Quantities } from './credit-lines.tsx'

/** Creates the draft of a credit note and opens it. Without lines, it is for all that remains. */
export function useCreateCreditNote(invoice: InvoiceView) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, refused, pending } = useMutation(creditInvoice, { invalidates: DOCUMENT_QUERIES })
  async function create(reason: string, lines: Quantities | undefined): Promise<void> {
    const body = { reason, ...(lines === undefined ? {} : { lines }) }
    const result = await mutate({ query: { workspaceId, invoiceId: invoice.id }, body })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.id}`)
  }
  return { create, refused, pending }
}
