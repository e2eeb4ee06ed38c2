import { t } from '#macros'
import { Reminders } from '../features/company/reminders.tsx'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

export function SettingsRemindersPage() {
  return (
    <SettingsSubPage
      title={t`Reminders`}
      lead={t`Emails about invoices that are not paid, sent by themselves: each once, never after payment.`}
      needs="company.update"
      wide
    >
      <WithCompany>{company => <Reminders company={company} />}</WithCompany>
    </SettingsSubPage>
  )
}
