import { getCompany } from '@bordereau/contract/company'
import { getCustomerReminders, setCustomerReminders } from '@bordereau/contract/reminders'
import { levelProblem } from '@bordereau/domain/reminder/plan'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { LevelEditor } from '../reminders/level-editor.tsx'
import type { Props } from './side-row.tsx'

type Choice = 'company' | 'none' | 'levels'

/** What this customer gets instead of the company's reminders. Saved with each change that is valid. */
export function CustomerReminders({ customer }: Props) {
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, customerId: customer.id }
  const saved = useQuery(getCustomerReminders, query).data
  const company = useQuery(getCompany, { workspaceId }).data
  const { mutate } = useMutation(setCustomerReminders, { invalidates: [getCustomerReminders] })
  const [typed, setTyped] = useState<NonNullable<typeof saved>['plan']>()
  if (!saved || !company || !may('customers.update')) return null
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
  return (
    <Card title={t`Reminders`}>
      <Stack gap={3}>
        <RadioGroup<Choice>
          label={t`Reminders of this customer’s invoices`}
          value={plan === null ? 'company' : plan.by}
          options={[
            { value: 'company', label: t`As in Settings` },
            { value: 'none', label: t({ context: 'reminders', message: 'None' }) },
            { value: 'levels', label: t`Own reminders` },
          ]}
          onChange={choose}
        />
        {plan?.by === 'levels' && (
          <LevelEditor
            levels={plan.levels}
            onChange={levels => void change({ by: 'levels', levels })}
          />
        )}
      </Stack>
    </Card>
  )
}
