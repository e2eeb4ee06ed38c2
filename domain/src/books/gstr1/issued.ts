import type { DocumentType } from '../../document-kind.ts'
import type { GstDocument } from './supply.ts'
import type { Json, Table } from './tables.ts'

/** Table 13: the kinds of documents by the portal's numbers: invoices, debit notes, credit notes, receipt vouchers. */
const NATURES: Readonly<Partial<Record<DocumentType, number>>> = {
  invoice: 1,
  debit_note: 4,
  credit_note: 5,
  deposit: 6,
}

/** The first and the last number of each series; numbers have no gap and none is cancelled (design of the numbering). */
export function issuedTable(documents: readonly GstDocument[]): Table {
  const natures = Map.groupBy(documents, ({ document }) => NATURES[document.type] ?? 1)
  return {
    doc_det: [...natures]
      .toSorted(([a], [b]) => a - b)
      .map(([nature, own]) => ({ doc_num: nature, docs: ranges(own) })),
  }
}

function ranges(documents: readonly GstDocument[]): Json {
  const series = Map.groupBy(documents, ({ document }) => document.number.replace(/\d+$/, ''))
  return [...series.values()].map((own, i) => {
    const numbers = own.map(({ document }) => document.number).toSorted(byLastNumber)
    const total = numbers.length
    return {
      num: i + 1,
      from: numbers[0] ?? '',
      to: numbers.at(-1) ?? '',
      totnum: total,
      cancel: 0,
      net_issue: total,
    }
  })
}

/** 9 before 10. */
function byLastNumber(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1)
}
