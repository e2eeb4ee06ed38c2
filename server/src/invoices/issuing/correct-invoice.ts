import { refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { isOverCredited } from '@bordereau/domain/invoice/credit'
import type { Tx } from '../../db/database.ts'
import { readDraft } from '../document/snapshot.ts'
import { lockInvoice } from '../document/store.ts'
import { issuedCreditNotes, settleByCreditNote } from '../drafts/credit-store.ts'
import type { IssueRow } from './issue-store.ts'

/** Refuses a credit note over more than the uncredited rest of the invoice, which stays locked until the commit. */
export async function checkNotOverCredited(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
): Promise<ReturnType<typeof refuse<'over_credited' | 'not_found'>> | undefined> {
  if (draft.corrects === null) return undefined
  const corrected = await lockInvoice(tx, workspaceId, draft.corrects.invoiceId)
  if (!corrected?.issued_at) return refuse('not_found')
  const earlier = await issuedCreditNotes(tx, workspaceId, corrected.id)
  const invoiced = readDraft(corrected.draft, corrected.draft_format)
  return isOverCredited(invoiced, draft, earlier) ? refuse('over_credited') : undefined
}

/** Settles the invoice that an issued credit note corrects. */
export async function settleCorrected(
  tx: Tx,
  workspaceId: string,
  { invoiceId, totals }: IssueRow,
  { corrects }: Draft,
  at: Date,
): Promise<void> {
  if (corrects)
    await settleByCreditNote(tx, workspaceId, invoiceId, corrects.invoiceId, totals.payable, at)
}
