import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { type LocalDate, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { brandOf } from '@bordereau/domain/payment/brand'
import { collectedAmount } from '@bordereau/domain/payment/collection'
import type { Tx } from '../db/database.ts'
import { listUpcomingCollections } from '../mandates/collection-store.ts'

/** What is collected from saved methods; one whose day is past waits for something, and is listed for today. */
export async function upcomingCollections(
  tx: Tx,
  workspaceId: string,
  { today, until }: { readonly today: LocalDate; readonly until: LocalDate },
  max: number,
): Promise<UpcomingEntry[]> {
  const rows = await listUpcomingCollections(tx, workspaceId, until, max)
  return rows.map(row => ({
    kind: 'collection' as const,
    invoiceId: row.invoice_id,
    number: row.number ?? '',
    customerName: row.customer_name,
    amount: toText(
      collectedAmount(row.payable_minor - row.settled_minor, row.announced_minor),
      row.currency,
    ),
    currency: row.currency,
    day: row.day < today ? today : localDate(row.day),
    type: row.type ?? 'other',
    brand: brandOf(row.brand ?? '') ?? null,
    hint: row.hint ?? '',
    isUnderWay: row.status !== 'planned',
  }))
}
