import { PAYMENT_GROUPS, REVENUE_GROUPS } from '@bordereau/contract/reports'
import type { LocalDate } from '@bordereau/domain/date'
import {
  type PeriodUnit,
  type ReportPeriod,
  parsePeriod,
  periodOf,
} from '@bordereau/domain/report/period'
import { useSearchParams } from 'react-router'
import { todayIn } from '../../format/formats.ts'
import { currentParameters, oneOf, withParameters } from '../list/list-state.ts'

export const KINDS = ['vat', 'input_tax', 'abroad', 'revenue', 'payments'] as const
export type ReportKind = (typeof KINDS)[number]

export const UNITS = ['month', 'quarter', 'year'] as const satisfies readonly PeriodUnit[]

type Changes = Readonly<Record<string, string | undefined>>

/** Which report is shown; all of it is in the address. */
export type ReportState = {
  readonly kind: ReportKind
  readonly period: ReportPeriod
  /** The groups of the kind; those of VAT are fixed. */
  readonly by: (typeof REVENUE_GROUPS)[number]
  readonly paymentsBy: (typeof PAYMENT_GROUPS)[number]
  readonly today: LocalDate
  readonly put: (changes: Changes) => void
  readonly hrefOf: (changes: Changes) => string
}

export function useReportState(): ReportState {
  const [search, setSearch] = useSearchParams()
  const today = todayIn('')
  const kind = oneOf(KINDS, search.get('kind') ?? undefined)
  const by = search.get('by') ?? undefined
  return {
    kind,
    period: parsePeriod(search.get('period') ?? '') ?? firstPeriod(kind, today),
    by: oneOf(REVENUE_GROUPS, by),
    paymentsBy: oneOf(PAYMENT_GROUPS, by),
    today,
    put: changes =>
      setSearch(withParameters(currentParameters(), changes), { preventScrollReset: true }),
    hrefOf: changes => `?${withParameters(search, changes).toString()}`,
  }
}

/** VAT is declared by the quarter or the month, the other reports are read by the year. */
function firstPeriod(kind: ReportKind, today: LocalDate): ReportPeriod {
  if (kind === 'abroad') return periodOf('month', today)
  return periodOf(kind === 'vat' || kind === 'input_tax' ? 'quarter' : 'year', today)
}

/** The period of another length: the one with today where today is in the old one, else that of its first day. */
export function withUnit(period: ReportPeriod, unit: PeriodUnit, today: LocalDate): ReportPeriod {
  const isNow = period.from <= today && today <= period.to
  return periodOf(unit, isNow ? today : period.from)
}
