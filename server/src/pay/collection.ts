import { localDate } from '@bordereau/domain/date'
import { collectedAmount } from '@bordereau/domain/payment/collection'
import { savedMethodLabel } from '@bordereau/domain/payment/collection-label'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { html } from 'ghtml'
import type { Tx } from '../db/database.ts'
import { findCollection } from '../mandates/collection-store.ts'
import { findMandate, methodOf } from '../mandates/store.ts'
import type { PayCollection, PayFacts } from './facts.ts'

const STATES = {
  planned: 'planned',
  requested: 'under_way',
  processing: 'under_way',
  failed: 'failed',
  skipped: 'stopped',
  stopped: 'stopped',
} as const

/** null: the invoice was never to be collected, or it was and is paid. */
export async function loadCollection(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<PayCollection | null> {
  const row = await findCollection(tx, { workspaceId, invoiceId })
  const mandate = row && (await findMandate(tx, workspaceId, row.mandate_id))
  if (!row || !mandate || row.status === 'collected') return null
  return {
    state: STATES[row.status],
    day: localDate(row.day),
    announced: row.announced_minor,
    method: methodOf(mandate),
    mandateId: mandate.id,
    isActive: mandate.status === 'active',
  }
}

/** When, from what and how much is collected, and the way out of it. '' where nothing is open or collected. */
export function collectionNote(facts: PayFacts): string {
  const { collection, open, currency, language, path, seller } = facts
  if (collection === null || facts.kind !== 'invoice' || open <= 0n) return ''
  const text = collectionTextIn(language)
  const amount = formatMinor(collectedAmount(open, collection.announced), currency, language)
  const method = savedMethodLabel(collection.method, language)
  const date = formatDate(collection.day, language)
  const sentences = {
    planned: text.planned({ amount, method, date }),
    under_way: text.underWay({ amount, method }),
    failed: text.failedBody({ amount, method, number: facts.number }),
    stopped: '',
  }
  const sentence = sentences[collection.state]
  const look = collection.state === 'failed' ? 'notice' : 'notice done'
  const note = sentence === '' ? '' : html`<p class="${look}" role="note">${sentence}</p>`
  if (!collection.isActive) return html`!${note}`
  return html`!${note}
    <form method="post" action="${path}/mandate/end" class="automatic">
      <input type="hidden" name="lang" value="${language}" />
      <button type="submit" class="button quiet">${text.end}</button>
      <small>${text.endHint({ seller })}</small>
    </form>`
}
