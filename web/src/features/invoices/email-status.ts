import type { InvoiceEvent } from '@bordereau/contract/invoices'

/** The status of the latest email about a document: waiting, not sent (no mail server), failed or delivery unknown. */
export type LatestEmail = {
  readonly status: 'waiting' | 'not_sent' | 'failed' | 'uncertain'
  readonly mailId: string
  readonly to: string
}

/** From the document's events; undefined: no email, or one that was sent or cancelled. `kind` limits the search. */
export function latestEmailOf(
  events: readonly Pick<InvoiceEvent, 'kind' | 'at' | 'detail'>[],
  kind?: 'invoice' | 'reminder',
): LatestEmail | undefined {
  const last = events
    .filter(event => event.kind.startsWith('mail_'))
    .filter(event => kind === undefined || event.detail['kind'] === kind)
    // Later events come later in the list; of events at the same time the last one counts.
    .reduce<(typeof events)[number] | undefined>(
      (latest, event) => (latest === undefined || event.at >= latest.at ? event : latest),
      undefined,
    )
  const mailId = String(last?.detail['mailId'] ?? '')
  const status = STATUSES[last?.kind ?? '']
  return status && { status, mailId, to: String(last?.detail['to'] ?? '') }
}

const STATUSES: Readonly<Record<string, LatestEmail['status']>> = {
  mail_queued: 'waiting',
  mail_not_sent: 'not_sent',
  mail_failed: 'failed',
  mail_uncertain: 'uncertain',
}
