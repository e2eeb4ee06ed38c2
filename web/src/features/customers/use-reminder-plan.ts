import { getCompany } from '@bordereau/contract/company'
import type { CustomerView } from '@bordereau/contract/customers'
import { getCustomerReminders, setCustomerReminders } from '@bordereau/contract/reminders'
import { levelProblem } from '@bordereau/domain/reminder/plan'
import { useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'

export type Choice = 'company' | 'none' | 'levels'

/**
 * The reminders of a customer (null: the company's) as they were typed, which are saved when they are valid. Undefined
 * before they are loaded, and for members who may not change them.
 */
export function useReminderPlan(customer: Pick<CustomerView, 'id'>) {
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, customerId: customer.id }
  const saved = useQuery(getCustomerReminders, query).data
  const company = useQuery(getCompany, { workspaceId }).data
  const { mutate } = useMutation(setCustomerReminders, { invalidates: [getCustomerReminders] })
  const [typed, setTyped] = useState<NonNullable<typeof saved>['plan']>()
  if (!saved || !company || !may('customers.update')) return undefined
  const plan = typed === undefined ? saved.plan : typed
  const change = async (next: typeof plan) => {
    setTyped(next)
    if (next?.by === 'levels' && levelProblem(next.levels) !== undefined) return
    toastResult(await mutate({ query, body: { plan: next } }))
  }
  const choose = (choice: Choice) => {
    const levels = { by: 'levels', levels: company.reminderPlan.levels } as const
    void change(choice === 'company' ? null : choice === 'none' ? { by: 'none' } : levels)
  }
  return { plan, change, choose }
}
