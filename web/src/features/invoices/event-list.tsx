import { Timeline } from '@bordereau/ui/timeline/timeline'
import { t } from '@lingui/core/macro'
import { useFormats } from './formats.ts'
import { withoutAwaited } from './told-events.ts'
import { type InvoiceEvent, eventWords } from './words.ts'

/** Everything that happened to a document, the latest first. */
export function EventList({ events }: { events: readonly InvoiceEvent[] }) {
  const formats = useFormats()
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
          ...(event.by === null || event.by === '' ? {} : { children: t`by ${event.by}` }),
        }
      })}
    />
  )
}
