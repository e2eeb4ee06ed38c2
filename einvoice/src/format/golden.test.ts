import { readFileSync, writeFileSync } from 'node:fs'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { describe, expect, test } from 'vitest'
import { check } from '../rules/check.ts'
import { rulesFor } from '../rules/rules-for.ts'
import { checkStated } from '../rules/stated/check.ts'
import { writeCii } from './cii/write.ts'
import { readEInvoice } from './read.ts'
import { writeUbl } from './ubl/write.ts'
import { GOLDEN_DOCUMENTS } from '../testing/golden-documents.ts'
import { GOLDEN } from '../testing/golden-invoices.ts'
import { GOLDEN_SELF_BILLED } from '../testing/golden-self-billed.ts'
import { GOLDEN_SETTLEMENTS } from '../testing/golden-settlements.ts'
import { GOLDEN_SUPPLIES } from '../testing/golden-supplies.ts'
import { GOLDEN_TAXES } from '../testing/golden-taxes.ts'

/** GOLDEN=write writes the files again; review the difference before committing it. */
const REWRITE = process.env['GOLDEN'] === 'write'

const SYNTAXES = [
  ['ubl', writeUbl],
  ['cii', writeCii],
] as const

describe.each([
  ...GOLDEN,
  ...GOLDEN_DOCUMENTS,
  ...GOLDEN_SETTLEMENTS,
  ...GOLDEN_TAXES,
  ...GOLDEN_SELF_BILLED,
  ...GOLDEN_SUPPLIES,
])('$name', ({ name, ruleSet, invoice }) => {
  const totals = totalsOf(invoice)

  test.each(SYNTAXES)('%s is written as committed', (syntax, write) => {
    const file = new URL(`../testing/golden/${name}.${syntax}.xml`, import.meta.url)
    const xml = write(invoice, totals)
    if (REWRITE) writeFileSync(file, xml)
    expect(xml).toBe(readFileSync(file, 'utf8'))
  })

  test('breaks none of its rules', () => {
    const rules = rulesFor(invoice.seller.address.country, invoice.buyer.address.country, ruleSet)
    const findings = check(invoice, totals, rules)
    expect(findings.filter(finding => finding.severity === 'fatal')).toEqual([])
  })

  test.each(SYNTAXES)('%s states correct sums, which are the same when read again', (_, write) => {
    const result = readEInvoice(write(invoice, totals))
    if (!result.ok) throw new Error(result.reason)
    const findings = checkStated(result.invoice, result.stated)
    expect(findings.filter(finding => finding.severity === 'fatal')).toEqual([])
    const reread = totalsOf(result.invoice)
    expect(reread.lines.map(line => line.net)).toEqual(totals.lines.map(line => line.net))
    expect([reread.net, reread.tax, reread.gross, reread.payable, reread.taxInTaxCurrency]).toEqual(
      [totals.net, totals.tax, totals.gross, totals.payable, totals.taxInTaxCurrency],
    )
  })
})
