import { Link } from '@bordereau/ui/link/link'
import { Timeline } from '@bordereau/ui/timeline/timeline'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from './formats.ts'
import { withoutAwaited } from './told-events.ts'
import { type InvoiceEvent, eventWords } from './words.ts'

/** Everything that happened to a document, the latest first. */
export function EventList({ events }: { events: readonly InvoiceEvent[] }) {
  const formats = useFormats()
  const { workspaceId } = useWorkspace()
  const latest = withoutAwaited(events).toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <Timeline
      events={latest.map(event => {
        const { icon, tone, title } = eventWords(event, formats)
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

/** Who did it, and what it belongs to where that is another page. */
function detailsOf(event: InvoiceEvent, workspaceId: string): { children?: ReactNode } {
  const who = event.by === null || event.by === '' ? null : t`by ${event.by}`
  const { recurringId, name } = event.detail
  if (typeof recurringId !== 'string') return who === null ? {} : { children: who }
  const link = (
    <Link href={`/w/${workspaceId}/recurring/${recurringId}`}>
      <bdi>{String(name)}</bdi>
    </Link>
  )
  return {
    children: (
      <>
        {link}
        {who !== null && <> · {who}</>}
      </>
    ),
  }
}
