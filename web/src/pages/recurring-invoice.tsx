import { getRecurring } from '@bordereau/contract/recurring'
import { Notice, StatusBadge } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useParams } from 'react-router'
import { RecurringActions } from '../features/recurring/recurring-actions.tsx'
import { NextDays, RecurringFacts } from '../features/recurring/recurring-facts.tsx'
import css from '../features/recurring/recurring.module.css'
import { TemplateSummary } from '../features/recurring/template-summary.tsx'
import { Runs } from '../features/recurring/runs.tsx'
import { stateLabel } from '../features/recurring/labels.ts'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

/** One recurring invoice: its past runs and the next ones. */
export function RecurringInvoicePage() {
  const { workspaceId } = useWorkspace()
  const { recurringId = '' } = useParams()
  const { data, refused, retry } = useQuery(getRecurring, { workspaceId, recurringId })
  const back = { href: `/w/${workspaceId}/recurring`, label: t`Recurring invoices` }
  if (!data) {
    return (
      <Page title={t`Recurring invoice`} back={back}>
        {refused ? <RefusalView refused={refused} retry={retry} /> : <Skeleton height="30rem" />}
      </Page>
    )
  }
  const { tone, label } = stateLabel(data.state)
  return (
    <Page
      title={data.name}
      back={back}
      aside={<StatusBadge tone={tone}>{label}</StatusBadge>}
      actions={<RecurringActions recurring={data} />}
    >
      <Stack gap={6}>
        {data.pausedBecause === 'missed' && (
          <Notice tone="amber" title={t`Paused automatically`}>
            <Trans>
              More than 12 of its dates passed while Bordereau was not running. Nothing was created
              or sent. Resume it to continue from today.
            </Trans>
          </Notice>
        )}
        <div className={css.sides}>
          <RecurringFacts recurring={data} />
          <NextDays recurring={data} />
          <Runs recurringId={data.id} />
          <TemplateSummary recurring={data} />
        </div>
      </Stack>
    </Page>
  )
}
