import type { LocalDate } from '@bordereau/domain/date'
import type { Clock } from '../lib/clock.ts'
import { clockAt, workday } from './calendar.ts'
import { YEAR } from './story.ts'
import type { Happening, Told } from './told.ts'

/** One act of the year, at its own time. */
export type Step = {
  readonly clock: Clock
  readonly day: LocalDate
  readonly document: Told
  readonly act: Act
}

export type Act = Happening | { readonly do: 'issued' } | { readonly do: 'bounced'; reason: string }

/** Everything that happened, in the order of time. */
export function timeline(today: LocalDate, now: Date): Step[] {
  const acts = YEAR.flatMap(document =>
    actsOf(document).map(({ act, after }) => ({ document, act, ago: document.ago - after })),
  )
  const sorted = acts.toSorted((a, b) => b.ago - a.ago)
  const taken = new Map<LocalDate, number>()
  return sorted.map(({ document, act, ago }) => {
    const day = workday(today, ago)
    const nth = taken.get(day) ?? 0
    taken.set(day, nth + 1)
    return { clock: clockAt(day, nth, now), day, document, act }
  })
}

/** The steps of each month, so that nobody waits for a whole year. */
export function byMonth(steps: readonly Step[]): Step[][] {
  return [...Map.groupBy(steps, step => step.day.slice(0, 7)).values()]
}

function actsOf({ life }: Told): { act: Act; after: number }[] {
  const bounces = life.flatMap(one =>
    one.do === 'paid' && one.bounces
      ? [
          {
            act: { do: 'bounced', reason: one.bounces.reason } as const,
            after: one.after + one.bounces.later,
          },
        ]
      : [],
  )
  return [
    { act: { do: 'issued' }, after: 0 },
    ...life.map(act => ({ act, after: act.after })),
    ...bounces,
  ]
}
