import { t } from '#macros'
import { MailServerOfCompany } from '../features/company/mail-server-setting.tsx'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

export function SettingsMailServerPage() {
  return (
    <SettingsSubPage
      title={t`Email`}
      lead={t`How invoices, reminders and invitations of this company leave.`}
      needs="settings.update"
    >
      <WithCompany>{company => <MailServerOfCompany company={company} />}</WithCompany>
    </SettingsSubPage>
  )
}
