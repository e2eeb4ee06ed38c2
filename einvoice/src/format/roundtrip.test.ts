import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { toMinor } from '@bordereau/domain/money/currency'
import { decimal, scaled } from '@bordereau/domain/money/decimal'
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

const RUNS = Number(process.env['TEST_ROUNDTRIPS'] ?? 300)

/** Lines of few prices, so that several have the same one. */
const alikeWithTax = fc
  .tuple(withTax, fc.array(fc.tuple(fc.nat(2), fc.nat(1)), { minLength: 5, maxLength: 5 }))
  .map(([invoice, picks]): Invoice => {
    const of = (i: number) => invoice.lines[i % invoice.lines.length] ?? fail()
    const lines = invoice.lines.map((line, i) => {
      const [price = 0, base = 0] = picks[i] ?? []
      const { tax } = of(price)
      return { ...line, tax, price: of(price).price, priceBaseQuantity: of(base).priceBaseQuantity }
    })
    return { ...invoice, lines }
  })

type Row = readonly [quantity: string, price: string, base: string, rate: string]

/** Quantity, price with tax, base quantity and rate of each line; its net amount, and its price without tax. */
const PRICES_WITH_TAX: readonly (readonly [
  name: string,
  lines: readonly Row[],
  nets: readonly bigint[],
  prices: readonly string[],
])[] = [
  [
    'a price for another quantity is another price',
    [
      ['68.86', '1.0002', '1', '20'],
      ['200.918', '1.0002', '0.5', '20'],
      ['1', '1', '1', '20'],
    ],
    [5739n, 33494n, 83n],
    ['0.8334', '0.83352', '0.83'],
  ],
  [
    'lines of the same price have the same price without tax, though a cent is shared out',
    [
      ['1', '500', '1', '10'],
      ['1', '500', '1', '10'],
    ],
    [45455n, 45454n],
    ['454.55', '454.55'],
  ],
  [
    'lines of the same price have one that gives all of their amounts',
    [
      ['3', '1', '1', '20'],
      ['7', '1', '1', '20'],
    ],
    [250n, 583n],
    ['0.833', '0.833'],
  ],
]

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

  const priced = (invoice: Invoice) => {
    const totals = totalsOf(invoice)
    const result = readEInvoice(write(invoice, totals))
    if (!result.ok) throw new Error(result.reason)
    return { totals, read: result, reread: totalsOf(result.invoice) }
  }

  test('prices with tax become prices without tax that give the same line nets and sums', () => {
    fc.assert(
      fc.property(fc.oneof(withTax, alikeWithTax), invoice => {
        const { totals, read, reread } = priced(invoice)
        const nets = totals.lines.map(({ net }) => net)
        expect(read.stated.lines.map(({ net }) => net && toMinor(net, 'EUR'))).toEqual(nets)
        const exact = invoice.lines.map(line => haveOnePrice(invoice, totals, line))
        const differences = reread.lines.map(({ net }, i) => net - (nets[i] ?? 0n))
        // A cent that the sum needs is in the amount of a line, where no price could give it.
        differences.forEach((cents, i) =>
          expect(exact[i] ? cents === 0n : -2n <= cents && cents <= 2n).toBe(true),
        )
        if (!exact.every(Boolean)) return
        expect([reread.net, reread.tax, reread.payable]).toEqual([
          totals.net,
          totals.tax,
          totals.payable,
        ])
      }),
      { numRuns: RUNS },
    )
  })

  test.each(PRICES_WITH_TAX)('%s', (_name, lines, nets, prices) => {
    const [sample] = fc.sample(withTax, { numRuns: 1, seed: 1 })
    const [line] = sample?.lines ?? []
    if (!sample || !line) throw new Error('no sample')
    for (const typeCode of ['380', '381']) {
      const { totals, read } = priced({
        ...sample,
        typeCode,
        allowancesCharges: [],
        lines: lines.map(([quantity, price, base, rate], i) => ({
          ...line,
          id: `${i}`,
          quantity: decimal(quantity),
          price: decimal(price),
          priceBaseQuantity: decimal(base),
          tax: { category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' },
          allowancesCharges: [],
        })),
      })
      expect(totals.lines.map(({ net }) => net)).toEqual(nets)
      expect(read.stated.lines.map(({ net }) => net && toMinor(net, 'EUR'))).toEqual(nets)
      expect(read.invoice.lines.map(({ price }) => price)).toEqual(prices)
    }
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

/** Whether there is a price without tax at which each of the lines of the same price has its amount, to the cent. */
function haveOnePrice(invoice: Invoice, totals: Totals, of: InvoiceLine): boolean {
  const alike = invoice.lines.flatMap((line, i) => {
    const isAlike =
      line.price === of.price &&
      line.priceBaseQuantity === of.priceBaseQuantity &&
      line.tax.rate === of.tax.rate
    const own = totals.lines[i]
    return isAlike && own ? [{ line, own }] : []
  })
  // In units of 10⁻²⁰; quantities here are positive, and so is what a line costs before its discounts.
  const limits = alike.map(({ line, own }) => {
    const gross = line.allowancesCharges.reduce((sum, { charge }, i) => {
      const amount = own.allowancesCharges[i] ?? 0n
      return charge ? sum - amount : sum + amount
    }, own.net)
    const [quantity, base] = [scaled(line.quantity), scaled(line.priceBaseQuantity)]
    const per = base.coefficient * 10n ** BigInt(20 + quantity.scale - base.scale)
    return [2n * gross - 1n, 2n * gross + 1n].map(
      end => (end * per) / (200n * quantity.coefficient),
    )
  })
  const low = limits.map(([end = 0n]) => end).toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n
  const high = limits.map(([, end = 0n]) => end).toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n
  return low < high
}

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
