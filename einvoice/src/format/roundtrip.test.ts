import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyInvoice, withTax } from '../testing/arbitrary.ts'
import { writeCii } from './cii/write.ts'
import { GOLDEN } from '../testing/golden-invoices.ts'
import { readEInvoice } from './read.ts'
import { writeUbl } from './ubl/write.ts'

const SYNTAXES = [
  ['ubl', writeUbl],
  ['cii', writeCii],
] as const

const RUNS = 300

describe.each(SYNTAXES)('%s', (_, write) => {
  test('a written invoice is the same when read', () => {
    fc.assert(
      fc.property(anyInvoice, invoice => {
        const result = readEInvoice(write(invoice, totalsOf(invoice)))
        if (!result.ok) throw new Error(result.reason)
        expect(withoutRate(result.invoice)).toEqual(withoutRate(invoice))
        const [before, after] = [totalsOf(invoice), totalsOf(result.invoice)]
        expect(after).toEqual(before)
      }),
      { numRuns: RUNS },
    )
  })

  test('prices with tax become prices without tax that give the same line nets and sums', () => {
    fc.assert(
      fc.property(withTax, invoice => {
        const totals = totalsOf(invoice)
        const result = readEInvoice(write(invoice, totals))
        if (!result.ok) throw new Error(result.reason)
        const reread = totalsOf(result.invoice)
        expect(reread.lines.map(line => line.net)).toEqual(totals.lines.map(line => line.net))
        expect([reread.net, reread.tax, reread.payable]).toEqual([
          totals.net,
          totals.tax,
          totals.payable,
        ])
      }),
      { numRuns: RUNS },
    )
  })

  test('a price is chosen by the rounded net amount, where an allowance changes the sign of the rounded value', () => {
    const [sample] = fc.sample(withTax, { numRuns: 1, seed: 1 })
    const [line] = sample?.lines ?? []
    if (!sample || !line) throw new Error('no sample')
    const allowance = {
      charge: false,
      value: { by: 'amount', amount: decimal('1.02') },
      reason: 'Gift',
      reasonCode: '',
    } as const
    const invoice: Invoice = {
      ...sample,
      lines: [
        {
          ...line,
          quantity: decimal('1.015'),
          price: decimal('1.00001'),
          priceBaseQuantity: decimal(1),
          tax: { category: 'Z', rate: decimal(0), exemptionCode: '', exemptionReason: '' },
          allowancesCharges: [allowance],
        },
      ],
      allowancesCharges: [],
    }
    const totals = totalsOf(invoice)
    expect(totals.lines.map(({ net }) => net)).toEqual([0n])
    const result = readEInvoice(write(invoice, totals))
    if (!result.ok) throw new Error(result.reason)
    expect(totalsOf(result.invoice).lines.map(({ net }) => net)).toEqual([0n])
  })
})

/** No syntax has the rate itself; the totals show that BT-111 is the same. */
function withoutRate({ taxCurrency, ...rest }: Invoice) {
  return { ...rest, taxCurrency: taxCurrency?.currency }
}

const XSD = new URL('../../../../shared/einvoice-corpus/xsd/', import.meta.url)
const SCHEMAS = {
  invoice: 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd',
  creditNote: 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd',
  cii: 'cii-d16b/D16B SCRDM (Subset)/uncoupled clm/CII/uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd',
} as const

describe.skipIf(!existsSync(XSD))(
  'by the official schemas (skipped where ../shared/einvoice-corpus is absent)',
  () => {
    const validators = new Map<string, XsdValidator>()

    beforeAll(() => {
      xmlRegisterFsInputProviders()
      for (const path of Object.values(SCHEMAS)) {
        const url = fileURLToPath(new URL(encodeURI(path), XSD))
        using schema = XmlDocument.fromBuffer(readFileSync(url), { url })
        validators.set(path, XsdValidator.fromDoc(schema))
      }
    }, 60_000)
    afterAll(() => validators.forEach(validator => validator.dispose()))

    const loadValidator = (invoice: Invoice) => {
      const totals = totalsOf(invoice)
      const ubl = isCreditNoteCode(invoice.typeCode) ? SCHEMAS.creditNote : SCHEMAS.invoice
      validate(validators.get(ubl), writeUbl(invoice, totals))
      // D16B has one preceding invoice; the schema of Factur-X, which is the one used for writing, has several.
      const precedingInvoices = invoice.precedingInvoices.slice(0, 1)
      validate(validators.get(SCHEMAS.cii), writeCii({ ...invoice, precedingInvoices }, totals))
    }

    test.each(GOLDEN)('$name is valid', ({ invoice }) => loadValidator(invoice))

    test('any invoice is valid', () => {
      fc.assert(fc.property(anyInvoice, loadValidator), { numRuns: 100 })
    })

    test('the validator works: a wrong order of elements is invalid', () => {
      const [golden] = GOLDEN
      const xml = writeUbl(golden?.invoice ?? fail(), totalsOf(golden?.invoice ?? fail()))
      const swapped = xml.replace(
        /(\s*<cbc:ID>.*?<\/cbc:ID>)(\s*<cbc:IssueDate>.*?<\/cbc:IssueDate>)/,
        '$2$1',
      )
      expect(swapped).not.toBe(xml)
      expect(() => validate(validators.get(SCHEMAS.invoice), swapped)).toThrow()
    })
  },
)

/** Throws with the schema's message where the text is invalid. */
function validate(validator: XsdValidator | undefined, xml: string): void {
  if (!validator) throw new Error('no such schema')
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
  }
}

function fail(): never {
  throw new Error('no golden invoice')
}
