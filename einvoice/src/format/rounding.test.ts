import type { Currency } from '@bordereau/domain/money/currency'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { expect, test } from 'vitest'
import { IDENTIFIERS, type RuleSet } from '../rules/rule-set.ts'
import { checkStated } from '../rules/stated/check.ts'
import { GOLDEN } from '../testing/golden-invoices.ts'
import { line, tax } from '../testing/invoice-parts.ts'
import { readEInvoice } from './read.ts'
import { writeUbl } from './ubl/write.ts'

const found = GOLDEN.find(({ name }) => name === 'be-us-export')
if (!found) throw new Error('the golden invoice of an export is missing')
const { invoice } = found

function written(currency: Currency, quantity: string, price: string, ruleSet: RuleSet) {
  const sold = {
    ...invoice,
    ...IDENTIFIERS[ruleSet],
    taxCurrency: undefined,
    currency,
    lines: [line('Lamp', quantity, price, tax('S', '24'), { id: '1' })],
  }
  return writeUbl(sold, totalsOf(sold))
}

const entries = (xml: string): string[] =>
  [...xml.matchAll(/<cbc:ChargeIndicator>(\w+)<[^]*?<cbc:Amount[^>]*>([\d.]+)</g)].map(
    ([, charge, amount]) => `${charge === 'true' ? '+' : '-'}${amount}`,
  )

test.each([
  ['ISK', '2.5', '1001', ['+0.50']],
  ['ISK', '0.3', '1001', ['-0.30']],
  ['ISK', '-2.5', '1001', ['-0.50']],
  ['ISK', '3', '1001', []],
  ['JPY', '1.25', '333', ['-0.25']],
  ['KRW', '0.1', '7', ['+0.30']],
  ['EUR', '2.5', '10.01', []],
] as const)(
  'in %s a Peppol line of %s at %s has the rounding as %j',
  (currency, quantity, price, expected) => {
    const xml = written(currency, quantity, price, 'peppol')
    expect(entries(xml)).toEqual(expected)
    const read = readEInvoice(xml)
    if (!read.ok) throw new Error(read.reason)
    const codes = checkStated(read.invoice, read.stated).map(({ code }) => code)
    expect(codes).not.toContain('PEPPOL-EN16931-R120')
  },
)

test('no other file has it: no rule of theirs refuses the line', () => {
  expect(entries(written('ISK', '2.5', '1001', 'en16931'))).toEqual([])
  expect(entries(written('ISK', '2.5', '1001', 'xrechnung'))).toEqual([])
})
