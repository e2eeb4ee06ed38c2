import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import { setNextSeq } from '../company/series-store.ts'
import type { Tx } from '../db/database.ts'
import { lockSeries, peekCounter } from '../invoices/issuing/series-store.ts'

type NextNumber = {
  readonly seriesId: string
  readonly period: string
  readonly seq: bigint
  readonly number: string
}

/** The next number of the quotes' series, which stays locked until the transaction ends, so that no other quote takes it. */
export async function nextQuoteNumber(
  tx: Tx,
  workspaceId: string,
  day: LocalDate,
): Promise<Decision<NextNumber, 'not_found'>> {
  const series = await lockSeries(tx, workspaceId, 'quote', undefined)
  if (!series) return refuse('not_found')
  const period = periodOf(series.pattern, day)
  const { nextSeq: seq } = await peekCounter(tx, workspaceId, series.id, period)
  const number = formatNumber(series.pattern, Number(seq), day)
  return accept({ seriesId: series.id, period, seq, number })
}

/**
 * Takes that number; it is given back when the transaction is rolled back. The dates of quotes need not follow each other:
 * no law wants that of an offer. Returns the columns of the quote.
 */
export async function takeQuoteNumber(tx: Tx, workspaceId: string, next: NextNumber) {
  const { seriesId, period, seq, number } = next
  await setNextSeq(tx, workspaceId, seriesId, period, seq + 1n)
  return { series_id: seriesId, period, number }
}
