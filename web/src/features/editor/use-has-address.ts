import { getCustomer } from '@bordereau/contract/customers'
import { useQuery } from '../../data/query.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'

/** Whether the customer has an email address; undefined while no customer is chosen or loaded. */
export function useHasAddress(): boolean | undefined {
  const { workspaceId } = useEditorContext()
  const customerId = useDraft('customerId')
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useQuery(getCustomer, query, { enabled: customerId !== null })
  if (data === undefined || data.id !== customerId) return undefined
  return data.email !== '' || data.profile.contact.email !== ''
}
