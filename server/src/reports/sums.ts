import {
  MAX_REPORT_DOCUMENTS,
  MAX_REPORT_ROWS,
  type PaymentGroup,
  type RevenueGroup,
  type getRevenueReport,
} from '@bordereau/contract/reports'
import type { InputOf } from '@bordereau/contract/endpoint'
import { toText } from '@bordereau/domain/money/currency'
import { type ReportPeriod, monthsIn } from '@bordereau/domain/report/period'
import { localeOf } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { countForeignSales } from './kept-store.ts'
import { type Span, headOf, spanOf } from './span.ts'
import { type SumRow, type Sums, paymentSums, revenueSums } from './sums-store.ts'

export type SumsReport = InputOf<(typeof getRevenueReport)['response']>

/** undefined: more documents in other currencies than a report reads one by one, which it does for items only. */
export async function revenueReport(
  tx: Tx,
  workspaceId: string,
  period: ReportPeriod,
  by: RevenueGroup,
): Promise<SumsReport | undefined> {
  const { currency } = await localeOf(tx, workspaceId)
  const span = spanOf(workspaceId, period, currency)
  const tooMany = by === 'item' && (await countForeignSales(tx, span)) > MAX_REPORT_DOCUMENTS
  return tooMany ? undefined : present(span, await revenueSums(tx, span, by), by)
}

export async function paymentsReport(
  tx: Tx,
  workspaceId: string,
  period: ReportPeriod,
  by: PaymentGroup,
): Promise<SumsReport> {
  const { currency } = await localeOf(tx, workspaceId)
  const span = spanOf(workspaceId, period, currency)
  return present(span, await paymentSums(tx, span, by), by)
}

function present(span: Span, sums: Sums, by: RevenueGroup | PaymentGroup): SumsReport {
  const { home } = span
  const rows = by === 'month' ? everyMonth(span, sums.rows) : sums.rows
  return {
    ...headOf(span),
    cut: rows.length > MAX_REPORT_ROWS,
    rows: rows.slice(0, MAX_REPORT_ROWS).map(row => ({
      ...row,
      amounts: row.amounts.map(({ currency, amount }) => ({
        currency,
        amount: toText(amount, currency),
      })),
      home: toText(row.home, home),
      before: toText(row.before, home),
    })),
    total: toText(sums.total, home),
    totalBefore: toText(sums.totalBefore, home),
    ratesMissing: [...sums.ratesMissing],
  }
}

/** Also the months without any. */
function everyMonth({ period }: Span, rows: readonly SumRow[]): readonly SumRow[] {
  const byKey = new Map(rows.map(row => [row.key, row]))
  return monthsIn(period).map(
    key => byKey.get(key) ?? { key, name: '', count: 0, amounts: [], home: 0n, before: 0n },
  )
}
