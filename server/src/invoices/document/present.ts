import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getInvoice } from '@bordereau/contract/invoices'
import { attachmentPlace } from '@bordereau/domain/invoice/attachments'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { partyOf } from '@bordereau/domain/country/party-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { copiesOf } from '@bordereau/domain/invoice/national-paper'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { taxPartsOf } from '@bordereau/domain/invoice/totals-rows'
import { totalsToText } from '@bordereau/domain/invoice/totals-text'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../../db/database.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { hex } from '../../lib/secret.ts'
import { secondsLeft } from '../../mail/outbox.ts'
import { payLinkUrl } from './pay-link.ts'
import { type TaxPart, taxesForDiscount } from './discount-store.ts'
import { type DocumentFacts, type Related, loadFacts } from './facts-store.ts'
import { type InvoiceRow, asDate, openOfRow, statusOfRow } from './store.ts'
import { presentSettlement } from './present-settlement.ts'
import { readSnapshot } from './snapshot.ts'

export type InvoiceView = ResponseOf<typeof getInvoice>

/** The whole invoice as its page shows it; undefined when the workspace has no such document. */
export async function presentInvoice(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  id: string,
): Promise<InvoiceView | undefined> {
  const facts = await loadFacts(tx, workspaceId, id)
  if (!facts) return undefined
  // Few invoices are paid with one.
  const isDiscounted = facts.related.payments.some(({ deduction }) => deduction === 'cash_discount')
  const taxes = isDiscounted ? await taxesForDiscount(tx, workspaceId, [id]) : undefined
  return viewOf(context, facts, taxes?.get(id))
}

/** The view of a document whose facts were read. */
export function viewOf(
  context: AppContext,
  { row, draft, seller, buyer, bankAccount, related }: DocumentFacts,
  discounted: readonly TaxPart[] = [],
): InvoiceView {
  const frozen = row.frozen === null ? undefined : readSnapshot(row.frozen, row.frozen_format ?? 0)
  const totals = frozen?.totals ?? draftTotals(draft, seller, buyer)
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    type: row.type,
    status: statusOfRow(row, today(context.clock, seller.timeZone)),
    number: row.number,
    draft,
    seller: frozen?.seller ?? seller.profile,
    buyer: frozen?.buyer ?? buyer?.profile ?? null,
    buyerEmail: buyer?.email ?? '',
    bankAccount: frozen ? frozen.bankAccount : bankAccount,
    vatProof: frozen?.vatProof ?? null,
    copies: frozen ? copiesOf(frozen.invoice).map(({ key }) => key) : [],
    totals: totalsToText(totals),
    issueDate: asDate(row.issue_date),
    dueDate: asDate(row.due_date),
    settled: toText(row.settled_minor, row.currency),
    open: toText(openOfRow(row), row.currency),
    issuedAt: row.issued_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    viewedAt: row.viewed_at?.toISOString() ?? null,
    ...presentRelated(related, context, row, discounted),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** As it would be issued to this customer. */
function draftTotals(
  draft: Draft,
  seller: DocumentFacts['seller'],
  customer: DocumentFacts['buyer'],
): Totals {
  const parties = {
    seller: partyOf(seller.profile, 'seller'),
    buyer: customer ? partyOf(customer.profile, 'buyer') : null,
    delivery: { address: draft.deliveryAddress ?? undefined },
  }
  const taxParts = taxPartsOf(parties, draft)
  return totalsOf(billableOf(draft, taxParts))
}

function presentRelated(
  related: Related,
  context: AppContext,
  row: InvoiceRow,
  discounted: readonly TaxPart[],
) {
  return {
    documents: inOrder(context, related.documents).map(document => ({
      kind: document.kind,
      fileName: document.fileName,
      size: document.size,
      sha256: document.sha256,
    })),
    payLink: related.payLinkId ? payLinkUrl(context, row.workspace_id, related.payLinkId) : null,
    payments: related.payments.map(payment =>
      presentSettlement(payment, { ...related, row, discounted }),
    ),
    undecidedRefunds: related.undecided.map(one => ({
      refundId: one.refund_id,
      paymentId: one.payment_id,
      amount: toText(BigInt(one.amount_minor), row.currency),
    })),
    failedRefunds: related.failedRefunds.map(one => ({
      refundId: one.refund_id,
      amount: toText(BigInt(one.amount_minor), one.currency),
      currency: one.currency,
    })),
    ...presentFamily(related, row),
    quote: related.quote,
    journal: related.journal
      ? { position: related.journal.position.toString(), hash: hex(related.journal.hash) }
      : null,
    events: related.events.map(event => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      by: event.by,
      detail: asRecord(event.detail),
    })),
    scheduledMails: related.scheduledMails.map(mail => ({
      mailId: mail.id,
      kind: mail.kind === 'reminder' ? ('reminder' as const) : ('invoice' as const),
      to: mail.recipient,
      sendAt: mail.nextAttemptAt.toISOString(),
      secondsLeft: secondsLeft(context, mail.nextAttemptAt),
    })),
  }
}

/** The documents that correct this one, its deposits, and its final invoice. */
function presentFamily(
  { family }: Pick<Related, 'family'>,
  row: Pick<InvoiceRow, 'id' | 'final_id'>,
) {
  const payableOf = (one: Related['family'][number]) => toText(one.payable_minor, one.currency)
  const final = family.find(({ id }) => id === row.final_id)
  return {
    creditNotes: family
      .filter(one => one.corrects_id === row.id)
      .map(one => ({ id: one.id, type: one.type, number: one.number, payable: payableOf(one) })),
    deposits: family
      .filter(one => one.final_id === row.id)
      .map(one => ({
        id: one.id,
        number: one.number,
        payable: payableOf(one),
        open: toText(openOfRow(one), one.currency),
      })),
    finalInvoice: final ? { id: final.id, number: final.number } : null,
  }
}

/** In the order of the instance's formats, whichever the database read them in. */
function inOrder({ formats }: AppContext, documents: Related['documents']) {
  const places = new Map(formats.map(({ kind }, place) => [kind, place]))
  const placeOf = (kind: string) => places.get(kind) ?? places.size + (attachmentPlace(kind) ?? 0)
  return documents.toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind))
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
