import type { PaymentGroup, RevenueGroup } from '@bordereau/contract/reports'
import type { PeriodUnit, ReportPeriod } from '@bordereau/domain/report/period'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import type { ReportKind } from './report-state.ts'

export function kindLabel(kind: ReportKind): string {
  switch (kind) {
    case 'vat':
      return t({ context: 'a report', message: 'Tax' })
    case 'input_tax':
      return t({ context: 'a report', message: 'Input tax' })
    case 'abroad':
      return t({ context: 'a report', message: 'Sales abroad' })
    case 'revenue':
      return t({ context: 'a report', message: 'Revenue' })
    case 'payments':
      return t`Payments`
  }
}

export function unitLabel(unit: PeriodUnit): string {
  switch (unit) {
    case 'month':
      return t`Month`
    case 'quarter':
      return t`Quarter`
    case 'year':
      return t`Year`
  }
}

export function groupLabel(by: RevenueGroup | PaymentGroup): string {
  switch (by) {
    case 'month':
      return t`Month`
    case 'customer':
      return t`Customer`
    case 'country':
      return t`Country`
    case 'item':
      return t`Item`
    case 'method':
      return t`Method`
  }
}

/** 'November 2026', 'Q4 2026', '2026'. */
export function periodLabel({ key, unit }: ReportPeriod, formats: Formats): string {
  if (unit === 'month') return formats.wholeMonth(key)
  const [year = '', quarter] = key.split('-Q')
  return quarter === undefined
    ? year
    : t({ context: 'a quarter of a year', message: `Q${quarter} ${year}` })
}

/** A category of UNCL 5305. */
export function categoryLabel(category: TaxCategoryCode): string {
  switch (category) {
    case 'S':
      return t({ context: 'tax category', message: 'Taxed' })
    case 'Z':
      return t({ context: 'tax category', message: 'Zero-rated' })
    case 'E':
      return t({ context: 'tax category', message: 'Exempt' })
    case 'AE':
      return t({ context: 'tax category', message: 'Reverse charge' })
    case 'K':
      return t({ context: 'tax category', message: 'Intra-Community supply' })
    case 'G':
      return t({ context: 'tax category', message: 'Export' })
    case 'O':
      return t({ context: 'tax category', message: 'Not subject to tax' })
    case 'L':
      return 'IGIC'
    case 'M':
      return 'IPSI'
    case 'B':
      return t({ context: 'tax category', message: 'Split payment' })
  }
}
