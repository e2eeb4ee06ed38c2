import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { VerificationNotice } from '../features/account/verification-notice.tsx'
import { NotificationPreferences } from '../features/notifications/preferences.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

/** Per person and company. */
export function SettingsNotificationsPage() {
  return (
    <SettingsSubPage
      title={t`Notifications`}
      lead={t`What you are notified of in this company. The daily email arrives at eight in the morning, with what is still unread.`}
    >
      <Stack gap={6}>
        <VerificationNotice />
        <NotificationPreferences />
      </Stack>
    </SettingsSubPage>
  )
}
