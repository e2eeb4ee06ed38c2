import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { expect, test } from 'vitest'
import { GERMAN, POLISH } from '../testing/golden-parties.ts'
import { amount, invoice, line, tax, taxed } from '../testing/invoice-parts.ts'
import { type Rule, onDocumentEntries, onEach, onLineEntries, onTaxed, subjectOf } from './rule.ts'

const STANDARD = tax('S', '19')
const [allowance, charge] = [amount(false, '1', 'less'), amount(true, '2', 'more')]
const document: Invoice = invoice(
  'en16931',
  GERMAN,
  POLISH,
  [
    line('Lamp', '1', '100', STANDARD),
    line('Bulb', '1', '10', STANDARD, { allowancesCharges: [allowance, charge] }),
  ],
  { allowancesCharges: [taxed(charge, STANDARD), taxed(allowance, STANDARD)] },
)
const brokenBy = (rule: Rule) => rule.breaks(subjectOf(document, totalsOf(document)))
const never = () => false

test('a rule on taxes is of lines, allowances or charges, or of any', () => {
  const on = (kind: 'line' | 'allowance' | 'charge' | 'any') =>
    brokenBy(onTaxed('X', 'BT-1', kind, 'rate', never))
  expect(on('line')).toEqual(['lines.0.tax.rate', 'lines.1.tax.rate'])
  expect(on('charge')).toEqual(['allowancesCharges.0.tax.rate'])
  expect(on('allowance')).toEqual(['allowancesCharges.1.tax.rate'])
  expect(on('any')).toEqual([...on('line'), ...on('charge'), ...on('allowance')])
})

test('a rule on entries of lines is of allowances, of charges, or of both', () => {
  const on = (kind: boolean | 'both') => brokenBy(onLineEntries('X', 'BT-1', kind, 'reason', never))
  expect(on(false)).toEqual(['lines.1.allowancesCharges.0.reason'])
  expect(on(true)).toEqual(['lines.1.allowancesCharges.1.reason'])
  expect(on('both')).toEqual([...on(false), ...on(true)])
})

test('a rule on entries of the document names the entry among all, and its field where it has one', () => {
  const on = (kind: boolean, field: string) =>
    brokenBy(onDocumentEntries('X', 'BT-1', kind, field, never))
  expect(on(true, 'reason')).toEqual(['allowancesCharges.0.reason'])
  expect(on(false, '')).toEqual(['allowancesCharges.1'])
  const each = onEach(
    'X',
    'BT-1',
    'notes',
    () => ['a', 'b'],
    'text',
    note => note === 'a',
  )
  expect(brokenBy(each)).toEqual(['notes.1.text'])
})
