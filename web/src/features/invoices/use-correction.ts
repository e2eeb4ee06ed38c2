import { correctInvoice } from '@bordereau/contract/corrections'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

export type Correction = 'debit_note' | 'corrected_invoice'

/** Creates the draft of a correction and opens it. */
export function useCorrection(invoiceId: string, type: Correction) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(correctInvoice, {
    invalidates: DOCUMENT_QUERIES,
  })
  async function create(reason: string): Promise<void> {
    const result = await mutate({ query: { workspaceId, invoiceId }, body: { type, reason } })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.id}`)
  }
  return { create, pending, refused }
}
