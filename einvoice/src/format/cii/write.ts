import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { withHeadingsInNotes } from '@bordereau/domain/invoice/sections'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { CII } from '../namespaces.ts'
import { netLines } from '../net.ts'
import { HYBRID_SPECIFICATIONS } from '../specifications.ts'
import { type Element, el, toXml } from '../xml.ts'
import { withinBasic } from './basic.ts'
import { writeAgreement } from './write-agreement.ts'
import { writeDate } from './write-date.ts'
import { writeDelivery } from './write-delivery.ts'
import { writeLine } from './write-line.ts'
import { writeSettlement } from './write-settlement.ts'

/**
 * The invoice as UN/CEFACT Cross Industry Invoice D16B in the profile of Factur-X that its specification names: EXTENDED
 * has no more than EN 16931, BASIC less. `totals` are those of totalsOf(invoice). Terms that EN 16931 does not have (a second identifier of the buyer, BT-6's rate) are left out.
 */
export function writeCii(invoice: Invoice, totals: Totals): string {
  const lines: readonly InvoiceLine[] = withHeadingsInNotes(invoice.lines)
  const root = el(
    'rsm:CrossIndustryInvoice',
    [
      el('rsm:ExchangedDocumentContext', [
        el('ram:BusinessProcessSpecifiedDocumentContextParameter', [
          el('ram:ID', invoice.businessProcess),
        ]),
        el('ram:GuidelineSpecifiedDocumentContextParameter', [el('ram:ID', invoice.specification)]),
      ]),
      document(invoice),
      el('rsm:SupplyChainTradeTransaction', [
        ...netLines(invoice, totals).flatMap((net, i) => {
          const line = lines[i]
          return line ? [writeLine(line, net, invoice)] : []
        }),
        writeAgreement(invoice),
        writeDelivery(invoice),
        writeSettlement(invoice, totals),
      ]),
    ],
    {
      'xmlns:rsm': CII.rsm,
      'xmlns:ram': CII.ram,
      'xmlns:udt': CII.udt,
      'xmlns:qdt': CII.qdt,
    },
  )
  if (!root) throw new Error('an invoice without any content')
  return toXml(invoice.specification === HYBRID_SPECIFICATIONS.basic ? withinBasic(root) : root)
}

function document(invoice: Invoice): Element | undefined {
  return el('rsm:ExchangedDocument', [
    el('ram:ID', invoice.number),
    el('ram:TypeCode', invoice.typeCode),
    writeDate('ram:IssueDateTime', invoice.issueDate),
    ...invoice.notes
      .filter(note => note.text.trim() !== '')
      .map(note =>
        el('ram:IncludedNote', [
          el('ram:Content', note.text),
          el('ram:SubjectCode', note.subjectCode),
        ]),
      ),
  ])
}
