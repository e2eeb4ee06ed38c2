type Event = {
  readonly kind: string
  readonly by: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** What may become of a message that waits to go out. */
const OUTCOMES: ReadonlySet<string> = new Set(
  ['sent', 'kept', 'failed', 'uncertain', 'cancelled'].map(outcome => `mail_${outcome}`),
)

/**
 * Leaves out that a message waited to go out once it is told what became of it, which is then told as done by the
 * person who had it sent.
 */
export function withoutAwaited<T extends Event>(events: readonly T[]): readonly T[] {
  const senders = new Map(
    events.filter(({ kind }) => kind === 'mail_queued').map(event => [mailOf(event), event.by]),
  )
  const done = new Set(events.filter(({ kind }) => OUTCOMES.has(kind)).map(mailOf))
  return events
    .filter(event => event.kind !== 'mail_queued' || !done.has(mailOf(event)))
    .map(event =>
      event.kind === 'mail_sent' && event.by === null
        ? { ...event, by: senders.get(mailOf(event)) ?? null }
        : event,
    )
}

function mailOf({ detail }: Event): unknown {
  return detail['mailId']
}
