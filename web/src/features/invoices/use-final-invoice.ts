import { beginFinal } from '@bordereau/contract/corrections'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { toasts } from '@bordereau/ui/toast/toast'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

/** Opens the final invoice of a deposit; a draft of it is created where there is none. */
export function useFinalInvoice(invoice: Pick<InvoiceView, 'id' | 'finalInvoice'>) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate } = useMutation(beginFinal, { invalidates: DOCUMENT_QUERIES })
  return async (): Promise<void> => {
    const open = (id: string) => navigate(`/w/${workspaceId}/invoices/${id}`)
    if (invoice.finalInvoice) {
      await open(invoice.finalInvoice.id)
      return
    }
    const result = await mutate({ query: { workspaceId, invoiceId: invoice.id }, body: {} })
    if (result.ok) await open(result.value.id)
    else toasts.error(documentRefusalText(result))
  }
}
