import { localDate } from '@bordereau/domain/date'
import type { DocumentAllowanceCharge, Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { type Decimal, ZERO, add, decimal } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { describe, expect, test } from 'vitest'
import { readEInvoice } from '../../format/read.ts'
import type { StatedLine, StatedSubtotal, StatedTotals } from '../../format/stated.ts'
import { writeUbl } from '../../format/ubl/write.ts'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { line, tax } from '../../testing/invoice-parts.ts'
import { IDENTIFIERS } from '../rule-set.ts'
import { checkStated } from './check.ts'

/* The stated sums of another program's document against each other, rule by rule. */

const found = GOLDEN.find(({ name }) => name === 'be-us-export')
if (!found) throw new Error('the golden invoice of an export is missing')
const parties = found.invoice

const entry = (charge: boolean, amount: string, category: DocumentAllowanceCharge['tax']) => ({
  charge,
  value: { by: 'amount' as const, amount: decimal(amount) },
  reason: 'x',
  reasonCode: '',
  tax: category,
})

/** The invoice as written and read again, with the sums it states. */
function stating(change: Partial<Invoice>) {
  const invoice = { ...parties, taxCurrency: undefined, currency: 'EUR', ...change }
  const result = readEInvoice(writeUbl(invoice, totalsOf(invoice)))
  if (!result.ok) throw new Error(result.reason)
  return result
}

const S20 = tax('S', '20')
/** 100.00, with an allowance of 10.00 on the line, less 5.00 and plus 2.00 on the document: 87.00, tax 17.40. */
const read = stating({
  lines: [line('Lamp', '2', '50', S20, { id: '1', allowancesCharges: [entry(false, '10', S20)] })],
  allowancesCharges: [entry(false, '5', S20), entry(true, '2', S20)],
})
const [firstLine] = read.stated.lines
const [subtotal] = read.stated.vat
if (!firstLine || !subtotal) throw new Error('the document states a line and a subtotal')

function broken(change: Partial<StatedTotals>, invoice: Partial<Invoice> = {}): string[] {
  const stated = { ...read.stated, ...change }
  return checkStated({ ...read.invoice, ...invoice }, stated).map(
    ({ code, path, severity }) => `${code} ${path}${severity === 'warning' ? '?' : ''}`,
  )
}

const onLine = (change: Partial<StatedLine>) => broken({ lines: [{ ...firstLine, ...change }] })
const onSubtotal = (change: Partial<StatedSubtotal>) =>
  broken({ vat: [{ ...subtotal, ...change }] })

test('the document itself breaks none', () => {
  expect(read.stated).toMatchObject({ lineNet: '90', net: '87', tax: '17.4', gross: '104.4' })
  expect(broken({})).toEqual([])
})

describe('required amounts', () => {
  test.each([
    ['lineNet', ['BR-12 totals.lineNet', 'BR-CO-10 totals.lineNet', 'BR-CO-13 totals.net']],
    ['net', ['BR-13 totals.net', 'BR-CO-13 totals.net', 'BR-CO-15 totals.gross']],
    ['gross', ['BR-14 totals.gross', 'BR-CO-15 totals.gross', 'BR-CO-16 totals.payable']],
    ['payable', ['BR-15 totals.payable', 'BR-CO-16 totals.payable']],
  ] as const)('%s', (name, findings) => {
    expect(broken({ [name]: undefined })).toEqual(findings)
  })

  test('of a line', () => {
    // Without a quantity it is one piece.
    expect(onLine({ quantity: undefined })).toEqual([
      'BR-22 lines.0.quantity',
      'PEPPOL-EN16931-R120 lines.0.net?',
    ])
    expect(onLine({ price: undefined })).toEqual(['BR-26 lines.0.price'])
    expect(onLine({ net: undefined })).toEqual([
      'BR-24 lines.0.net',
      'BR-CO-10 totals.lineNet',
      'BR-S-08 totals.vat.0.taxable',
    ])
  })

  test('of allowances and charges, each by its own rule', () => {
    const [allowance, charge] = read.stated.allowancesCharges
    expect(broken({ allowancesCharges: [undefined, charge] })[0]).toBe(
      'BR-31 allowancesCharges.0.value.amount',
    )
    expect(broken({ allowancesCharges: [allowance, undefined] })[0]).toBe(
      'BR-36 allowancesCharges.1.value.amount',
    )
    const amount = 'lines.0.allowancesCharges.0.value.amount'
    const r120 = 'PEPPOL-EN16931-R120 lines.0.net?'
    expect(onLine({ allowancesCharges: [undefined] })).toEqual([`BR-41 ${amount}`, r120])
    const [own] = read.invoice.lines
    if (!own) throw new Error('the document has a line')
    const charged = { ...own, allowancesCharges: [entry(true, '10', S20)] }
    const lines = [{ ...firstLine, allowancesCharges: [undefined] }]
    expect(broken({ lines }, { lines: [charged] })).toEqual([`BR-43 ${amount}`, r120])
    // A line that states none of its entries.
    expect(broken({ lines: [] }, { lines: [charged] })).toContain(`BR-43 ${amount}`)
  })

  test('of the breakdown of the tax', () => {
    expect(onSubtotal({ taxable: undefined })).toEqual([
      'BR-45 totals.vat.0.taxable',
      'BR-CO-17 totals.vat.0.tax',
      'BR-S-08 totals.vat.0.taxable',
      'BR-S-09 totals.vat.0.tax',
    ])
    expect(onSubtotal({ tax: undefined })).toEqual([
      'BR-46 totals.vat.0.tax',
      'BR-CO-14 totals.tax',
      'BR-CO-17 totals.vat.0.tax',
      'BR-S-09 totals.vat.0.tax',
    ])
    expect(onSubtotal({ rate: undefined })).toContain('BR-48 totals.vat.0.rate')
    expect(broken({ vat: [] })).toEqual([
      'BR-CO-18 totals.vat',
      'BR-CO-14 totals.tax',
      'BR-S-01 totals.vat',
    ])
    // The reader refuses other categories: a document of spaces is read as it is.
    const blank = { ...subtotal, category: ' ' as TaxCategoryCode }
    expect(broken({ vat: [blank] })).toContain('BR-47 totals.vat.0.category')
  })

  test('the tax in the second currency, where it is another one', () => {
    const second = (currency: string) =>
      broken({}, { taxCurrency: { currency, rate: decimal('4') } })
    expect(second('PLN')).toEqual(['BR-53 totals.taxInTaxCurrency'])
    expect(second('EUR')).toEqual([])
  })
})

describe('sums', () => {
  test.each([
    ['lineNet', '91', ['BR-CO-10 totals.lineNet', 'BR-CO-13 totals.net']],
    ['allowances', '6', ['BR-CO-11 totals.allowances', 'BR-CO-13 totals.net']],
    ['charges', '3', ['BR-CO-12 totals.charges', 'BR-CO-13 totals.net']],
    ['net', '88', ['BR-CO-13 totals.net', 'BR-CO-15 totals.gross']],
    ['tax', '17.41', ['BR-CO-14 totals.tax', 'BR-CO-15 totals.gross']],
    ['gross', '104.41', ['BR-CO-15 totals.gross', 'BR-CO-16 totals.payable']],
    ['prepaid', '1', ['BR-CO-16 totals.payable']],
    ['rounding', '0.01', ['BR-CO-16 totals.payable']],
  ] as const)('%s of %s', (name, amount, findings) => {
    expect(broken({ [name]: decimal(amount) })).toEqual(findings)
  })

  test.each([
    // Three lines of 0.335 are 1.005: 1.01.
    [['0.335', '0.335', '0.335'], '1.01'],
    [['24.504', '24.504', '24.504'], '73.51'],
    // A half goes up below zero, too.
    [['-0.335', '-0.335', '-0.335'], '-1'],
    [['-0.336', '-0.335', '-0.335'], '-1.01'],
  ] as const)('amounts of lines with more decimals, %j, add up to %s', (nets, lineNet) => {
    const lines = nets.map(net => ({ ...firstLine, net: decimal(net) }))
    const found = (sum: string) =>
      broken({ lines, lineNet: decimal(sum) }).filter(one => one.startsWith('BR-CO-10'))
    expect(found(lineNet)).toEqual([])
    expect(found(nets.reduce((sum, net) => add(sum, decimal(net)), ZERO))).toEqual([
      'BR-CO-10 totals.lineNet',
    ])
  })

  test('an absent tax is no wrong sum of the taxes', () => {
    expect(broken({ tax: undefined })).toEqual(['BR-CO-15 totals.gross'])
  })

  test('the net of a line may differ by two hundredths from price times quantity', () => {
    const net = (amount: string) =>
      onLine({ net: decimal(amount) }).filter(finding => finding.includes('R120'))
    expect(net('90.02')).toEqual([])
    expect(net('89.98')).toEqual([])
    expect(net('90.03')).toEqual(['PEPPOL-EN16931-R120 lines.0.net?'])
    expect(net('89.97')).toEqual(['PEPPOL-EN16931-R120 lines.0.net?'])
  })

  test.each([
    ['peppol', 'HUF', '90.03', ['PEPPOL-EN16931-R120 lines.0.net']],
    ['peppol_self_billing', 'EUR', '90.03', ['PEPPOL-EN16931-R120 lines.0.net']],
    ['en16931', 'EUR', '90.03', ['PEPPOL-EN16931-R120 lines.0.net?']],
    ['xrechnung', 'EUR', '90.03', ['PEPPOL-EN16931-R120 lines.0.net?']],
    ['xrechnung', 'HUF', '90.5', []],
    ['xrechnung', 'HUF', '90.51', ['PEPPOL-EN16931-R120 lines.0.net?']],
  ] as const)('under %s in %s a net of %s gives %j', (ruleSet, currency, net, findings) => {
    const { specification } = IDENTIFIERS[ruleSet]
    const lines = [{ ...firstLine, net: decimal(net) }]
    expect(
      broken({ lines }, { specification, currency }).filter(one => one.includes('R120')),
    ).toEqual(findings)
  })

  test('a price is for its base quantity, and one of zero counts as one', () => {
    const [own] = read.invoice.lines
    if (!own) throw new Error('the document has a line')
    const of = (base: string, net: string) =>
      broken(
        { lines: [{ ...firstLine, net: decimal(net) }] },
        { lines: [{ ...own, priceBaseQuantity: decimal(base) }] },
      ).filter(finding => finding.includes('R120'))
    expect(of('4', '15')).toEqual([])
    expect(of('0', '90')).toEqual([])
    expect(of('4', '90')).toEqual(['PEPPOL-EN16931-R120 lines.0.net?'])
  })
})

describe('the breakdown of the tax', () => {
  test('the tax of a subtotal may differ by less than one', () => {
    const of = (amount: string) =>
      onSubtotal({ tax: decimal(amount) }).filter(finding => !finding.startsWith('BR-CO-14'))
    const wrong = ['BR-CO-17 totals.vat.0.tax', 'BR-S-09 totals.vat.0.tax']
    expect(of('18.39')).toEqual([])
    expect(of('16.41')).toEqual([])
    expect(of('18.4')).toEqual(wrong)
    expect(of('16.4')).toEqual(wrong)
  })

  test('where there are several rates, the taxable amount may differ by less than one', () => {
    const of = (amount: string) => onSubtotal({ taxable: decimal(amount) })
    expect(of('87.99')).toEqual([])
    expect(of('88')).toContain('BR-S-08 totals.vat.0.taxable')
    expect(of('86')).toContain('BR-S-08 totals.vat.0.taxable')
  })

  test('a refund has negative amounts', () => {
    const credit = stating({ lines: [line('Lamp', '-1', '100', S20, { id: '1' })] })
    expect(checkStated(credit.invoice, credit.stated)).toEqual([])
  })

  test('a standard rate has no reason for an exemption', () => {
    expect(onSubtotal({ exemptionReason: 'because' })).toEqual([])
    // Without a line of the category the reasons of lines are not checked: then that of the subtotal is.
    const orphan = { ...subtotal, category: 'Z' as const, rate: decimal('0'), tax: decimal('0') }
    const reasoned = (change: Partial<StatedSubtotal>) =>
      broken({ vat: [subtotal, { ...orphan, ...change }] }).filter(one => one.includes('-Z-10'))
    expect(reasoned({})).toEqual([])
    const finding = ['BR-Z-10 totals.vat.1.exemptionReason']
    expect(reasoned({ exemptionReason: 'because' })).toEqual(finding)
    expect(reasoned({ exemptionCode: 'VATEX-EU-O' })).toEqual(finding)
  })

  const exempt = tax('E', '0', '', 'Exempt')
  const withExempt = stating({
    lines: [line('Book', '1', '10', exempt, { id: '1' })],
  })
  const [exemptSubtotal] = withExempt.stated.vat
  if (!exemptSubtotal) throw new Error('the document states a subtotal')
  const exempted = (vat: readonly StatedSubtotal[]) =>
    checkStated(withExempt.invoice, { ...withExempt.stated, vat }).map(
      ({ code, path }) => `${code} ${path}`,
    )

  test('a category of one rate has one subtotal, with the exact amount and no tax', () => {
    expect(exempted([exemptSubtotal])).toEqual([])
    expect(exempted([{ ...exemptSubtotal, taxable: decimal('10.01') }])).toEqual([
      'BR-E-08 totals.vat.0.taxable',
    ])
    expect(exempted([{ ...exemptSubtotal, tax: decimal('0.5') }])).toEqual([
      'BR-CO-14 totals.tax',
      'BR-E-09 totals.vat.0.tax',
    ])
    expect(exempted([{ ...exemptSubtotal, tax: undefined }])).toEqual(['BR-46 totals.vat.0.tax'])
    expect(exempted([exemptSubtotal, exemptSubtotal])).toEqual(['BR-E-01 totals.vat'])
  })

  test.each(['Z', 'E', 'AE', 'K', 'G', 'O'] as const)(
    'a subtotal of %s without an entry is accepted in UBL, not in CII, and never twice',
    category => {
      const reason = category === 'Z' ? '' : 'x'
      const alone = { ...exemptSubtotal, category, taxable: ZERO, exemptionReason: reason }
      const own = (isUbl: boolean, ...vat: StatedSubtotal[]) =>
        broken({ isUbl, vat: [subtotal, ...vat] }).filter(one => one.includes('-01 '))
      const name = category === 'K' ? 'IC' : category
      expect(own(true, alone)).toEqual([])
      expect(own(true, alone, alone)).toEqual([`BR-${name}-01 totals.vat`])
      expect(own(false, alone)).toEqual([`BR-${name}-01 totals.vat`])
    },
  )

  test('a rate that is not Swedish is found in a subtotal of a Swedish seller’s Peppol document', () => {
    const { peppol, en16931 } = IDENTIFIERS
    const found = (specification: string, vatId: string, rate: string) => {
      const { seller } = read.invoice
      const swedish = { ...seller, vatId, address: { ...seller.address, country: 'SE' } }
      return broken(
        { vat: [{ ...subtotal, rate: decimal(rate) }] },
        { specification, seller: swedish },
      ).filter(one => one.startsWith('SE-R-006'))
    }
    expect(found(peppol.specification, 'SE123456789701', '50')).toEqual([
      'SE-R-006 totals.vat.0.rate',
    ])
    expect(found(peppol.specification, 'SE123456789701', '25')).toEqual([])
    expect(found(peppol.specification, '', '50')).toEqual([])
    expect(found(en16931.specification, 'SE123456789701', '50')).toEqual([])
  })

  test('an exemption without a line needs its reason too', () => {
    const orphan = { ...exemptSubtotal, taxable: decimal('0') }
    const reasons = (change: Partial<StatedSubtotal>) =>
      broken({ vat: [subtotal, { ...orphan, ...change }] }).filter(one => one.includes('-E-10'))
    expect(reasons({ exemptionReason: '', exemptionCode: '' })).toEqual([
      'BR-E-10 totals.vat.1.exemptionReason',
    ])
    expect(reasons({ exemptionReason: '', exemptionCode: 'VATEX-EU-D' })).toEqual([])
    expect(reasons({ exemptionReason: 'Exempt', exemptionCode: '' })).toEqual([])
  })

  const of = (category: TaxCategoryCode, taxable: Decimal = decimal('0')): StatedSubtotal => ({
    category,
    rate: decimal('0'),
    taxable,
    tax: decimal('0'),
    exemptionCode: '',
    exemptionReason: 'x',
  })

  test('what is outside the scope of VAT stands alone, and has no rate', () => {
    const mixed = (vat: readonly StatedSubtotal[]) =>
      broken({ vat }).filter(finding => finding.startsWith('BR-O-11'))
    expect(mixed([subtotal, of('O')])).toEqual(['BR-O-11 totals.vat'])
    expect(mixed([of('O'), of('O')])).toEqual([])
    expect(mixed([subtotal, of('E')])).toEqual([])
    const unrated = broken({ vat: [{ ...of('O'), rate: undefined }] })
    expect(unrated.filter(finding => finding.startsWith('BR-48'))).toEqual([])
  })

  test('a supply between member states without a line has a date and a place of delivery', () => {
    const nowhere = { delivery: { name: '' }, period: undefined }
    const found = (vat: readonly StatedSubtotal[], change: Partial<Invoice>) =>
      broken({ vat }, { ...nowhere, ...change })
        .filter(one => one.startsWith('BR-IC-1'))
        .filter(one => !one.startsWith('BR-IC-10'))
    const both = ['BR-IC-11 delivery.date', 'BR-IC-12 delivery.address.country']
    expect(found([subtotal, of('K')], {})).toEqual(both)
    expect(found([subtotal, of('G')], {})).toEqual([])
    const day = localDate('2026-11-20')
    for (const dated of [
      { delivery: { name: '', date: day } },
      { period: { start: day } },
      { period: { end: day } },
    ])
      expect(found([subtotal, of('K')], dated)).toEqual(both.slice(1))
    const { address } = parties.buyer
    expect(found([subtotal, of('K')], { delivery: { name: '', address } })).toEqual(
      both.slice(0, 1),
    )
    // With a line check() has these rules.
    const lines = read.invoice.lines.map(own => ({ ...own, tax: tax('K', '0', '', 'x') }))
    expect(found([subtotal, of('K')], { lines })).toEqual([])
  })
})
