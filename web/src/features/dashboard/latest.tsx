import { Card, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Timeline } from '@bordereau/ui/timeline/timeline'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { mergeMailEvents } from '../document/merge-mail-events.ts'
import { eventLabel } from '../document/event-labels.ts'
import type { DashboardData } from './data.ts'

const SHOWN = 8

/** The latest events, with their documents. */
export function Latest({ data }: { data: DashboardData }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  // Drafts are left out: every document starts as one, so they would be half of the list.
  const shownEvents = mergeMailEvents(data.events).filter(({ kind }) => kind !== 'created')
  return (
    <Card title={t`Latest`}>
      {shownEvents.length === 0 ? (
        <Text tone="muted">
          <Trans>What happens to your documents appears here.</Trans>
        </Text>
      ) : (
        <Timeline
          events={shownEvents.slice(0, SHOWN).map(event => {
            const { icon, tone, title } = eventLabel(event, formats)
            return {
              key: event.id,
              icon,
              tone,
              title,
              time: <time dateTime={event.at}>{formats.instant(event.at)}</time>,
              children: (
                <>
                  <Link href={`/w/${workspaceId}/invoices/${event.invoiceId}`}>
                    {event.number ?? t`Draft`}
                  </Link>{' '}
                  <bdi>{event.customerName}</bdi>
                </>
              ),
            }
          })}
        />
      )}
    </Card>
  )
}
