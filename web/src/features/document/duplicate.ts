import { duplicateInvoice } from '@bordereau/contract/invoices'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { DOCUMENT_QUERIES } from './invoice-queries.ts'
import { useOpenDocument } from './open-document.ts'

/** Copies a document as a new draft and opens it. */
export function useDuplicate(invoiceId: string): () => Promise<void> {
  const { workspaceId } = useWorkspace()
  const openDocument = useOpenDocument()
  const { mutate } = useMutation(duplicateInvoice, { invalidates: DOCUMENT_QUERIES })
  return async () => {
    const result = await mutate({ query: { workspaceId, invoiceId } })
    if (toastResult(result)) await openDocument(result.value.id)
  }
}
