import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { addEvents, insertDrafts } from '../invoices/document/store.ts'
import { writeIssues } from '../invoices/issuing/issue-store.ts'
import type { Author } from '../lib/actor.ts'
import { newId } from '../lib/id.ts'
import type { Records, SentMail } from './apply-events.ts'
import type { SeriesByKind } from './issue-documents.ts'
import type { Ledger } from './ledger.ts'
import type { SampleDocument } from './sample-document.ts'

/** Inserts a workspace without members, which is therefore invisible until the sample is complete. */
export async function insertSampleWorkspace(tx: Tx, id: string, createdAt: Date): Promise<void> {
  await tx.insertInto('workspace').values({ id, sample: true, created_at: createdAt }).execute()
}

export async function insertOwner(
  tx: Tx,
  workspaceId: string,
  personId: string,
  joinedAt: Date,
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ workspace_id: workspaceId, person_id: personId, role: 'owner', joined_at: joinedAt })
    .execute()
}

/** Inserts all documents, payments, emails and timelines, each table in one statement. */
export async function insertRecords(
  tx: Tx,
  author: Author,
  { ledger, events, mails }: Records,
  series: SeriesByKind,
): Promise<void> {
  const { workspaceId, personId } = author
  const documents = [...ledger.documents.values()]
  await insertDrafts(
    tx,
    workspaceId,
    documents.map(({ id, row, issue }) => ({ id, row, personId, at: issue.at })),
  )
  for (const kind of ['invoice', 'credit_note'] as const) {
    const issues = documents.filter(one => one.draft.kind === kind).map(one => one.issue)
    const written = await writeIssues(tx, workspaceId, series[kind].id, issues)
    if (!written.counted || written.marked.size < issues.length)
      throw new Error('the documents of the sample were changed while it was made')
  }
  await addEvents(tx, workspaceId, events)
  await insertPayments(tx, author, ledger)
  await insertAllocations(tx, workspaceId, ledger)
  await updateDocuments(tx, workspaceId, documents)
  await insertSentMails(tx, mails)
}

async function insertPayments(
  tx: Tx,
  { workspaceId, personId }: Author,
  { payments }: Ledger,
): Promise<void> {
  await tx
    .insertInto('payment')
    .values(
      payments.map(({ id, customerId, amount, reversed, at, ...payment }) => ({
        workspace_id: workspaceId,
        id,
        customer_id: customerId,
        date: payment.date,
        currency: payment.currency,
        amount_minor: amount,
        method: payment.method,
        brand: payment.brand,
        reference: payment.reference,
        note: '',
        reversed_at: reversed?.at ?? null,
        reversed_by: reversed ? personId : null,
        reversal_reason: reversed?.reason ?? null,
        created_by: personId,
        created_at: at,
      })),
    )
    .execute()
}

async function insertAllocations(
  tx: Tx,
  workspaceId: string,
  { allocations }: Ledger,
): Promise<void> {
  await tx
    .insertInto('allocation')
    .values(
      allocations.map(({ invoiceId, source, amount, settled, rate, reversedAt, at }) => ({
        workspace_id: workspaceId,
        id: newId(),
        invoice_id: invoiceId,
        payment_id: 'payment' in source ? source.payment : null,
        credit_note_id: 'creditNote' in source ? source.creditNote : null,
        amount_minor: settled,
        payment_amount_minor: amount,
        rate,
        reversed_at: reversedAt,
        created_at: at,
      })),
    )
    .execute()
}

/** Writes what events have changed of issued documents. */
async function updateDocuments(
  tx: Tx,
  workspaceId: string,
  documents: readonly SampleDocument[],
): Promise<void> {
  const states = documents.map(({ settled, credited, ...document }) => ({
    id: document.id,
    settled: settled.toString(),
    credited: credited.toString(),
    sent_at: document.sentAt,
    viewed_at: document.viewedAt,
    reminded_at: document.remindedAt,
    updated_at: document.updatedAt,
  }))
  await sql`
    update invoice set settled_minor = settled, credited_minor = credited, sent_at = state.sent_at,
      viewed_at = state.viewed_at, reminded_at = state.reminded_at, updated_at = state.updated_at
    from json_to_recordset(${JSON.stringify(states)}::json) as state(id uuid, settled bigint, credited bigint,
      sent_at timestamptz, viewed_at timestamptz, reminded_at timestamptz, updated_at timestamptz)
    where invoice.workspace_id = ${workspaceId} and invoice.id = state.id`.execute(tx)
}

async function insertSentMails(tx: Tx, mails: readonly SentMail[]): Promise<void> {
  await tx
    .insertInto('mail')
    .values(mails.map(mail => ({ ...mail, status: 'sent' })))
    .execute()
}
