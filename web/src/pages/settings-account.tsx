import { Card, Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LanguageField } from '../features/account/language-field.tsx'
import { NameForm } from '../features/account/name-form.tsx'
import { PasswordForm } from '../features/account/password-form.tsx'
import { VerificationNotice } from '../features/account/verification-notice.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'

export function SettingsAccountPage() {
  return (
    <SubjectPage title={t`Account`} lead={t`Yours alone, in every company you work in.`}>
      <Stack gap={6}>
        <VerificationNotice />
        <Card title={<Trans>Name</Trans>}>
          <NameForm />
        </Card>
        <Card title={<Trans>Language</Trans>}>
          <LanguageField />
        </Card>
        <Card title={<Trans>Password</Trans>}>
          <PasswordForm />
        </Card>
      </Stack>
    </SubjectPage>
  )
}
