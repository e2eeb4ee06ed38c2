import { getRecurring } from '@bordereau/contract/recurring'
import { Notice, StatusBadge } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { RecurringActs } from '../features/recurring/recurring-acts.tsx'
import { NextDays, RecurringFacts } from '../features/recurring/recurring-facts.tsx'
import css from '../features/recurring/recurring.module.css'
import { RepeatedTexts } from '../features/recurring/repeated-texts.tsx'
import { Runs } from '../features/recurring/runs.tsx'
import { stateWords } from '../features/recurring/words.ts'
import { Page } from '../page.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** One recurring invoice: what was made of it, and what comes next. */
export function RecurringInvoicePage() {
  const { workspaceId } = useWorkspace()
  const { recurringId = '' } = useParams()
  const { data, refused, retry } = useGet(getRecurring, { workspaceId, recurringId })
  const back = { href: `/w/${workspaceId}/recurring`, label: t`Recurring invoices` }
  if (!data) {
    return (
      <Page title={t`Recurring invoice`} back={back}>
        {refused ? <RefusalView refused={refused} retry={retry} /> : <Skeleton height="30rem" />}
      </Page>
    )
  }
  const { tone, label } = stateWords(data.state)
  return (
    <Page
      title={data.name}
      back={back}
      aside={<StatusBadge tone={tone}>{label}</StatusBadge>}
      actions={<RecurringActs recurring={data} />}
    >
      <Stack gap={6}>
        {data.pausedBecause === 'missed' && (
          <Notice tone="amber" title={t`It paused itself`}>
            <Trans>
              More than 12 of its days went by while Bordereau was not running. Nothing was made or
              sent. Resume it to go on from today.
            </Trans>
          </Notice>
        )}
        <div className={css.sides}>
          <RecurringFacts recurring={data} />
          <NextDays recurring={data} />
          <Runs recurringId={data.id} />
          <RepeatedTexts recurring={data} />
        </div>
      </Stack>
    </Page>
  )
}
