import type { Draft } from '@bordereau/domain/invoice/draft'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import type { Bound } from '@bordereau/domain/payment/provider-ledger'
import { sql } from 'kysely'
import { type AccountColumns, readAccount } from '../../company/bank-store.ts'
import { type CompanyColumns, readCompany } from '../../company/store.ts'
import type { Tx } from '../../db/database.ts'
import { type Buyer, type Seller, accountNamed, sidesOf } from './parties-store.ts'
import { readDraft } from './snapshot.ts'
import { IS_UNDECIDED } from './undecided-refund-store.ts'
import type { InvoiceRow } from './store.ts'

/** A document with its parties, and what its page shows from other tables. */
export type DocumentFacts = {
  readonly row: InvoiceRow
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  /** The account that a draft names. */
  readonly bankAccount: BankAccount | null
  readonly related: Related
}

/** What the page of a document shows from other tables. */
export type Related = {
  readonly documents: readonly RelatedFile[]
  /** Of the active link. */
  readonly payLinkId: string | null
  readonly payments: readonly RelatedPayment[]
  readonly undecided: readonly UndecidedRefund[]
  readonly failedRefunds: readonly FailedRefund[]
  readonly family: readonly RelatedDocument[]
  readonly quote: RelatedQuote | null
  readonly journal: { readonly position: bigint; readonly hash: Uint8Array } | null
  readonly events: readonly TimelineEvent[]
  readonly scheduledMails: readonly ScheduledMail[]
}

type RelatedQuote = { readonly id: string; readonly number: string | null }

/** `sha256` has 64 hexadecimal digits. */
type RelatedFile = {
  readonly kind: string
  readonly fileName: string
  readonly size: number
  readonly sha256: string
}

type UndecidedRefund = {
  readonly refund_id: string
  readonly payment_id: string
  readonly amount_minor: string
}

type FailedRefund = Omit<UndecidedRefund, 'payment_id'> & { readonly currency: string }

/** Amounts are text, since JSON has no 64-bit numbers. */
export type RelatedPayment = {
  readonly id: string
  readonly payment_id: string | null
  readonly credit_note_id: string | null
  readonly replacement_id: string | null
  readonly amount_minor: string
  readonly reversed: boolean
  readonly deduction: string | null
  readonly reason: string
  readonly date: string | null
  readonly method: string | null
  readonly reference: string | null
  readonly note_number: string | null
  readonly note_date: string | null
  readonly mode: 'sandbox' | 'test' | 'live' | null
  /** Of the payment: its currency, how much it was and how much of it settles the document. null for others. */
  readonly payment_currency: string | null
  readonly paid_minor: string | null
  readonly used_minor: string
  readonly is_payment_reversed: boolean
  readonly back: readonly StoredBack[] | null
  readonly online: boolean
  readonly disputed: boolean
}

/** A refund or a dispute of a payment, in its currency. */
type StoredBack = Pick<Bound, 'status' | 'invoiceId'> & { readonly amount: string }

type StoredDocument = {
  readonly id: string
  readonly type: InvoiceRow['type']
  readonly number: string | null
  readonly currency: string
  readonly payable_minor: string
  readonly settled_minor: string
  readonly issued_at: string | null
  readonly corrects_id: string | null
  readonly final_id: string | null
}

/** A correction of the document, a deposit of it, or its final invoice. Amounts in minor units. */
type RelatedDocument = Omit<StoredDocument, 'payable_minor' | 'settled_minor' | 'issued_at'> & {
  readonly payable_minor: bigint
  readonly settled_minor: bigint
  readonly issued_at: Date | null
}

type StoredMail = {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly next_attempt_at: string
}

type ScheduledMail = Omit<StoredMail, 'next_attempt_at'> & { readonly nextAttemptAt: Date }

type StoredEvent = {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly detail: unknown
  readonly by: string | null
}

/** An entry of the timeline with the name of its person. */
export type TimelineEvent = Omit<StoredEvent, 'at'> & { readonly at: Date }

type StoredBuyer = {
  readonly id: string
  readonly profile: PartyProfile
  readonly email: string
  readonly currency: string
  readonly language: string
  readonly second_language: string | null
  readonly due_days: number | null
  readonly buyer_reference: string
}

/** Reads all of it in one statement; undefined when the workspace has no such document. */
export async function loadFacts(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<DocumentFacts | undefined> {
  const found = await selectFacts(tx, workspaceId, invoiceId).executeTakeFirst()
  return found && readFacts(found)
}

/** The query of loadFacts, to which more can be added. */
export function selectFacts(tx: Tx, workspaceId: string, invoiceId: string) {
  return tx
    .selectFrom('invoice')
    .innerJoin('company', 'company.workspace_id', 'invoice.workspace_id')
    .innerJoin('workspace', 'workspace.id', 'invoice.workspace_id')
    .leftJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'invoice.workspace_id')
        .onRef('customer.id', '=', 'invoice.customer_id'),
    )
    .selectAll('invoice')
    .select([
      'company.logo_sha256',
      'workspace.sample',
      sql<Omit<CompanyColumns, 'logo_sha256' | 'sample'>>`to_jsonb(company)`.as('company'),
      sql<StoredBuyer | null>`case when customer.id is not null then to_jsonb(customer) end`.as(
        'customer',
      ),
      sql<readonly AccountColumns[] | null>`(
        select jsonb_agg(to_jsonb(account) order by is_default desc, created_at, id) from bank_account as account
        where account.workspace_id = invoice.workspace_id and archived_at is null)`.as('accounts'),
      EVENTS.as('events'),
      RELATED.as('related'),
    ])
    .where('invoice.workspace_id', '=', workspaceId)
    .where('invoice.id', '=', invoiceId)
}

const EVENTS = sql<readonly StoredEvent[] | null>`(
  select json_agg(json_build_object(
    'id', event.id, 'at', at, 'kind', event.kind, 'detail', detail, 'by', name) order by at, event.id)
  from event left join person on person.id = event.person_id
  where event.workspace_id = invoice.workspace_id and event.invoice_id = invoice.id)`

type StoredRelated = {
  readonly documents: readonly RelatedFile[] | null
  readonly payLinkId: string | null
  readonly payments: readonly RelatedPayment[] | null
  readonly undecided: readonly UndecidedRefund[] | null
  readonly failedRefunds: readonly FailedRefund[] | null
  readonly family: readonly StoredDocument[] | null
  readonly quote: RelatedQuote | null
  readonly journal: { readonly position: string; readonly hash: string } | null
  readonly scheduledMails: readonly StoredMail[] | null
}

const RELATED = sql<StoredRelated>`json_build_object(
  'documents', (
    select json_agg(json_build_object(
      'kind', kind, 'fileName', file_name, 'size', size, 'sha256', encode(sha256, 'hex')))
    from document where document.workspace_id = invoice.workspace_id and document.invoice_id = invoice.id),
  'payLinkId', (
    select id from pay_link
    where pay_link.workspace_id = invoice.workspace_id and pay_link.invoice_id = invoice.id and revoked_at is null),
  'undecided', (
    select json_agg(json_build_object('refund_id', refund_id, 'payment_id', refund.payment_id,
      'amount_minor', refund_part.amount_minor::text) order by refund.created_at, refund.id)
    from refund_part
    join refund on refund.workspace_id = refund_part.workspace_id and refund.id = refund_part.refund_id
    where refund_part.workspace_id = invoice.workspace_id and refund_part.invoice_id = invoice.id
      and ${IS_UNDECIDED}),
  'failedRefunds', (
    select json_agg(json_build_object('refund_id', refund.id, 'amount_minor', refund.amount_minor::text,
      'currency', payment.currency) order by refund.created_at, refund.id)
    from refund
    join payment on payment.workspace_id = refund.workspace_id and payment.id = refund.payment_id
    join invoice as note on note.workspace_id = refund.workspace_id and note.id = refund.credit_note_id
    where refund.workspace_id = invoice.workspace_id and refund.invoice_id = invoice.id and refund.status = 'failed'
      and note.settled_minor < note.payable_minor and not exists (
        select from refund as again where again.workspace_id = refund.workspace_id
          and again.payment_id = refund.payment_id and again.status = 'requested')),
  'payments', (
    select json_agg(json_build_object(
      'id', allocation.id, 'payment_id', payment_id, 'credit_note_id', credit_note_id, 'replacement_id', replacement_id,
      'amount_minor', allocation.amount_minor::text, 'reversed', allocation.reversed_at is not null,
      'deduction', allocation.deduction, 'reason', allocation.reason,
      'date', payment.date, 'method', method, 'reference', reference, 'mode', payment.mode,
      'payment_currency', payment.currency, 'paid_minor', payment.amount_minor::text,
      'used_minor', allocation.payment_amount_minor::text, 'is_payment_reversed', payment.reversed_at is not null,
      'back', (
        select json_agg(json_build_object(
          'amount', refund.amount_minor::text, 'status', refund.status, 'invoiceId', refund.invoice_id))
        from refund where refund.workspace_id = payment.workspace_id and refund.payment_id = payment.id),
      'online', coalesce(payment.provider, '') <> '',
      'disputed', exists (
        select from refund
        where refund.workspace_id = payment.workspace_id and refund.payment_id = payment.id
          and refund.kind = 'dispute' and refund.status = 'open'),
      'note_number', note.number, 'note_date', note.issue_date) order by allocation.created_at, allocation.id)
    from allocation
    left join payment on payment.workspace_id = allocation.workspace_id and payment.id = allocation.payment_id
    left join invoice as note on note.workspace_id = allocation.workspace_id and note.id = coalesce(credit_note_id, replacement_id)
    where allocation.workspace_id = invoice.workspace_id and allocation.invoice_id = invoice.id),
  'family', (
    select json_agg(json_build_object(
      'id', one.id, 'type', one.type, 'number', one.number, 'currency', one.currency,
      'payable_minor', one.payable_minor::text, 'settled_minor', one.settled_minor::text,
      'issued_at', one.issued_at, 'corrects_id', one.corrects_id, 'final_id', one.final_id)
      order by one.created_at, one.id)
    from invoice as one where one.workspace_id = invoice.workspace_id
      and (one.corrects_id = invoice.id or one.final_id = invoice.id or one.id = invoice.final_id)),
  'quote', (
    select json_build_object('id', quote.id, 'number', quote.number)
    from quote where quote.workspace_id = invoice.workspace_id and quote.id = invoice.quote_id),
  'journal', (
    select json_build_object('position', position::text, 'hash', encode(hash, 'hex'))
    from journal where journal.workspace_id = invoice.workspace_id and journal.invoice_id = invoice.id limit 1),
  'scheduledMails', (
    select json_agg(json_build_object(
      'id', mail.id, 'kind', mail.kind, 'recipient', recipient, 'next_attempt_at', next_attempt_at)
      order by mail.created_at, mail.id)
    from mail where mail.workspace_id = invoice.workspace_id and mail.invoice_id = invoice.id and status = 'queued'))`

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof selectFacts>['executeTakeFirst']>>>

export function readFacts(found: Found): DocumentFacts {
  const { company, customer, accounts, events, related, ...rest } = found
  const { logo_sha256, sample, ...row } = rest
  const draft = readDraft(row.draft, row.draft_format)
  const own = readCompany({ ...company, logo_sha256, sample })
  return {
    row,
    draft,
    ...sidesOf(draft, own, customer ? readBuyer(customer) : undefined),
    bankAccount: accountNamed((accounts ?? []).map(readAccount), draft),
    related: readRelated(related, events),
  }
}

function readRelated(
  {
    documents,
    payLinkId,
    payments,
    undecided,
    failedRefunds,
    family,
    quote,
    journal,
    scheduledMails,
  }: StoredRelated,
  events: readonly StoredEvent[] | null,
): Related {
  return {
    documents: documents ?? [],
    payLinkId,
    payments: payments ?? [],
    undecided: undecided ?? [],
    failedRefunds: failedRefunds ?? [],
    family: (family ?? []).map(one => ({
      ...one,
      payable_minor: BigInt(one.payable_minor),
      settled_minor: BigInt(one.settled_minor),
      issued_at: one.issued_at === null ? null : new Date(one.issued_at),
    })),
    quote,
    journal: journal && {
      position: BigInt(journal.position),
      hash: Buffer.from(journal.hash, 'hex'),
    },
    events: (events ?? []).map(event => ({ ...event, at: new Date(event.at) })),
    scheduledMails: (scheduledMails ?? []).map(({ next_attempt_at, ...mail }) => ({
      ...mail,
      nextAttemptAt: new Date(next_attempt_at),
    })),
  }
}

function readBuyer(row: StoredBuyer): Buyer {
  return {
    id: row.id,
    profile: row.profile,
    email: row.email,
    currency: row.currency,
    language: row.language,
    secondLanguage: row.second_language,
    dueDays: row.due_days,
    buyerReference: row.buyer_reference,
  }
}
