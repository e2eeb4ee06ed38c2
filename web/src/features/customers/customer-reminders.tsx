import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { t } from '#macros'
import { Suspense, lazy } from 'react'
import type { Props } from './side-row.tsx'
import { type Choice, useReminderPlan } from './use-reminder-plan.ts'

// Few customers have levels of their own.
const LevelEditor = lazy(async () => ({
  default: (await import('../reminders/level-editor.tsx')).LevelEditor,
}))

/** What this customer gets instead of the company's reminders. Saved with each change that is valid. */
export function CustomerReminders({ customer }: Props) {
  const reminders = useReminderPlan(customer)
  if (!reminders) return null
  const { plan, choose, change } = reminders
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
          <Suspense fallback={<LoadingSkeleton height="6rem" />}>
            <LevelEditor
              levels={plan.levels}
              onChange={levels => void change({ by: 'levels', levels })}
            />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}
