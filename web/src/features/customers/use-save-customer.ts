import {
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
  type CustomerView,
} from '@bordereau/contract/customers'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { keyOf, queryClient, useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { SubmitResult } from '../../form/form.ts'
import { type CustomerValues, requestOf } from './customer-values.ts'

/** Creates or changes a customer; `save` returns what became of it. */
export function useSaveCustomer(customer: CustomerView | undefined) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const invalidates = [listCustomers, getCustomer]
  const create = useMutation(createCustomer, { invalidates })
  const update = useMutation(updateCustomer, { invalidates })
  async function save(values: CustomerValues): Promise<SubmitResult> {
    const body = requestOf(values)
    if (customer === undefined) {
      const result = await create.mutate({ query: { workspaceId }, body })
      if (result.ok) toasts.success(t`The customer is added.`)
      return result
    }
    const query = { workspaceId, customerId: customer.id }
    const result = await update.mutate({ query, body: { ...body, version: customer.version } })
    if (!result.ok) return result
    queryClient.setQueryData<CustomerView>(keyOf(getCustomer, query), {
      ...customer,
      ...result.value,
    })
    toasts.success(t`Saved.`)
    return result
  }
  return {
    save,
    pending: create.pending || update.pending,
    refused: create.refused ?? update.refused,
  }
}
