import { beginFinal } from '@bordereau/contract/corrections'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { useOpenDocument } from '../document/open-document.ts'

/** Creates the final invoice of a deposit and opens it. */
export function useFinalInvoice(invoiceId: string) {
  const { workspaceId } = useWorkspace()
  const openDocument = useOpenDocument()
  const { mutate, pending, refused } = useMutation(beginFinal, { invalidates: DOCUMENT_QUERIES })
  async function create(others: readonly string[]): Promise<void> {
    const body = { depositIds: [...others] }
    const result = await mutate({ query: { workspaceId, invoiceId }, body })
    if (result.ok) await openDocument(result.value.id)
  }
  return { create, pending, refused }
}
