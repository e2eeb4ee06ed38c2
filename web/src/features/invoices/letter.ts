import type { InvoiceEvent } from './words.ts'

/** Where the last email about a document stands, as its timeline tells: on its way, kept (no mail server), or neither. */
export type Letter = { readonly is: 'waiting' | 'kept'; readonly mailId: string }

/** undefined: no email about it, or one that went out, failed or was stopped. `kind`: of what email; any if left out. */
export function letterOf(
  events: readonly Pick<InvoiceEvent, 'kind' | 'at' | 'detail'>[],
  kind?: 'invoice' | 'reminder',
): Letter | undefined {
  const last = events
    .filter(event => event.kind.startsWith('mail_'))
    .filter(event => kind === undefined || event.detail['kind'] === kind)
    // Later events stand later in the list; of one moment the last one counts.
    .reduce<(typeof events)[number] | undefined>(
      (latest, event) => (latest === undefined || event.at >= latest.at ? event : latest),
      undefined,
    )
  const mailId = String(last?.detail['mailId'] ?? '')
  if (last?.kind === 'mail_queued') return { is: 'waiting', mailId }
  return last?.kind === 'mail_kept' ? { is: 'kept', mailId } : undefined
}
