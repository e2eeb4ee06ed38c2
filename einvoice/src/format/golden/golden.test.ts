import { readFileSync, writeFileSync } from 'node:fs'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { describe, expect, test } from 'vitest'
import { check } from '../../rules/check.ts'
import { rulesFor } from '../../rules/rules-for.ts'
import { checkStated } from '../../rules/stated/check.ts'
import { writeCii } from '../cii/write.ts'
import { readEInvoice } from '../read.ts'
import { writeUbl } from '../ubl/write.ts'
import { GOLDEN } from './invoices.ts'

/** GOLDEN=write makes the files anew; look at the difference before committing it. */
const REMAKE = process.env['GOLDEN'] === 'write'

const SYNTAXES = [
  ['ubl', writeUbl],
  ['cii', writeCii],
] as const

describe.each(GOLDEN)('$name', ({ name, profile, invoice }) => {
  const totals = totalsOf(invoice)

  test.each(SYNTAXES)('%s is written as committed', (syntax, write) => {
    const file = new URL(`${name}.${syntax}.xml`, import.meta.url)
    const xml = write(invoice, totals)
    if (REMAKE) writeFileSync(file, xml)
    expect(xml).toBe(readFileSync(file, 'utf8'))
  })

  test('breaks none of the rules it is held to', () => {
    const rules = rulesFor(invoice.seller.address.country, invoice.buyer.address.country, profile)
    const faults = check(invoice, totals, rules)
    expect(faults.filter(fault => fault.severity === 'fatal')).toEqual([])
  })

  test.each(SYNTAXES)('%s states sums that hold, and that come out again', (_, write) => {
    const result = readEInvoice(write(invoice, totals))
    if (!result.ok) throw new Error(result.sentence)
    const faults = checkStated(result.invoice, result.stated)
    expect(faults.filter(fault => fault.severity === 'fatal')).toEqual([])
    const again = totalsOf(result.invoice)
    expect(again.lines.map(line => line.net)).toEqual(totals.lines.map(line => line.net))
    expect([again.net, again.tax, again.gross, again.payable, again.taxInTaxCurrency]).toEqual([
      totals.net,
      totals.tax,
      totals.gross,
      totals.payable,
      totals.taxInTaxCurrency,
    ])
  })
})
