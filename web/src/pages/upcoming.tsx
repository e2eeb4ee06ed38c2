import { t } from '#macros'
import { Upcoming } from '../features/reminders/upcoming.tsx'
import { Page } from '../layout/page.tsx'

export function UpcomingPage() {
  return (
    <Page
      title={t`Next 90 days`}
      lead={t`What goes out by itself if nothing is paid or changed: reminders, recurring invoices, automatic payments, the daily email.`}
    >
      <Upcoming />
    </Page>
  )
}
