import { getCustomer } from '@bordereau/contract/customers'
import { buyerOf } from '@bordereau/domain/invoice/self-billing'
import { useQuery } from '../../data/query.ts'
import { useObligations } from '../document/document-obligations.tsx'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'

/** Why the draft, once issued, is no invoice by the seller's law before a network has it. */
export function useDraftObligations() {
  const { workspaceId, company, own, today } = useEditorContext()
  const type = useDraft('type')
  const customerId = useDraft('customerId')
  const day = useDraft('issueDate') ?? today
  const query = { workspaceId, customerId: customerId ?? '' }
  const customer = useQuery(getCustomer, query, { enabled: customerId !== null }).data
  const chosen = customerId === null ? null : (customer?.profile ?? null)
  const buyer = buyerOf({ type }, own.profile, chosen)
  return useObligations(company.profile, buyer, day)
}
