import type { LocalDate } from '@bordereau/domain/date'
import type { DepositDates } from '@bordereau/domain/invoice/begin-deposit'
import { type SetOffDeposit, setOffOf } from '@bordereau/domain/invoice/deposits'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'
import { splitByRate } from '@bordereau/domain/invoice/split-by-rate'
import { openOf } from '@bordereau/domain/payment/status'
import { findCompany } from '../../company/store.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'
import { readDraft, readSnapshot } from '../document/snapshot.ts'
import { type InvoiceRow, asDate, draftColumns, findInvoice } from '../document/store.ts'
import { draftRow } from './write-draft.ts'

/** A deposit of a final invoice, issued or not. `setOff`: undefined while it is a draft, or credited as a whole. */
export type LinkedDeposit = {
  readonly id: string
  readonly number: string | null
  /** In minor units; 0 of a draft. */
  readonly open: bigint
  readonly setOff: SetOffDeposit | undefined
}

/**
 * The deposits that name an invoice as their final one, oldest first, locked until the transaction ends: none of them is
 * credited or issued meanwhile.
 */
export async function lockDeposits(
  tx: Tx,
  workspaceId: string,
  finalId: string,
): Promise<LinkedDeposit[]> {
  const rows = await tx
    .selectFrom('invoice')
    .select(['id', 'number', 'issue_date', 'frozen', 'frozen_format', 'payable_minor'])
    .select(['settled_minor', 'issued_at'])
    .where('workspace_id', '=', workspaceId)
    .where('final_id', '=', finalId)
    .orderBy('issued_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  const notes = await creditedTotals(
    tx,
    workspaceId,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const { id, number, frozen } = row
    const issueDate = asDate(row.issue_date)
    if (number === null || issueDate === null || frozen === null)
      return { id, number: null, open: 0n, setOff: undefined }
    const { totals } = readSnapshot(frozen, row.frozen_format ?? 0)
    const named = { invoiceId: id, number, issueDate, totals }
    return {
      id,
      number,
      open: openOf({ payable: row.payable_minor, settled: row.settled_minor }),
      setOff: setOffOf(named, notes.get(id) ?? []),
    }
  })
}

/** The totals of the issued credit notes of some documents. */
async function creditedTotals(tx: Tx, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('invoice')
    .select(['corrects_id', 'frozen', 'frozen_format'])
    .where('workspace_id', '=', workspaceId)
    .where('corrects_id', 'in', [...ids])
    .where('kind', '=', 'credit_note')
    .where('issued_at', 'is not', null)
    .execute()
  const notes = rows.map(row => ({
    of: row.corrects_id ?? '',
    totals: readSnapshot(row.frozen ?? '', row.frozen_format ?? 0).totals,
  }))
  return new Map(
    ids.map(id => [id, notes.filter(({ of }) => of === id).map(({ totals }) => totals)] as const),
  )
}

type Agreement = { readonly customerId: string | null; readonly currency: string }

/** Of these documents, the issued deposits of one customer and currency that no final invoice sets off yet. */
export async function freeDeposits(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  agreement: Agreement,
): Promise<string[]> {
  const rows = await selectFree(tx, workspaceId, agreement)
    .select('id')
    .where('id', 'in', [...ids])
    .forUpdate()
    .execute()
  return rows.map(row => row.id)
}

/** All of them, oldest first, at most so many. */
export function listFree(tx: Tx, workspaceId: string, agreement: Agreement, limit: number) {
  return selectFree(tx, workspaceId, agreement)
    .select(['id', 'number', 'issue_date', 'payable_minor'])
    .orderBy('issue_key')
    .orderBy('id')
    .limit(limit)
    .execute()
}

function selectFree(tx: Tx, workspaceId: string, { customerId, currency }: Agreement) {
  return tx
    .selectFrom('invoice')
    .where('workspace_id', '=', workspaceId)
    .where('type', '=', 'deposit')
    .where('issued_at', 'is not', null)
    .where('final_id', 'is', null)
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
}

/** Names the final invoice that is to set deposits off. */
export async function linkDeposits(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  finalId: string,
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ final_id: finalId })
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute()
}

/** By which rates a deposit on `agreed` and its final invoice are taxed; undefined without a company. */
export async function depositDates(
  tx: Tx,
  workspaceId: string,
  agreed: Draft,
  day: LocalDate,
): Promise<DepositDates | undefined> {
  const company = await findCompany(tx, workspaceId)
  return company && { place: company.profile.address, supplied: supplyDay(agreed, day), day }
}

/**
 * Writes into the draft of a final invoice what its deposits set off now. The draft's version stays: it is no edit, and an
 * open editor may save. Does nothing once the final invoice is issued. What a deposit states at a rate that changes until the
 * supply becomes a line of its own at that rate, where the law lets it keep it.
 */
export async function refreshFinal(tx: Tx, workspaceId: string, finalId: string): Promise<void> {
  const row = await findInvoice(tx, workspaceId, finalId)
  if (!row || row.issued_at) return
  const linked = await lockDeposits(tx, workspaceId, finalId)
  const deposits = linked.flatMap(({ setOff }) => setOff ?? [])
  const stored: Draft = { ...readDraft(row.draft, row.draft_format), deposits }
  const last = deposits.at(-1)
  const dates = last && (await depositDates(tx, workspaceId, stored, last.issueDate))
  const draft = dates
    ? splitByRate(stored, { place: dates.place, day: dates.supplied }, newId)
    : stored
  const next = await draftRow(tx, workspaceId, draft)
  // It was accepted when it was saved, and less is due now.
  if (!next.ok) throw new Error(`the final invoice ${finalId} cannot be saved: ${next.refusal}`)
  await tx
    .updateTable('invoice')
    .set(draftColumns(next.value))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', finalId)
    .where('issued_at', 'is', null)
    .execute()
}

/** Whether an issued final invoice sets the deposit off: then only the final invoice can be credited. */
export async function isSetOff(
  tx: Tx,
  deposit: Pick<InvoiceRow, 'workspace_id' | 'final_id'>,
): Promise<boolean> {
  if (deposit.final_id === null) return false
  const final = await findInvoice(tx, deposit.workspace_id, deposit.final_id)
  return final !== undefined && final.issued_at !== null
}
