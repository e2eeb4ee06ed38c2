import { readFileSync, writeFileSync } from 'node:fs'
import type { EInvoiceChoice } from '@bordereau/domain/party/e-invoice-choice-keys'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { expect, test } from 'vitest'
import { EINVOICE_FORMATS } from '../../issue/einvoice-formats.ts'
import { GOLDEN_DOCUMENTS } from '../../testing/golden-documents.ts'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { readEInvoice } from '../read.ts'

/** GOLDEN=write writes the files again; review the difference before committing it. */
const REWRITE = process.env['GOLDEN'] === 'write'

/**
 * The profiles of Factur-X that customers ask for. On 2026-11-29 each of these files was accepted by the publishers' rules
 * of its profile (Factur-X 2.5.2: schema and Schematron; KoSIT's for XRechnung 3.0.2), those of EN 16931 1.3.16 and the
 * schema D16B.
 */
const CASES: readonly (readonly [name: string, choice: EInvoiceChoice, suffix: string])[] = [
  ['de-de-prepaid', 'facturx_basic', 'basic'],
  ['be-be-mixed-rates', 'facturx_extended', 'extended'],
  ['de-authority-xrechnung', 'zugferd_xrechnung', 'xrechnung'],
  ['fr-de-mixed', 'facturx_basic', 'basic'],
  ['fr-de-mixed', 'facturx_extended', 'extended'],
  ['be-us-export', 'facturx_basic', 'basic'],
  ['be-us-export', 'facturx_extended', 'extended'],
]

test.each(CASES)('%s as %s is written as committed', (name, choice, suffix) => {
  const found = [...GOLDEN, ...GOLDEN_DOCUMENTS].find(one => one.name === name)
  if (!found) throw new Error(`no golden invoice ${name}`)
  const content = { invoice: found.invoice, totals: totalsOf(found.invoice), choice }
  const formats = EINVOICE_FORMATS.filter(format => format.appliesTo(content))
  expect(formats.map(({ kind }) => kind)).toEqual(['cii'])
  const xml = formats[0]?.write(content) ?? ''
  const file = new URL(`../../testing/golden/${name}.${suffix}.cii.xml`, import.meta.url)
  if (REWRITE) writeFileSync(file, xml)
  expect(xml).toBe(readFileSync(file, 'utf8'))
  const read = readEInvoice(xml)
  expect(read.ok).toBe(true)
  if (read.ok) expect(totalsOf(read.invoice).payable).toBe(content.totals.payable)
})
