import { BINDS_SELLERS_THERE, type Obligation } from '@bordereau/domain/country/obligation'
import { localDate } from '@bordereau/domain/date'

export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'zz_issue',
    on: localDate('2031-01-01'),
    source: 'Law of Zed',
    url: 'https://example.com/law',
    requires: { en: 'invoices are read aloud' },
    action: { en: 'Read each invoice aloud.' },
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
