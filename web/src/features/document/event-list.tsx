import type { InvoiceEvent } from '@bordereau/contract/invoices'
import { Link } from '@bordereau/ui/link/link'
import { Timeline } from '@bordereau/ui/timeline/timeline'
import { t } from '#macros'
import type { ReactNode } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { mergeMailEvents } from './merge-mail-events.ts'
import { eventLabel } from './event-labels.ts'

/** The events of a document, the latest first. */
export function EventList({ events }: { events: readonly InvoiceEvent[] }) {
  const formats = useFormats()
  const { workspaceId } = useWorkspace()
  const latest = mergeMailEvents(events).toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <Timeline
      events={latest.map(event => {
        const { icon, tone, title } = eventLabel(event, formats)
        return {
          key: event.id,
          icon,
          tone,
          title,
          time: <time dateTime={event.at}>{formats.instant(event.at)}</time>,
          ...detailsOf(event, workspaceId),
        }
      })}
    />
  )
}

/** The author of an event, and a link to the recurring invoice it belongs to. */
function detailsOf(event: InvoiceEvent, workspaceId: string): { children?: ReactNode } {
  const author = event.by === null || event.by === '' ? null : t`by ${event.by}`
  const { recurringId, name } = event.detail
  if (typeof recurringId !== 'string') return author === null ? {} : { children: author }
  const link = (
    <Link href={`/w/${workspaceId}/recurring/${recurringId}`}>
      <bdi>{String(name)}</bdi>
    </Link>
  )
  return {
    children: (
      <>
        {link}
        {author !== null && <> · {author}</>}
      </>
    ),
  }
}
