import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { VerificationNotice } from '../features/account/verification-notice.tsx'
import { NotificationPreferences } from '../features/notifications/preferences.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'

/** Each person's own, in each company. */
export function SettingsNotificationsPage() {
  return (
    <SubjectPage
      title={t`Notifications`}
      lead={t`What you are told of in this company. The daily email comes at eight in the morning, with what is still unread.`}
    >
      <Stack gap={6}>
        <VerificationNotice />
        <NotificationPreferences />
      </Stack>
    </SubjectPage>
  )
}
