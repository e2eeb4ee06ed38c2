import type { RecurringView } from '@bordereau/contract/recurring'
import { Notice, StatusBadge } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { CollectingHint } from '../collections/collecting-hint.tsx'
import { RecurringActions } from './recurring-actions.tsx'
import { NextDays, RecurringFacts } from './recurring-facts.tsx'
import css from './recurring.module.css'
import { TemplateSummary } from './template-summary.tsx'
import { Runs } from './runs.tsx'
import { stateLabel } from './labels.ts'
import { Page } from '../../layout/page.tsx'
import type { Crumb } from '@bordereau/ui/shell/page-header'

/** A recurring invoice: its facts, the next days, the past runs and what is repeated. */
export function Recurring({ recurring, back }: { recurring: RecurringView; back: Crumb }) {
  const { tone, label } = stateLabel(recurring.state)
  return (
    <Page
      title={recurring.name}
      back={back}
      aside={<StatusBadge tone={tone}>{label}</StatusBadge>}
      actions={<RecurringActions recurring={recurring} />}
    >
      <Stack gap={6}>
        {recurring.pausedBecause === 'missed' && (
          <Notice tone="amber" title={t`Paused automatically`}>
            <Trans>
              More than 12 of its dates passed while Bordereau was not running. Nothing was created
              or sent. Resume it to continue from today.
            </Trans>
          </Notice>
        )}
        <CollectingHint customerId={recurring.customerId} />
        <div className={css.sides}>
          <RecurringFacts recurring={recurring} />
          <NextDays recurring={recurring} />
          <Runs recurringId={recurring.id} />
          <TemplateSummary recurring={recurring} />
        </div>
      </Stack>
    </Page>
  )
}
