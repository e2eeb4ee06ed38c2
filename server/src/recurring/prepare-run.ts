import type { LocalDate } from '@bordereau/domain/date'
import { draftOfRun } from '@bordereau/domain/recurring/template'
import { listAccounts } from '../company/bank-store.ts'
import { findCustomers } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { withTaxCurrency } from '../exchange-rates/tax-rate.ts'
import { accountNamed, loadSeller } from '../invoices/document/parties-store.ts'
import type { DraftRow } from '../invoices/document/store.ts'
import { draftRow } from '../invoices/drafts/write-draft.ts'
import type { DraftWithParties } from '../invoices/issuing/check-draft.ts'
import { readSeries } from '../invoices/issuing/issue-store.ts'
import { loadVatProof } from '../invoices/issuing/vat-proof.ts'
import type { SeriesState } from '../invoices/issuing/series-state.ts'
import { newId } from '../lib/id.ts'
import type { Recurring } from './store.ts'

/** A run with everything that was read for it; its draft is not in the database yet. */
export type PreparedRun = {
  readonly recurring: Recurring
  readonly day: LocalDate
  readonly invoiceId: string
  readonly row: DraftRow
  readonly parties: DraftWithParties
  readonly archivedCustomer: boolean
  readonly series: SeriesState | undefined
}

export type DueRun = { readonly recurring: Recurring; readonly day: LocalDate }

/** Prepares runs of recurring invoices of one company. */
export async function prepareRuns(
  tx: Tx,
  workspaceId: string,
  due: readonly DueRun[],
): Promise<PreparedRun[]> {
  if (due.length === 0) return []
  const seller = await loadSeller(tx, workspaceId)
  const accounts = await listAccounts(tx, workspaceId)
  const customerIds = [...new Set(due.map(({ recurring }) => recurring.customerId))]
  const customers = await findCustomers(tx, workspaceId, customerIds)
  const series = await readSeries(tx, { workspaceId, kind: 'invoice', seriesId: undefined })
  const runs: PreparedRun[] = []
  for (const { recurring, day } of due) {
    const { plan, pattern, customerId } = recurring
    const copy = draftOfRun(pattern, plan, day, newId)
    const draft = await withTaxCurrency(tx, copy, seller.country, day)
    const buyer = customers.get(customerId)
    const row = await draftRow(tx, workspaceId, draft, buyer)
    // The customer cannot be deleted, and the sums were checked when the template was stored.
    if (!row.ok) throw new Error(`the template of ${recurring.id} makes no draft: ${row.refusal}`)
    const bankAccount = accountNamed(accounts, draft)
    const vatProof = await loadVatProof(tx, workspaceId, draft, buyer)
    const parties = { draft, seller, buyer, bankAccount, vatProof }
    const archivedCustomer = buyer?.archived !== false
    const invoiceId = newId()
    runs.push({ recurring, day, invoiceId, row: row.value, parties, archivedCustomer, series })
  }
  return runs
}
