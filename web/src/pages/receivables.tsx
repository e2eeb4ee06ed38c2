import { t } from '#macros'
import { ExportReceivables } from '../features/reminders/export-receivables.tsx'
import { Receivables } from '../features/reminders/receivables.tsx'
import { Page } from '../layout/page.tsx'

export function ReceivablesPage() {
  return (
    <Page
      title={t`Receivables`}
      lead={t`Who owes how much, and since when.`}
      actions={<ExportReceivables />}
    >
      <Receivables />
    </Page>
  )
}
