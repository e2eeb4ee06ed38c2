import { type InvoiceView, creditInvoice } from '@bordereau/contract/invoices'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { useOpenDocument } from '../document/open-document.ts'
import type { Quantities } from './credit-lines.tsx'

/** Creates the draft of a credit note and opens it. Without lines, it is for all that remains. */
export function useCreateCreditNote(invoice: InvoiceView) {
  const { workspaceId } = useWorkspace()
  const openDocument = useOpenDocument()
  const { mutate, refused, pending } = useMutation(creditInvoice, { invalidates: DOCUMENT_QUERIES })
  async function create(reason: string, lines: Quantities | undefined): Promise<void> {
    const body = { reason, ...(lines === undefined ? {} : { lines }) }
    const result = await mutate({ query: { workspaceId, invoiceId: invoice.id }, body })
    if (result.ok) await openDocument(result.value.id)
  }
  return { create, refused, pending }
}
