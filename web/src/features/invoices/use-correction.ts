import { correctInvoice } from '@bordereau/contract/corrections'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { useOpenDocument } from '../document/open-document.ts'

export type Correction = 'debit_note' | 'corrected_invoice'

/** Creates the draft of a correction and opens it. */
export function useCorrection(invoiceId: string, type: Correction) {
  const { workspaceId } = useWorkspace()
  const openDocument = useOpenDocument()
  const { mutate, pending, refused } = useMutation(correctInvoice, {
    invalidates: DOCUMENT_QUERIES,
  })
  async function create(reason: string): Promise<void> {
    const result = await mutate({ query: { workspaceId, invoiceId }, body: { type, reason } })
    if (result.ok) await openDocument(result.value.id)
  }
  return { create, pending, refused }
}
