import { decimal } from '@bordereau/domain/money/decimal'
import { BUCKETS } from '@bordereau/domain/payment/ageing'
import type { Receivables } from '../receivables/receivables.ts'
import type { PaperTable } from '../documents/paper-data.ts'
import { type ReportWords, remarksOf } from './report-words.ts'

/** The open amounts as their page shows them. */
export function receivablesTable(report: Receivables, words: ReportWords): PaperTable {
  const { text, money, formatter } = words
  const { currency: home, customers, daysSalesOutstanding: days } = report
  const number = (label: string) => ({ label, kind: 'number' as const })
  const amounts = ({ buckets, total }: Pick<Receivables, 'buckets' | 'total'>) => [
    ...BUCKETS.map(bucket => (isZero(buckets[bucket]) ? [] : [money(buckets[bucket], home)])),
    [money(total, home)],
  ]
  const body = customers.map(one => [[one.name], [words.count(one.count)], ...amounts(one)])
  const count = customers.reduce((sum, one) => sum + one.count, 0)
  return {
    columns: [
      { label: text.groups.customer, kind: 'text' },
      number(text.documents),
      ...BUCKETS.map(bucket => number(text.ages[bucket])),
      number(text.unpaid),
    ],
    rows:
      body.length === 0
        ? []
        : [
            ...body,
            [[text.total], report.others > 0 ? [] : [words.count(count)], ...amounts(report)],
          ],
    empty: text.nothingOpen,
    basis: [
      text.receivablesBasis({ home }),
      ...(days === null
        ? []
        : [text.daysSalesOutstanding({ days: formatter.quantity(decimal(String(days))) })]),
    ],
    remarks: remarksOf(words, { ...report, cut: report.others > 0 }),
    wide: true,
  }
}

function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount)
}
