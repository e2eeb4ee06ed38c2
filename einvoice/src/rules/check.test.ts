import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { localDate } from '@bordereau/domain/date'
import { describe, expect, test } from 'vitest'
import { GOLDEN } from '../testing/golden-invoices.ts'
import { line, tax } from '../testing/invoice-parts.ts'
import { ALL_RULES } from './all.ts'
import { check } from './check.ts'
import { RULE_SETS, type RuleSet } from './rule-set.ts'
import { rulesFor } from './rules-for.ts'

function golden(name: string): { invoice: Invoice; ruleSet: RuleSet } {
  const found = GOLDEN.find(one => one.name === name)
  if (!found) throw new Error(`no golden invoice ${name}`)
  return found
}

/** The findings as 'code path', a question mark after warnings. */
function findingsOf(invoice: Invoice, ruleSet: RuleSet): string[] {
  const rules = rulesFor(invoice.seller.address.country, invoice.buyer.address.country, ruleSet)
  return check(invoice, totalsOf(invoice), rules).map(
    ({ code, path, severity }) => `${code} ${path}${severity === 'warning' ? '?' : ''}`,
  )
}

/** The invoice with its first line changed. */
function withLine(invoice: Invoice, change: Partial<InvoiceLine>): Invoice {
  const [first, ...rest]: readonly InvoiceLine[] = invoice.lines
  if (!first) throw new Error('no line')
  return { ...invoice, lines: [{ ...first, ...change }, ...rest] }
}

/** A golden invoice, a change to it, and the exact findings. */
const CASES: readonly (readonly [string, (invoice: Invoice) => Invoice, readonly string[]])[] = [
  ['be-us-export', i => ({ ...i, number: ' ' }), ['BR-02 number']],
  ['be-us-export', i => ({ ...i, specification: '' }), ['BR-01 specification']],
  ['be-us-export', i => ({ ...i, typeCode: '' }), ['BR-04 typeCode']],
  ['be-us-export', i => ({ ...i, typeCode: '999' }), ['BR-CL-01 typeCode']],
  [
    'be-us-export',
    i => ({ ...i, seller: { ...i.seller, legalName: '' } }),
    ['BR-06 seller.legalName'],
  ],
  [
    'be-us-export',
    i => ({ ...i, buyer: { ...i.buyer, legalName: '' } }),
    ['BR-07 buyer.legalName'],
  ],
  [
    'be-us-export',
    i => ({ ...i, buyer: { ...i.buyer, address: { ...i.buyer.address, country: '' } } }),
    ['BR-11 buyer.address.country'],
  ],
  [
    'be-us-export',
    i => ({ ...i, buyer: { ...i.buyer, address: { ...i.buyer.address, country: 'XX' } } }),
    ['BR-CL-14 buyer.address.country'],
  ],
  ['be-us-export', i => ({ ...i, currency: 'XYZ' }), ['BR-CL-04 currency']],
  ['be-us-export', i => ({ ...i, lines: [] }), ['BR-16 lines']],
  ['be-us-export', i => withLine(i, { id: '' }), ['BR-21 lines.0.id']],
  ['be-us-export', i => withLine(i, { unit: '' }), ['BR-23 lines.0.unit']],
  ['be-us-export', i => withLine(i, { unit: 'piece' }), ['BR-CL-23 lines.0.unit']],
  ['be-us-export', i => withLine(i, { name: '' }), ['BR-25 lines.0.name']],
  ['be-us-export', i => withLine(i, { price: decimal('-1') }), ['BR-27 lines.0.price']],
  [
    'be-us-export',
    i => withLine(i, { period: { start: localDate('2026-02-01'), end: localDate('2026-01-01') } }),
    ['BR-30 lines.0.period.end'],
  ],
  ['be-us-export', i => withLine(i, { period: {} }), ['BR-CO-20 lines.0.period']],
  [
    'be-us-export',
    i => withLine(i, { attributes: [{ name: 'Colour', value: '' }] }),
    ['BR-54 lines.0.attributes'],
  ],
  [
    'be-us-export',
    i => withLine(i, { classifications: [{ code: '1', listId: '' }] }),
    ['BR-65 lines.0.classifications'],
  ],
  [
    'be-us-export',
    i => withLine(i, { tax: tax('G', '20', 'VATEX-EU-G') }),
    ['BR-G-05 lines.0.tax.rate'],
  ],
  ['be-us-export', i => withLine(i, { tax: tax('G') }), ['BR-G-10 lines.0.tax.exemptionReason']],
  [
    'be-us-export',
    i => withLine(i, { tax: tax('G', '0', 'VATEX-XX') }),
    ['BR-CL-22 lines.0.tax.exemptionCode'],
  ],
  ['be-us-export', i => withLine(i, { tax: tax('S', '0') }), ['BR-S-05 lines.0.tax.rate']],
  [
    'be-us-export',
    i => withLine(i, { tax: tax('S', '20', '', 'because') }),
    ['BR-S-10 lines.0.tax.exemptionReason'],
  ],
  ['be-us-export', i => ({ ...i, seller: { ...i.seller, vatId: '' } }), ['BR-G-02 seller.vatId']],
  [
    'be-us-export',
    i => ({ ...i, seller: { ...i.seller, vatId: '44732829320' } }),
    ['BR-CO-09 seller.vatId'],
  ],
  [
    'be-us-export',
    i => ({ ...i, payment: i.payment && { ...i.payment, accounts: [] } }),
    ['BR-61 payment.accounts'],
  ],
  [
    'be-us-export',
    i => ({ ...i, payment: i.payment && { ...i.payment, meansCode: '' } }),
    ['BR-49 payment.meansCode'],
  ],
  [
    'be-us-export',
    i => ({
      ...i,
      payment: i.payment && { ...i.payment, card: { number: '4111111111111111', holder: '' } },
    }),
    ['BR-51 payment.card.number?', 'BDX-XML-06 payment.card.number?'],
  ],
  [
    'be-us-export',
    i => ({ ...i, taxPointDate: localDate('2026-11-01'), taxPointCode: '3' }),
    ['BR-CO-03 taxPointCode'],
  ],
  [
    'be-us-export',
    i => ({ ...i, currency: 'KWD', taxCurrency: undefined, ...onePrice(i, '1.234') }),
    ['BDX-XML-01 currency?'],
  ],
  [
    // Between Belgian businesses the law requires an e-invoice, so an amount that none can hold is fatal.
    'be-be-mixed-rates',
    i => ({
      ...i,
      currency: 'KWD',
      taxCurrency: undefined,
      allowancesCharges: [],
      ...onePrice(i, '1.235'),
    }),
    [
      'BR-DEC-09 currency',
      'BR-DEC-12 currency',
      'BR-DEC-13 currency',
      'BR-DEC-14 currency',
      'BR-DEC-18 currency',
      'BR-DEC-19 currency',
      'BR-DEC-20 currency',
      'BR-DEC-23 currency',
      'BDX-VAT-01 taxCurrency',
    ],
  ],
  [
    'be-pl-reverse-charge',
    i => ({ ...i, buyer: { ...i.buyer, vatId: '', legalRegistration: undefined } }),
    ['BR-AE-02 buyer.vatId'],
  ],
  [
    'be-pl-reverse-charge',
    i => ({ ...i, buyerReference: '' }),
    ['PEPPOL-EN16931-R003 buyerReference'],
  ],
  [
    'be-pl-reverse-charge',
    i => ({ ...i, buyer: { ...i.buyer, electronicAddress: undefined } }),
    ['PEPPOL-EN16931-R010 buyer.electronicAddress'],
  ],
  [
    'be-pl-reverse-charge',
    i => ({ ...i, buyer: { ...i.buyer, electronicAddress: { id: '1' } } }),
    ['BR-63 buyer.electronicAddress.schemeId'],
  ],
  [
    'be-pl-reverse-charge',
    i => ({ ...i, businessProcess: '' }),
    ['PEPPOL-EN16931-R001 businessProcess', 'PEPPOL-EN16931-R007 businessProcess'],
  ],
  [
    'be-pl-reverse-charge',
    i => withLine(i, { tax: tax('E', '0', 'VATEX-EU-AE') }),
    ['PEPPOL-EN16931-P0107 lines.0.tax.exemptionCode'],
  ],
  [
    'be-de-goods',
    i => ({ ...i, delivery: { name: '' } }),
    ['BR-IC-11 delivery.date', 'BR-IC-12 delivery.address.country'],
  ],
  ['be-de-goods', i => ({ ...i, buyer: { ...i.buyer, vatId: '' } }), ['BR-IC-02 buyer.vatId']],
  [
    'be-de-goods',
    i => withLine(i, { tax: tax('O', '0', 'VATEX-EU-O') }),
    ['BR-O-02 seller.vatId', 'BR-O-02 buyer.vatId', 'BR-O-12 lines.1.tax.category'],
  ],
  [
    'be-be-mixed-rates',
    i => ({
      ...i,
      buyer: { ...i.buyer, electronicAddress: { id: '0202239952', schemeId: '0208' } },
    }),
    ['PEPPOL-COMMON-R043 buyer.electronicAddress'],
  ],
  [
    'be-be-mixed-rates',
    i => ({
      ...i,
      allowancesCharges: i.allowancesCharges.map(one => ({ ...one, reason: '', reasonCode: '' })),
    }),
    ['BR-33 allowancesCharges.0.reason', 'BR-38 allowancesCharges.1.reason'],
  ],
  [
    'be-be-mixed-rates',
    i => withLine(i, { grossPrice: decimal('9') }),
    ['PEPPOL-EN16931-R046 lines.0.price'],
  ],
  [
    'be-be-mixed-rates',
    i => withLine(i, { priceBaseQuantity: decimal('0') }),
    ['PEPPOL-EN16931-R121 lines.0.priceBaseQuantity'],
  ],
  ['de-authority-xrechnung', i => ({ ...i, buyerReference: '' }), ['BR-DE-15 buyerReference']],
  // The tax in the seller's own currency: each law by its own code, and none for a tax of nothing.
  ['pl-pl-vat-in-zloty', i => ({ ...i, taxCurrency: undefined }), ['BDX-VAT-04 taxCurrency']],
  [
    'pl-pl-vat-in-zloty',
    i => ({ ...i, taxCurrency: { currency: 'CZK', rate: decimal('24.3') } }),
    ['BDX-VAT-04 taxCurrency'],
  ],
  ['de-authority-xrechnung', i => ({ ...i, currency: 'USD' }), ['BDX-VAT-02 taxCurrency']],
  ['be-be-mixed-rates', i => ({ ...i, currency: 'USD' }), ['BDX-VAT-01 taxCurrency']],
  ['be-pl-reverse-charge', i => ({ ...i, currency: 'USD' }), []],
  [
    'de-authority-xrechnung',
    i => ({ ...i, seller: { ...i.seller, contact: { name: '', phone: '12', email: 'a@b' } } }),
    [
      'BR-DE-5 seller.contact.name',
      'BR-DE-27 seller.contact.phone?',
      'BR-DE-28 seller.contact.email?',
    ],
  ],
  ['de-authority-xrechnung', i => ({ ...i, payment: undefined }), ['BR-DE-1 payment']],
  [
    'de-authority-xrechnung',
    i => ({ ...i, paymentTerms: '#SKONTO#TAGE=14#\n' }),
    ['BR-DE-18 paymentTerms'],
  ],
  [
    'de-authority-xrechnung',
    i => ({
      ...i,
      payment: i.payment && {
        ...i.payment,
        accounts: i.payment.accounts.map(a => ({ ...a, iban: 'DE89370400440532013001' })),
      },
    }),
    ['BR-DE-19 payment.accounts.0.iban?'],
  ],
  [
    'fr-fr-services',
    i => ({ ...i, notes: [] }),
    ['BR-FR-05_BT-22-1 notes', 'BR-FR-05_BT-22-2 notes', 'BR-FR-05_BT-22-3 notes'],
  ],
  ['fr-fr-services', i => ({ ...i, number: 'F 2026 1' }), ['BR-FR-02_BT-1 number']],
  [
    'fr-fr-services',
    i => ({ ...i, buyer: { ...i.buyer, legalRegistration: undefined } }),
    ['BR-FR-11_BT-47 buyer.legalRegistration'],
  ],
  [
    'fr-fr-services',
    i => ({
      ...i,
      seller: { ...i.seller, legalRegistration: { id: '732829321', schemeId: '0002' } },
    }),
    ['BR-FR-10_BT-30 seller.legalRegistration'],
  ],
  [
    'fr-fr-services',
    i => withLine(i, { tax: tax('S', '19') }),
    ['BR-FR-16_BT-152 lines.0.tax.rate'],
  ],
  ['fr-fr-services', i => ({ ...i, businessProcess: 'X' }), ['BR-FR-08_BT-23 businessProcess']],
  [
    'fr-fr-services',
    i => ({ ...i, dueDate: localDate('2026-01-01') }),
    ['BR-FR-CO-07_BT-9 dueDate'],
  ],
  [
    'fr-fr-credit-note',
    i => ({ ...i, precedingInvoices: [] }),
    ['BR-FR-CO-05_BT-3 precedingInvoices'],
  ],
  [
    'in-domestic',
    i => ({ ...i, seller: { ...i.seller, taxRegistration: '' } }),
    ['BDX-IN-01 seller.taxRegistration'],
  ],
  [
    'in-domestic',
    i => withLine(i, { classifications: [] }),
    ['BDX-IN-03 lines.0.classifications?'],
  ],
  ['in-domestic', i => ({ ...i, number: '0042' }), ['BDX-IN-04 number']],
  [
    'in-domestic',
    i => ({ ...i, buyer: { ...i.buyer, address: { ...i.buyer.address, subdivision: '' } } }),
    ['BDX-IN-02 buyer.address.subdivision'],
  ],
]

/** The first line at another price, so that three decimals of the currency are used. */
function onePrice(invoice: Invoice, price: string): Pick<Invoice, 'lines'> {
  const [first]: readonly InvoiceLine[] = invoice.lines
  return { lines: [line(first?.name ?? '', '1', price, first?.tax ?? tax('G'), { id: '1' })] }
}

test.each(CASES)('%s, changed: %#', (name, change, findings) => {
  const { invoice, ruleSet } = golden(name)
  expect(findingsOf(change(invoice), ruleSet)).toEqual(findings)
})

describe('the set as a whole', () => {
  test('a code is unique in the rules of an invoice, except for code lists at two levels', () => {
    for (const ruleSet of ['en16931', 'peppol', 'xrechnung'] as const) {
      const codes = rulesFor('DE', 'DE', ruleSet).map(({ code }) => code)
      const twice = codes.filter((code, i) => codes.indexOf(code) !== i)
      expect(twice).toEqual(['BR-CL-19', 'BR-CL-20'])
    }
  })

  test('an American seller without a VAT number breaks no rule', () => {
    const { invoice } = golden('be-us-export')
    const home = { ...invoice, seller: { ...invoice.buyer, identifiers: [] } }
    const fatal = findingsOf(home, 'en16931').filter(finding => !finding.endsWith('?'))
    expect(fatal).toEqual([])
  })

  test('a check of twenty lines takes less than five milliseconds', () => {
    const { invoice, ruleSet } = golden('be-be-mixed-rates')
    const lines = Array.from({ length: 4 }, () => invoice.lines).flat()
    const long: Invoice = { ...invoice, lines: lines }
    const rules = rulesFor('BE', 'BE', ruleSet)
    const totals = totalsOf(long)
    const times = Array.from({ length: 60 }, () => {
      const start = performance.now()
      check(long, totals, rules)
      return performance.now() - start
    }).toSorted((a, b) => a - b)
    expect(times[30]).toBeLessThan(5)
  })

  test.each(RULE_SETS)(
    'of %s checks a document of twice the lines with twice the work',
    ruleSet => {
      const { invoice } = golden('be-be-mixed-rates')
      const readsOf = (count: number): number => {
        const lines = Array.from({ length: count }, () => line('Lamp', '1', '9', tax('S', '21')))
        let reads = 0
        const counted = new Proxy(lines, {
          get: (target, key) => {
            reads += 1
            return Reflect.get(target, key)
          },
        })
        const totals = totalsOf({ ...invoice, lines })
        check({ ...invoice, lines: counted }, totals, rulesFor('BE', 'BE', ruleSet))
        return reads
      }
      expect(readsOf(400)).toBeLessThan(2.2 * readsOf(200))
    },
  )

  test('every rule names its business terms', () => {
    expect(ALL_RULES.filter(({ terms }) => terms.length === 0)).toEqual([])
  })
})
