import { getRecurring } from '@bordereau/contract/recurring'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { t } from '#macros'
import { useParams } from 'react-router'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'
import { Recurring } from '../features/recurring/recurring.tsx'

/** One recurring invoice: its past runs and the next ones. */
export function RecurringInvoicePage() {
  const { workspaceId } = useWorkspace()
  const { recurringId = '' } = useParams()
  const { data, refused, retry } = useQuery(getRecurring, { workspaceId, recurringId })
  const back = { href: `/w/${workspaceId}/recurring`, label: t`Recurring invoices` }
  if (!data) {
    return (
      <Page title={t`Recurring invoice`} back={back}>
        {refused ? (
          <RefusalView refused={refused} retry={retry} />
        ) : (
          <LoadingSkeleton height="30rem" />
        )}
      </Page>
    )
  }
  return <Recurring recurring={data} back={back} />
}
