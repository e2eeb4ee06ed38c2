import type { Company } from '@bordereau/contract/company'
import { levelProblem } from '@bordereau/domain/reminder/plan'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import { LevelEditor } from '../reminders/level-editor.tsx'
import { levelProblemText } from '../reminders/labels.ts'
import { AutoSave } from './auto-save.tsx'
import type { CompanyFields } from './company-changes.ts'
import css from './company.module.css'
import { ReminderOptions } from './reminder-options.tsx'
import { ReminderPreview } from './reminder-preview.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** The plan by which customers are reminded, beside the text of each of its reminders. */
export function Reminders({ company }: { readonly company: Company }) {
  const form = useCompanyForm(company, planErrors)
  const plan = form.values.reminderPlan
  const change = (more: Partial<CompanyFields['reminderPlan']>) =>
    form.change({ reminderPlan: { ...plan, ...more } })
  return (
    <div className={css.split}>
      <AutoSave form={form}>
        <Stack gap={5}>
          <Switch
            label={t`Remind customers automatically`}
            help={t`Of invoices that are overdue already, only the current reminder goes out.`}
            checked={plan.enabled}
            onChange={enabled => change({ enabled })}
          />
          <Card title={t`When`}>
            <LevelEditor levels={plan.levels} onChange={levels => change({ levels })} />
          </Card>
          <ReminderOptions plan={plan} onChange={change} />
        </Stack>
      </AutoSave>
      <ReminderPreview company={company} plan={plan} />
    </div>
  )
}

/** Not saved while two reminders are too close: the server refuses it too. */
function planErrors({ reminderPlan: { levels, hours } }: CompanyFields): FieldErrors {
  const problem = levelProblem(levels)
  if (problem !== undefined) return { reminderPlan: levelProblemText(problem) }
  return hours.from < hours.to ? {} : { reminderPlan: t`Working hours end after they begin.` }
}
