import type { SeriesKind } from '@bordereau/domain/numbering/series-kind'
import { t } from '#macros'

export function seriesKindLabel(kind: SeriesKind): string {
  switch (kind) {
    case 'invoice':
      return t`Invoices`
    case 'credit_note':
      return t`Credit notes`
    case 'simplified':
      return t`Simplified invoices`
    case 'quote':
      return t`Quotes`
  }
}
