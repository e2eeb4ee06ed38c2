import type { CustomerView } from '@bordereau/contract/customers'
import { useNavigate } from 'react-router'
import { useForm } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import { customerErrors, newCustomer, valuesOf } from './customer-values.ts'
import { useUnsavedChanges } from '../../form/unsaved-changes.ts'
import { useSaveCustomer } from './use-save-customer.ts'

/** The values of the customer with their errors; a new one leads back to the list once it is saved. */
export function useCustomerForm(customer: CustomerView | undefined) {
  const { workspaceId, country } = useWorkspace()
  const initial = customer === undefined ? newCustomer(country ?? 'FR') : valuesOf(customer)
  const form = useForm(initial, customerErrors)
  const navigate = useNavigate()
  const { save, pending, refused } = useSaveCustomer(customer)
  const unsaved = useUnsavedChanges(form.values)
  const submit = form.submit(async values => {
    const result = await save(values)
    if (!result.ok) return result
    unsaved.saved(values)
    if (customer === undefined) await navigate(`/w/${workspaceId}/customers`)
    return result
  })
  return { form, submit, pending, refused }
}
