import { getCustomer } from '@bordereau/contract/customers'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** The name of the customer in the query parameters; '…' until it is loaded. */
export function useCustomerName(customerId: string | undefined): string | undefined {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useQuery(getCustomer, query, { enabled: customerId !== undefined })
  return customerId === undefined ? undefined : (data?.profile.legalName ?? '…')
}
