import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getRevenueReport } from '@bordereau/contract/reports'

export type SumsData = ResponseOf<typeof getRevenueReport>
type Row = SumsData['rows'][number]

/** A row of the table; the last one, without a row of the report, has the totals. */
export type SumLine = {
  readonly key: string
  readonly row: Row | undefined
  readonly now: string
  readonly before: string
}

export function sumLines(report: SumsData): readonly SumLine[] {
  if (isEmpty(report)) return []
  const lines = report.rows.map((row): SumLine => ({
    key: `row ${row.key}`,
    row,
    now: row.home,
    before: row.before,
  }))
  return [...lines, { key: 'total', row: undefined, now: report.total, before: report.totalBefore }]
}

/** Months are listed even without any document. */
export function isEmpty({ rows, totalBefore }: SumsData): boolean {
  return rows.every(row => row.count === 0) && !/[1-9]/.test(totalBefore)
}
