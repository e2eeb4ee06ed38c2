import type { TaxSide } from '@bordereau/contract/reports'
import { type ReportPeriod, yearBefore } from '@bordereau/domain/report/period'
import type { Currency } from '@bordereau/domain/money/currency'

/** What a report is about: one company, a period with the same one of the year before, and the currency of its sums. */
export type Span = {
  readonly workspaceId: string
  readonly period: ReportPeriod
  readonly before: ReportPeriod
  readonly home: Currency
  readonly side: TaxSide
}

export function spanOf(
  workspaceId: string,
  period: ReportPeriod,
  home: Currency,
  side: TaxSide = 'sales',
): Span {
  return { workspaceId, period, before: yearBefore(period), home, side }
}

/** What every report says of itself. */
export function headOf({ period, before, home }: Span) {
  return {
    currency: home,
    from: period.from,
    to: period.to,
    beforeFrom: before.from,
    beforeTo: before.to,
  }
}
