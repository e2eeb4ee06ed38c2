import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { listScheduled } from '../../mail/store.ts'
import { activePayLink } from './pay-link-store.ts'
import { listDocuments } from './store.ts'

/** Everything an invoice's page shows from other tables, with one query per table. */
export async function loadRelated(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  finalId: string | null,
) {
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
        .on(
          'note.id',
          '=',
          sql<string>`coalesce(allocation.credit_note_id, allocation.replacement_id)`,
        ),
    )
    .select([
      'allocation.id',
      'allocation.payment_id',
      'allocation.credit_note_id',
      'allocation.replacement_id',
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
  const family = await loadFamily(tx, workspaceId, invoiceId, finalId)
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
  return { documents, payLinkId, payments, family, journal, events, scheduledMails }
}

/** The corrections of a document, its deposits, and the final invoice of a deposit. */
function loadFamily(tx: Tx, workspaceId: string, invoiceId: string, finalId: string | null) {
  return tx
    .selectFrom('invoice')
    .select(['id', 'type', 'number', 'currency', 'payable_minor', 'settled_minor', 'issued_at'])
    .select(['corrects_id', 'final_id'])
    .where('workspace_id', '=', workspaceId)
    .where(({ eb, or }) =>
      or([
        eb('corrects_id', '=', invoiceId),
        eb('final_id', '=', invoiceId),
        ...(finalId === null ? [] : [eb('id', '=', finalId)]),
      ]),
    )
    .orderBy('created_at')
    .execute()
}
