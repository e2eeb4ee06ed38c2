import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import { setNextSeq } from '../company/series-store.ts'
import type { Tx } from '../db/database.ts'
import { lockSeries, peekCounter } from '../invoices/issuing/series-store.ts'

export type QuoteNumber = {
  readonly series_id: string
  readonly period: string
  readonly number: string
}

/**
 * Takes the next number of the quotes' series; it is given back when the transaction is rolled back. The dates of quotes
 * need not follow each other: no law wants that of an offer.
 */
export async function takeQuoteNumber(
  tx: Tx,
  workspaceId: string,
  day: LocalDate,
): Promise<Decision<QuoteNumber, 'not_found'>> {
  const series = await lockSeries(tx, workspaceId, 'quote', undefined)
  if (!series) return refuse('not_found')
  const period = periodOf(series.pattern, day)
  const { nextSeq } = await peekCounter(tx, workspaceId, series.id, period)
  await setNextSeq(tx, workspaceId, series.id, period, nextSeq + 1n)
  const number = formatNumber(series.pattern, Number(nextSeq), day)
  return accept({ series_id: series.id, period, number })
}
