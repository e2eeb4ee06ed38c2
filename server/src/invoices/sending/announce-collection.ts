import type { LocalDate } from '@bordereau/domain/date'
import { savedMethodLabel } from '@bordereau/domain/payment/collection-label'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import type { Tx } from '../../db/database.ts'
import type { DocumentToDeliver } from '../../delivery/channel.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { enqueueCollectingSoon } from '../../mandates/collect-job.ts'
import { updateCollection } from '../../mandates/collection-store.ts'
import {
  type AnnouncedInvoice,
  type PlannedCollection,
  expectedCollection,
  planCollection,
} from '../../mandates/plan-collection.ts'
import { methodOf } from '../../mandates/store.ts'
import { type InvoiceRow, addEvent, asDate, openOfRow } from '../document/store.ts'

type Announced = Pick<
  InvoiceRow,
  | 'workspace_id'
  | 'id'
  | 'kind'
  | 'customer_id'
  | 'currency'
  | 'payable_minor'
  | 'settled_minor'
  | 'issued_at'
  | 'due_date'
>

/** The collection of an invoice that is sent to its customer; undefined: none. The invoice is locked. */
export async function planWithMessage(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  row: InvoiceRow,
  now: { readonly today: LocalDate; readonly at: Date },
): Promise<PlannedCollection | undefined> {
  return row.kind === 'invoice' ? planCollection(tx, context, announcedOf(row), now) : undefined
}

/** The same as it would be planned if the invoice were sent today. */
export async function expectWithMessage(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  row: Announced,
  today: LocalDate,
): Promise<PlannedCollection | undefined> {
  return row.kind === 'invoice'
    ? expectedCollection(tx, context, announcedOf(row), today)
    : undefined
}

function announcedOf(row: Announced): AnnouncedInvoice {
  return {
    workspaceId: row.workspace_id,
    invoiceId: row.id,
    customerId: row.customer_id,
    currency: row.currency,
    open: openOfRow(row),
    dueDate: asDate(row.due_date),
  }
}

/** What the message says of it. */
export function noticeOf(
  { mandate, day }: PlannedCollection,
  { open, currency, language }: Pick<DocumentToDeliver, 'open' | 'currency' | 'language'>,
): string {
  const text = collectionTextIn(language)
  const planned = text.planned({
    amount: formatMinor(open, currency, language),
    date: formatDate(day, language),
    method: savedMethodLabel(methodOf(mandate), language),
  })
  return `${planned} ${text.changeHint}`
}

/** Which message announced it, and on the timeline that it did. */
export async function recordNotice(
  tx: Tx,
  { workspace_id: workspaceId, id: invoiceId }: InvoiceRow,
  {
    planned,
    mailId,
    at,
    today,
  }: { planned: PlannedCollection; mailId: string; at: Date; today: LocalDate },
): Promise<void> {
  await updateCollection(tx, { workspaceId, invoiceId }, { mail_id: mailId, updated_at: at })
  const { day, mandate } = planned
  if (day <= today) await enqueueCollectingSoon(tx, { workspaceId, invoiceId }, at)
  const detail = { day, type: mandate.type, hint: mandate.hint ?? '' }
  await addEvent(tx, workspaceId, {
    invoiceId,
    kind: 'collection_planned',
    personId: null,
    at,
    detail,
  })
}
