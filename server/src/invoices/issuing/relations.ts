import { type Decision, refuse } from '@bordereau/domain/decision'
import { DOCUMENT_TYPE_RULES, documentTypeOf } from '@bordereau/domain/document-kind'
import { isOverCredited } from '@bordereau/domain/invoice/credit'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tx } from '../../db/database.ts'
import { issuedDraft } from '../document/snapshot.ts'
import { type InvoiceRow, addEvent, findInvoice, lockInvoice } from '../document/store.ts'
import { issuedCreditNotes, settleByCreditNote } from '../drafts/credit-store.ts'
import { isSetOff, lockDeposits, refreshFinal } from '../drafts/deposit-store.ts'
import { isReplaced, settleByReplacement } from '../drafts/replacement-store.ts'
import type { IssueRow } from './issue-store.ts'

export type RelationRefusal =
  | 'not_found'
  | 'over_credited'
  | 'not_replaceable'
  | 'is_replaced'
  | 'deposit_set_off'
  | 'deposit_unpaid'
  | 'deposit_not_issued'
  | 'deposits_changed'
  | 'final_issued'

type Refused = Decision<never, RelationRefusal> | undefined

/** Whether the document corrects another one, sets deposits off or is one. */
export function hasRelations({ type, corrects, deposits = [] }: Draft): boolean {
  return corrects !== null || type === 'deposit' || deposits.length > 0
}

/**
 * Refuses a document that does not fit to those it names, which stay locked until the commit: a credit note over more than
 * is left of the invoice, a debit note of one that was replaced, a corrected invoice of one that was credited, a final invoice of deposits that are not paid.
 */
export async function checkRelations(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  draft: Draft,
): Promise<Refused> {
  if (draft.type === 'deposit') {
    const row = await findInvoice(tx, workspaceId, invoiceId)
    if (row && (await isSetOff(tx, row))) return refuse('final_issued')
  }
  if ((draft.deposits ?? []).length > 0) {
    const refused = await checkDeposits(tx, workspaceId, invoiceId, draft)
    if (refused) return refused
  }
  return draft.corrects
    ? checkCorrection(tx, workspaceId, draft, draft.corrects.invoiceId)
    : undefined
}

/**
 * Only what was received is set off (UStG § 14 (5): „die vereinnahmten Teilentgelte“; ustawa o VAT art. 106f (3)), so every
 * deposit is issued, and paid or credited, before its final invoice is issued.
 */
async function checkDeposits(
  tx: Tx,
  workspaceId: string,
  finalId: string,
  { deposits = [] }: Draft,
): Promise<Refused> {
  const linked = await lockDeposits(tx, workspaceId, finalId)
  if (linked.some(({ number }) => number === null)) return refuse('deposit_not_issued')
  const unpaid = linked.find(({ open }) => open !== 0n)
  if (unpaid) return refuse('deposit_unpaid', { number: unpaid.number })
  const now = linked.flatMap(({ setOff }) => setOff ?? [])
  return JSON.stringify(now.map(keyOf).toSorted()) ===
    JSON.stringify(deposits.map(keyOf).toSorted())
    ? undefined
    : refuse('deposits_changed')
}

function keyOf({ invoiceId, amount, vat }: NonNullable<Draft['deposits']>[number]): string {
  return JSON.stringify([invoiceId, amount, vat.map(part => [part.category, part.rate, part.tax])])
}

async function checkCorrection(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
  correctedId: string,
): Promise<Refused> {
  const corrected = await lockInvoice(tx, workspaceId, correctedId)
  if (!corrected?.issued_at) return refuse('not_found')
  switch (DOCUMENT_TYPE_RULES[documentTypeOf(draft)].corrects) {
    case 'lowers':
      return checkCreditNote(tx, draft, corrected)
    case 'replaces':
      return corrected.credited_minor === 0n ? undefined : refuse('not_replaceable')
    // Of one that is replaced, the corrected invoice is charged more.
    default:
      return (await isReplaced(tx, corrected)) ? refuse('is_replaced') : undefined
  }
}

/** Refuses a credit note over more than the uncredited rest of the invoice; of a replaced one nothing is left. */
async function checkCreditNote(tx: Tx, draft: Draft, corrected: InvoiceRow): Promise<Refused> {
  if (corrected.type === 'deposit' && (await isSetOff(tx, corrected)))
    return refuse('deposit_set_off')
  if (await isReplaced(tx, corrected)) return refuse('is_replaced')
  const earlier = await issuedCreditNotes(tx, corrected.workspace_id, corrected.id)
  return isOverCredited(issuedDraft(corrected), draft, earlier)
    ? refuse('over_credited')
    : undefined
}

/** What the issue of a document changes in others: the invoice it corrects, the draft of its final invoice. */
export async function settleRelations(
  tx: Tx,
  workspaceId: string,
  { invoiceId, totals }: IssueRow,
  draft: Draft,
  at: Date,
): Promise<void> {
  if (draft.type === 'deposit') await refreshFinalOf(tx, workspaceId, invoiceId)
  if (draft.corrects === null) return
  const correctedId = draft.corrects.invoiceId
  switch (DOCUMENT_TYPE_RULES[documentTypeOf(draft)].corrects) {
    case 'lowers':
      await settleByCreditNote(tx, workspaceId, invoiceId, correctedId, totals.payable, at)
      return refreshFinalOf(tx, workspaceId, correctedId)
    case 'replaces':
      return settleByReplacement(tx, workspaceId, invoiceId, correctedId, at)
    default:
      return addEvent(tx, workspaceId, {
        invoiceId: correctedId,
        kind: 'debited',
        personId: null,
        at,
        detail: { debitNoteId: invoiceId },
      })
  }
}

async function refreshFinalOf(tx: Tx, workspaceId: string, depositId: string): Promise<void> {
  const row = await findInvoice(tx, workspaceId, depositId)
  if (row && row.final_id !== null) await refreshFinal(tx, workspaceId, row.final_id)
}
