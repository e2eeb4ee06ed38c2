import { t } from '#macros'
import { useListState } from '../features/list/list-state.ts'
import { RecurringList } from '../features/recurring/recurring-list.tsx'
import { Page } from '../layout/page.tsx'

export function RecurringPage() {
  const state = useListState()
  return (
    <Page
      title={t`Recurring invoices`}
      lead={t`Invoices created automatically on the days you choose.`}
    >
      <RecurringList state={state} />
    </Page>
  )
}
