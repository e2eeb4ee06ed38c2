import { MODES } from '@bordereau/domain/recurring/plan'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { PlanValues } from './plan-form.ts'
import { modeLabel } from './labels.ts'

/** What is done on each day: a mode that the person may choose. */
export function ModeField({ form }: { form: Form<PlanValues> }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const modes = MODES.filter(
    mode =>
      mode === 'draft' || (may('invoices.issue') && (mode === 'issue' || may('invoices.send'))),
  )
  return (
    <RadioGroup
      label={t`On each of these days`}
      value={form.values.mode}
      options={modes.map(mode => ({ value: mode, ...modeLabel(mode) }))}
      onChange={mode => form.set('mode', mode)}
    />
  )
}
