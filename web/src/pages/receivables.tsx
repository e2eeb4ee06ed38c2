import { t } from '#macros'
import { Receivables } from '../features/reminders/receivables.tsx'
import { Page } from '../layout/page.tsx'

export function ReceivablesPage() {
  return (
    <Page title={t`Receivables`} lead={t`Who owes how much, and since when.`}>
      <Receivables />
    </Page>
  )
}
