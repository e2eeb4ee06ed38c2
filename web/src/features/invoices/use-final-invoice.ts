import { beginFinal } from '@bordereau/contract/corrections'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

/** Creates the final invoice of a deposit and opens it. */
export function useFinalInvoice(invoiceId: string) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(beginFinal, { invalidates: DOCUMENT_QUERIES })
  async function create(others: readonly string[]): Promise<void> {
    const body = { depositIds: [...others] }
    const result = await mutate({ query: { workspaceId, invoiceId }, body })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.id}`)
  }
  return { create, pending, refused }
}
