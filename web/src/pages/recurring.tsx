import { t } from '@lingui/core/macro'
import { useListState } from '../features/list/list-state.ts'
import { RecurringList } from '../features/recurring/recurring-list.tsx'
import { Page } from '../page.tsx'

/** The list of what repeats. */
export function RecurringPage() {
  const state = useListState()
  return (
    <Page
      title={t`Recurring invoices`}
      lead={t`Invoices that are made by themselves, on days you chose.`}
    >
      <RecurringList state={state} />
    </Page>
  )
}
