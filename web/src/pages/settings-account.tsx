import { listIdentities } from '@bordereau/contract/sign-in-with'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { LanguageField } from '../features/account/language-field.tsx'
import { NameForm } from '../features/account/name-form.tsx'
import { PasswordForm } from '../features/account/password-form.tsx'
import { VerificationNotice } from '../features/account/verification-notice.tsx'
import { FormSkeleton } from '../layout/form-skeleton.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'

// It has the brand marks of all providers; the rest of the page is shown before.
const SignInMethodsCard = lazy(async () => ({
  default: (await import('../features/sign-in-with/providers-card.tsx')).SignInMethodsCard,
}))

export function SettingsAccountPage() {
  const { data, refused } = useQuery(listIdentities, undefined)
  return (
    <SettingsSubPage title={t`Account`} lead={t`Yours alone, in every company you work in.`}>
      <Stack gap={6}>
        <VerificationNotice />
        <Card title={<Trans>Name</Trans>}>
          <NameForm byAddress={data?.password !== false} />
        </Card>
        <Card title={<Trans>Language</Trans>}>
          <LanguageField />
        </Card>
        {!data && !refused && <FormSkeleton />}
        <Suspense fallback={null}>
          <SignInMethodsCard known={data} />
        </Suspense>
        {/* An account created through a provider has no password to change; the card above leads to one. */}
        {(data?.password ?? refused !== undefined) && (
          <Card title={<Trans>Password</Trans>}>
            <PasswordForm />
          </Card>
        )}
      </Stack>
    </SettingsSubPage>
  )
}
