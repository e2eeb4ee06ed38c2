import { Card, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Timeline } from '@bordereau/ui/timeline/timeline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { withoutAwaited } from '../invoices/told-events.ts'
import { eventWords } from '../invoices/words.ts'
import type { DashboardData } from './data.ts'

const SHOWN = 8

/** What happened last, with the document it happened to. */
export function Latest({ data }: { data: DashboardData }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  // Every document begins as a draft: that would be half of the news and tell nothing.
  const told = withoutAwaited(data.events).filter(({ kind }) => kind !== 'created')
  return (
    <Card title={t`Latest`}>
      {told.length === 0 ? (
        <Text tone="muted">
          <Trans>What happens to your documents is told here.</Trans>
        </Text>
      ) : (
        <Timeline
          events={told.slice(0, SHOWN).map(event => {
            const { icon, tone, title } = eventWords(event, formats)
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
