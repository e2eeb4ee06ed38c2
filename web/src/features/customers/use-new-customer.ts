import { createCustomer, listCustomers } from '@bordereau/contract/customers'
import { useMemo } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useForm } from '../../form/form.ts'
import { customerFromText } from './customer-from-text.ts'
import { customerErrors, requestOf } from './customer-values.ts'

/** The form, filled with what was typed, and the mutation that creates the customer from it. */
export function useNewCustomer(typed: string, onCreated: (customerId: string) => void) {
  const { workspaceId, country } = useWorkspace()
  const start = useMemo(() => customerFromText(typed, country ?? 'FR'), [typed, country])
  const form = useForm(start.filled, customerErrors)
  const create = useMutation(createCustomer, { invalidates: [listCustomers] })
  const submit = form.submit(async submitted => {
    const result = await create.mutate({ query: { workspaceId }, body: requestOf(submitted) })
    if (result.ok) onCreated(result.value.id)
    return result
  })
  return { start, form, create, submit }
}
