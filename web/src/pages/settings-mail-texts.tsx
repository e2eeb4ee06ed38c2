import { t } from '#macros'
import { MailTexts } from '../features/company/mail-texts.tsx'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

export function SettingsMailTextsPage() {
  return (
    <SettingsSubPage
      title={t`Email texts`}
      lead={t`What your customers read when you send them a document, in the language of the document.`}
      needs="company.update"
      wide
    >
      <WithCompany>{company => <MailTexts company={company} />}</WithCompany>
    </SettingsSubPage>
  )
}
