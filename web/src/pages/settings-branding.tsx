import { t } from '#macros'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { Branding } from '../features/company/branding.tsx'

export function SettingsBrandingPage() {
  return (
    <SettingsSubPage
      title={t`Design and links`}
      lead={t`How your invoices, messages and payment pages look.`}
      needs="company.update"
      wide
    >
      <WithCompany>{company => <Branding company={company} />}</WithCompany>
    </SettingsSubPage>
  )
}
