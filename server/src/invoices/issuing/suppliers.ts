import type { Supplier } from '@bordereau/contract/self-billing'
import type { LocalDate } from '@bordereau/domain/date'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import type { Tx } from '../../db/database.ts'
import { freePattern } from './series-store.ts'
import { type SupplierRow, countersOf, listSupplierSeries } from './supplier-store.ts'

/** Suppliers with the series of each, and the numbers that documents issued today would get. */
export async function presentSuppliers(
  tx: Tx,
  workspaceId: string,
  rows: readonly SupplierRow[],
  today: LocalDate,
): Promise<Supplier[]> {
  const series = await listSupplierSeries(
    tx,
    workspaceId,
    rows.map(({ id }) => id),
  )
  const counters = await countersOf(
    tx,
    workspaceId,
    series.map(({ id }) => id),
  )
  const proposed = {
    self_billed_invoice: await freePattern(tx, workspaceId, 'self_billed_invoice'),
    self_billed_credit_note: await freePattern(tx, workspaceId, 'self_billed_credit_note'),
  }
  return rows.map(({ id, profile }) => ({
    customerId: id,
    name: profile.legalName,
    country: profile.address.country,
    proposed,
    series: series
      .filter(({ customerId }) => customerId === id)
      .map(one => {
        const next = counters.get(`${one.id} ${periodOf(one.pattern, today)}`) ?? 1n
        const nextNumber = formatNumber(one.pattern, Number(next), today)
        return { type: one.kind, pattern: one.pattern, nextNumber, used: one.used }
      }),
  }))
}
