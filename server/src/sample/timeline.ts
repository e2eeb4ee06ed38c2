import type { LocalDate } from '@bordereau/domain/date'
import type { Clock } from '../lib/clock.ts'
import { clockAt, workday } from './calendar.ts'
import { YEAR } from './sample-data.ts'
import type { SampleEvent, SampleInvoice } from './sample-invoices.ts'

/** One event of a document with its time. */
export type Step = {
  readonly clock: Clock
  readonly day: LocalDate
  readonly document: SampleInvoice
  readonly event: TimelineEvent
}

export type TimelineEvent =
  | SampleEvent
  | { readonly do: 'issued' }
  | { readonly do: 'bounced'; reason: string }

/** All events of all documents in the order of time. */
export function timeline(today: LocalDate, now: Date): Step[] {
  const events = YEAR.flatMap(document =>
    eventsOf(document).map(({ event, after }) => ({ document, event, ago: document.ago - after })),
  )
  const sorted = events.toSorted((a, b) => b.ago - a.ago)
  const eventsPerDay = new Map<LocalDate, number>()
  return sorted.map(({ document, event, ago }) => {
    const day = workday(today, ago)
    const nth = eventsPerDay.get(day) ?? 0
    eventsPerDay.set(day, nth + 1)
    return { clock: clockAt(day, nth, now), day, document, event }
  })
}

function eventsOf({ events }: SampleInvoice): { event: TimelineEvent; after: number }[] {
  const bounces = events.flatMap(one =>
    one.do === 'paid' && one.bounces
      ? [
          {
            event: { do: 'bounced', reason: one.bounces.reason } as const,
            after: one.after + one.bounces.later,
          },
        ]
      : [],
  )
  return [
    { event: { do: 'issued' }, after: 0 },
    ...events.map(event => ({ event, after: event.after })),
    ...bounces,
  ]
}
