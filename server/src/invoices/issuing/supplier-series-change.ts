import type { RequestOf } from '@bordereau/contract/endpoint'
import type { putSupplierSeries } from '@bordereau/contract/self-billing'
import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept } from '@bordereau/domain/decision'
import { periodOf } from '@bordereau/domain/numbering/series'
import { decideChange } from '../../company/series-change.ts'
import { setNextSeq } from '../../company/series-store.ts'
import { decidePattern } from '../../company/series.ts'
import type { Tx } from '../../db/database.ts'
import { type SupplierSeriesRow, otherPatterns, setPattern } from './supplier-store.ts'

type Change = {
  readonly input: RequestOf<typeof putSupplierSeries>
  /** The supplier's, whose law says how its numbers may look. */
  readonly country: string
  readonly today: LocalDate
}

/** Gives a supplier's series, which the caller has locked, another pattern and, before its first document, its next number. */
export async function changeSupplierSeries(
  tx: Tx,
  workspaceId: string,
  before: SupplierSeriesRow,
  { input, country, today }: Change,
): Promise<Decision<null, 'pattern_invalid' | 'pattern_taken' | 'series_used'>> {
  const { id } = before
  const others = await otherPatterns(tx, workspaceId, id)
  const pattern = decidePattern(input.pattern, country, others)
  if (!pattern.ok) return pattern
  const change = await decideChange(tx, workspaceId, before, input, today)
  if (!change.ok) return change
  await setPattern(tx, workspaceId, id, input.pattern)
  if (input.nextSeq !== undefined) {
    const period = periodOf(input.pattern, today)
    await setNextSeq(tx, workspaceId, id, period, BigInt(input.nextSeq))
  }
  return accept(null)
}
