import type { Tx } from '../../db/database.ts'
import { listScheduled } from '../../mail/store.ts'
import { activePayLink } from './pay-link-store.ts'
import { listDocuments } from './store.ts'

/** Everything an invoice's page shows from other tables, with one query per table. */
export async function loadRelated(tx: Tx, workspaceId: string, invoiceId: string) {
  const documents = await listDocuments(tx, workspaceId, invoiceId)
  const payLinkId = await activePayLink(tx, workspaceId, invoiceId)
  const payments = await tx
    .selectFrom('allocation')
    .leftJoin('payment', join =>
      join
        .onRef('payment.workspace_id', '=', 'allocation.workspace_id')
        .onRef('payment.id', '=', 'allocation.payment_id'),
    )
    .leftJoin('invoice as note', join =>
      join
        .onRef('note.workspace_id', '=', 'allocation.workspace_id')
        .onRef('note.id', '=', 'allocation.credit_note_id'),
    )
    .select([
      'allocation.id',
      'allocation.payment_id',
      'allocation.credit_note_id',
      'allocation.amount_minor',
      'allocation.reversed_at',
      'allocation.deduction',
      'allocation.reason',
      'payment.date',
      'payment.method',
      'payment.reference',
      'note.number as note_number',
      'note.issue_date as note_date',
    ])
    .where('allocation.workspace_id', '=', workspaceId)
    .where('allocation.invoice_id', '=', invoiceId)
    .orderBy('allocation.created_at')
    .execute()
  const creditNotes = await tx
    .selectFrom('invoice')
    .select(['id', 'number', 'currency', 'payable_minor'])
    .where('workspace_id', '=', workspaceId)
    .where('corrects_id', '=', invoiceId)
    .orderBy('created_at')
    .execute()
  const journal = await tx
    .selectFrom('journal')
    .select(['position', 'hash'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  const events = await tx
    .selectFrom('event')
    .leftJoin('person', 'person.id', 'event.person_id')
    .select(['event.id', 'event.at', 'event.kind', 'event.detail', 'person.name as by'])
    .where('event.workspace_id', '=', workspaceId)
    .where('event.invoice_id', '=', invoiceId)
    .orderBy('event.at')
    .orderBy('event.id')
    .execute()
  const scheduledMails = await listScheduled(tx, workspaceId, invoiceId)
  return { documents, payLinkId, payments, creditNotes, journal, events, scheduledMails }
}
