type Event = {
  readonly kind: string
  readonly by: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Kinds of events that end the waiting of a queued email. */
const OUTCOMES: ReadonlySet<string> = new Set(
  ['sent', 'not_sent', 'failed', 'uncertain', 'cancelled'].map(outcome => `mail_${outcome}`),
)

/**
 * Removes the `mail_queued` event of an email that has an outcome, and sets the user who queued it as the author of its
 * `mail_sent` event.
 */
export function mergeMailEvents<T extends Event>(events: readonly T[]): readonly T[] {
  const queuedBy = new Map(
    events.filter(({ kind }) => kind === 'mail_queued').map(event => [mailIdOf(event), event.by]),
  )
  const finished = new Set(events.filter(({ kind }) => OUTCOMES.has(kind)).map(mailIdOf))
  return events
    .filter(event => event.kind !== 'mail_queued' || !finished.has(mailIdOf(event)))
    .map(event =>
      event.kind === 'mail_sent' && event.by === null
        ? { ...event, by: queuedBy.get(mailIdOf(event)) ?? null }
        : event,
    )
}

function mailIdOf({ detail }: Event): unknown {
  return detail['mailId']
}
