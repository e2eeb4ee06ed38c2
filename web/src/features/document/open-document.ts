import { useNavigate } from 'react-router'
import { useWorkspace } from '../../data/session.tsx'

/** Opens the page of a document, its editor while it is a draft. */
export function useOpenDocument(): (invoiceId: string) => Promise<void> {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  return async invoiceId => {
    await navigate(`/w/${workspaceId}/invoices/${invoiceId}`)
  }
}
