import { t } from '#macros'
import { BookkeepingOfCompany } from '../features/reports/bookkeeping.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

export function SettingsAccountsPage() {
  return (
    <SettingsSubPage
      title={t`Accounts`}
      lead={t`Your accountant’s program takes in the journal of a period: each invoice, credit note, payment, fee and refund as an entry on these accounts. You download it under Reports, Export. Ask your accountant for the numbers.`}
      needs="settings.update"
      wide
    >
      <BookkeepingOfCompany />
    </SettingsSubPage>
  )
}
