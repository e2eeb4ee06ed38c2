import { localDate } from '@bordereau/domain/date'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { expect, test } from 'vitest'
import { frenchFindings, frenchSale } from '../../testing/french-sale.ts'

const LAST = localDate('1999-12-31')
const FIRST = localDate('2000-01-01')
const withPeriod = (start: typeof LAST, end: typeof LAST): Partial<Invoice> => ({
  lines: frenchSale().lines.map((line, i) =>
    i === 0 ? { ...line, period: { start, end } } : line,
  ),
})

test.each<[string, (day: typeof LAST) => Partial<Invoice>]>([
  ['BR-FR-03_BT-2 issueDate', issueDate => ({ issueDate })],
  ['BR-FR-03_BT-7 taxPointDate', taxPointDate => ({ taxPointDate })],
  // Before the issue it is due only where it is paid or a deposit.
  ['BR-FR-03_BT-9 dueDate', dueDate => ({ dueDate, typeCode: '386' })],
  [
    'BR-FR-03_BT-26 precedingInvoices.0.issueDate',
    issueDate => ({ precedingInvoices: [{ number: 'F1', issueDate }] }),
  ],
  ['BR-FR-03_BT-72 delivery.date', date => ({ delivery: { name: '', date } })],
  ['BR-FR-03_BT-73 period', start => ({ period: { start, end: FIRST } })],
  ['BR-FR-03_BT-74 period', end => ({ period: { start: FIRST, end } })],
  ['BR-FR-03_BT-134 lines.0.period', start => withPeriod(start, FIRST)],
  ['BR-FR-03_BT-135 lines.0.period', end => withPeriod(FIRST, end)],
])('%s: years begin with 20', (finding, change) => {
  expect(frenchFindings(frenchSale(change(LAST)))).toEqual([finding])
  expect(frenchFindings(frenchSale(change(FIRST)))).toEqual([])
})

test('an attachment is described by a code of the list, and one is the readable view', () => {
  const described = (...descriptions: string[]) =>
    frenchFindings(
      frenchSale({
        supportingDocuments: descriptions.map((description, i) => ({
          id: `A${i}`,
          description,
          url: '',
        })),
      }),
    )
  expect(described('', 'RIB', 'BON_LIVRAISON', 'RECAPITULATIF_COTRAITANCE', 'LISIBLE')).toEqual([])
  expect(described('RIB', 'rib')).toEqual(['BR-FR-17_BT-123 supportingDocuments.1.description'])
  expect(described('LISIBLE', 'LISIBLE')).toEqual(['BR-FR-18_BT-123 supportingDocuments'])
  expect(described('RIB', 'RIB')).toEqual([])
})
