import { Button } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { Calendar } from '../features/calendar/calendar.tsx'
import { useCalendarState } from '../features/calendar/use-calendar.ts'
import { Page } from '../layout/page.tsx'

// Fetched when it is opened, which is rare.
const FeedDialog = lazy(async () => ({
  default: (await import('../features/calendar/feed-dialog.tsx')).FeedDialog,
}))

/** Due dates, expected payments and what came in, by month and day by day. */
export function CalendarPage() {
  const state = useCalendarState()
  return (
    <Page
      title={t`Calendar`}
      actions={
        <Button icon="calendar-event" onClick={() => state.put({ subscribe: 'feed' })}>
          <Trans>Subscribe</Trans>
        </Button>
      }
    >
      <Calendar state={state} />
      <Suspense fallback={null}>
        {state.subscribing && (
          <FeedDialog onClose={() => state.put({ subscribe: undefined }, true)} />
        )}
      </Suspense>
    </Page>
  )
}
