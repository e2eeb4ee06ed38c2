import type { series } from '@bordereau/contract/company'
import type { InputOf } from '@bordereau/contract/endpoint'
import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { formatNumber, parsePattern, periodOf } from '@bordereau/domain/numbering/series'
import type { Tx } from '../db/database.ts'
import { type SeriesRow, listSeriesRows, readCounters } from './series-store.ts'

type Series = InputOf<typeof series>

/** All series with the number that a document issued today would get. */
export async function presentSeries(
  tx: Tx,
  workspaceId: string,
  today: LocalDate,
): Promise<Series[]> {
  const rows = await listSeriesRows(tx, workspaceId)
  const counters = await readCounters(tx, workspaceId)
  return rows.map(row => {
    const next = counters.get(`${row.id} ${periodOf(row.pattern, today)}`) ?? 1n
    return { ...row, nextNumber: formatNumber(row.pattern, Number(next), today) }
  })
}

/** Checks that the pattern is legal in the country and that no other series can produce the same numbers. */
export function decidePattern(
  pattern: string,
  country: string,
  others: readonly Pick<SeriesRow, 'pattern'>[],
): Decision<string, 'pattern_invalid' | 'pattern_taken'> {
  const parsed = parsePattern(pattern, country)
  if (!parsed.ok)
    return refuse('pattern_invalid', { code: parsed.refusal, at: parsed.detail ?? null })
  const taken = others.some(other => withoutPadding(other.pattern) === withoutPadding(pattern))
  return taken ? refuse('pattern_taken') : accept(pattern)
}

/** The pattern without padding: 2026-7 and 2026-0007 count as equal numbers. */
function withoutPadding(pattern: string): string {
  return pattern.toUpperCase().replace(/\{SEQ(:\d+)?\}/g, '{SEQ}')
}
