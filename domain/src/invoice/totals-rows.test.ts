import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import type { AllowanceCharge, Billable, BillableLine } from './invoice.ts'
import { allowanceChargeLabel } from './allowance-charge-label.ts'
import { totalsOf } from './totals.ts'
import { exchangeLabel, totalsRowLabel } from './totals-row-label.ts'
import { type TotalsDocument, printedRows, totalsRows } from './totals-rows.ts'

const party = (country: string, subdivision: string, taxRegistration = '') => ({
  address: { line1: '', line2: '', line3: '', city: '', postCode: '', subdivision, country },
  identifiers: [],
  vatId: '',
  taxRegistration,
})

const line = (
  category: 'S' | 'Z' | 'AE' | 'E' | 'O' | 'L',
  rate: string,
  price = '100.06',
): BillableLine => ({
  quantity: decimal('1'),
  price: decimal(price),
  priceBaseQuantity: decimal('1'),
  tax: { category, rate: decimal(rate), exemptionCode: '', exemptionReason: '' },
  allowancesCharges: [],
})

function rowsOf(
  changes: Partial<Billable>,
  parties: Partial<TotalsDocument> = {},
  rows = totalsRows,
): readonly string[] {
  const billable: Billable = {
    currency: 'EUR',
    pricesIncludeTax: false,
    lines: [line('S', '18')],
    allowancesCharges: [],
    prepaid: decimal('0'),
    rounding: decimal('0'),
    ...changes,
  }
  const document: TotalsDocument = {
    seller: party('FR', ''),
    buyer: party('FR', ''),
    delivery: {},
    allowancesCharges: billable.allowancesCharges,
    currency: billable.currency,
    taxCurrency: billable.taxCurrency,
    ...parties,
  }
  const options = {
    country: document.seller.address.country,
    creditNote: false,
    rate: (rate: string) => rate,
    amount: String,
  }
  return rows(document, totalsOf(billable)).map(
    row => `${row.kind}: ${totalsRowLabel(row, 'en', options)} ${row.amount}`,
  )
}

test('the rows stand in the order of their calculation, and those of zero are left out', () => {
  expect(rowsOf({})).toEqual([
    'net: Total without tax 10006',
    'tax: VAT 18 1801',
    'gross: Total 11807',
    'payable: Amount due 11807',
  ])
  const reduction = {
    charge: false,
    value: { by: 'percent', percent: decimal('10') },
    reason: 'Loyalty',
    reasonCode: '',
    tax: line('S', '18').tax,
  } as const
  expect(
    rowsOf({
      allowancesCharges: [reduction],
      prepaid: decimal('20'),
      rounding: decimal('0.04'),
      taxCurrency: { currency: 'PLN', rate: decimal('4') },
    }),
  ).toEqual([
    'subtotal: Subtotal 10006',
    'allowanceCharge: Discount 10% – Loyalty -1001',
    'net: Total without tax 9005',
    'tax: VAT 18 1621',
    'taxInTaxCurrency: Tax in PLN (1 EUR = 4 PLN) 6484',
    'gross: Total 10626',
    'prepaid: Already paid -2000',
    'rounding: Rounding 4',
    'payable: Amount due 8630',
  ])
})

// https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000046086694 (11°) and
// https://legislation.gov.uk/id/uksi/1995/2518/regulation/14/1 (l).
test('with several rates the tax is stated in one amount too', () => {
  const taxCurrency = { currency: 'GBP', rate: decimal('0.5') }
  expect(rowsOf({ lines: [line('S', '18'), line('S', '5')], taxCurrency }).slice(1, 5)).toEqual([
    'tax: VAT 18 1801',
    'tax: VAT 5 500',
    'totalTax: Total tax 2301',
    'taxInTaxCurrency: Tax in GBP (1 EUR = 0.5 GBP) 1151',
  ])
  for (const other of ['E', 'Z'] as const)
    expect(rowsOf({ lines: [line('S', '18'), line(other, '0')] }).join()).not.toContain('totalTax')
})

test('a zero rate has a row of tax; a subtotal on which no tax is due has an untaxed row', () => {
  expect(rowsOf({ lines: [line('Z', '0'), line('AE', '0')] }).slice(1, 3)).toEqual([
    'tax: VAT 0 0',
    'untaxed: VAT 0 0',
  ])
})

test('outside the scope of the tax the total is said once, and elsewhere with and without tax', () => {
  const kinds = (...lines: BillableLine[]) => rowsOf({ lines }).map(row => row.split(':')[0])
  expect(kinds(line('O', '0'))).toEqual(['untaxed', 'gross', 'payable'])
  expect(kinds(line('E', '0'))).toEqual(['net', 'untaxed', 'gross', 'payable'])
  expect(kinds(line('O', '0'), line('E', '0'))[0]).toBe('net')
  expect(kinds(line('O', '0'), line('S', '20'))[0]).toBe('net')
  expect(kinds()).toEqual(['net', 'gross', 'payable'])
  // A rate of zero in the standard category is a tax of zero.
  expect(kinds(line('S', '0'))[1]).toBe('tax')
  // The Canary Islands' IGIC.
  expect(kinds(line('L', '7'))[1]).toBe('tax')
})

test('a second currency is stated where there is tax', () => {
  const taxCurrency = { currency: 'PLN', rate: decimal('4') }
  const stated = (lines: BillableLine[]) =>
    rowsOf({ lines, taxCurrency }).filter(row => row.startsWith('taxInTaxCurrency'))
  expect(stated([line('S', '18')])).toHaveLength(1)
  expect(stated([line('E', '0')])).toEqual([])
  expect(rowsOf({ taxCurrency }, { taxCurrency: undefined }).join()).not.toContain('PLN')
})

test('deposits are set off one by one, apart from what was paid otherwise', () => {
  const deposit = (number: string, amount: string) => ({
    invoiceId: number,
    number,
    issueDate: localDate('2026-10-01'),
    vat: [],
    amount: decimal(amount),
  })
  const deposits = [deposit('F1', '30'), deposit('F2', '20.05')]
  const amounts = (prepaid: string) =>
    rowsOf({ prepaid: decimal(prepaid) }, { deposits })
      .slice(2)
      .map(row => `${row.split(':')[0]} ${row.split(' ').at(-1)}`)
  expect(amounts('50.05')).toEqual([
    'gross 11807',
    'deposit -3000',
    'deposit -2005',
    'payable 6802',
  ])
  const [label = ''] = rowsOf({ prepaid: decimal('50.05') }, { deposits }).slice(3)
  expect(label).toContain('Less deposit invoice F1 of October 1, 2026')
  expect(amounts('60.05')).toEqual([
    'gross 11807',
    'deposit -3000',
    'deposit -2005',
    'prepaid -1000',
    'payable 5802',
  ])
})

// https://ksiegowosc.infor.pl/podatki/vat/rozliczenia-vat/2746946,Zaliczka-w-walucie-obcej-a-VAT-jaki-kurs-waluty-zastosowac.html
test('a final invoice converts the tax that remains: that of its deposits was stated at their own rates', () => {
  const taxCurrency = { currency: 'PLN', rate: decimal('4') }
  const deposit = {
    invoiceId: 'F1',
    number: 'F1',
    issueDate: localDate('2026-10-01'),
    vat: [
      { category: 'S', rate: decimal('18'), taxable: decimal('50'), tax: decimal('9') },
    ] as const,
    amount: decimal('59'),
  }
  const prepaid = decimal('59')
  expect(rowsOf({ prepaid, taxCurrency }, { deposits: [deposit] }).slice(2)).toEqual([
    'gross: Total 11807',
    'deposit: Less deposit invoice F1 of October 1, 2026 -5900',
    'taxInTaxCurrency: Remaining – Tax in PLN (1 EUR = 4 PLN) 3604',
    'payable: Amount due 5907',
  ])
  const whole = { ...deposit, vat: [{ ...deposit.vat[0], tax: decimal('18.01') }] }
  expect(rowsOf({ prepaid, taxCurrency }, { deposits: [whole] }).join()).not.toContain('PLN')
})

test('an Indian tax is stated by component, whose amounts add up to the tax', () => {
  const mumbai = party('IN', 'Maharashtra', '27AAPFU0939F1ZV')
  const split = ['tax: CGST 9 901', 'tax: SGST 9 900']
  expect(rowsOf({}, { seller: mumbai, buyer: party('IN', 'MH') }).slice(1, 3)).toEqual(split)
  expect(rowsOf({}, { seller: mumbai, buyer: null }).slice(1, 3)).toEqual(split)
  for (const buyer of [party('IN', 'KA'), party('FR', '')])
    expect(rowsOf({}, { seller: mumbai, buyer })[1]).toBe('tax: IGST 18 1801')
  const delivery = { address: party('IN', 'KA').address }
  expect(rowsOf({}, { seller: mumbai, buyer: party('IN', 'MH'), delivery })[1]).toBe(
    'tax: IGST 18 1801',
  )
  const chandigarh = party('IN', 'CH')
  expect(rowsOf({}, { seller: chandigarh, buyer: chandigarh })[2]).toBe('tax: UTGST 9 900')
})

test('the label of an allowance has a short reason, and the words of both languages', () => {
  const allowance: AllowanceCharge = {
    charge: false,
    value: { by: 'percent', percent: decimal('10') },
    reason: `  ${'x'.repeat(300)}`,
    reasonCode: '',
  }
  expect(allowanceChargeLabel(allowance, ['de'])).toBe(`Rabatt 10\u00a0% – ${'x'.repeat(200)}`)
  expect(allowanceChargeLabel({ ...allowance, charge: true, reason: ' ' }, ['en', 'de'])).toBe(
    'Charge / Zuschlag 10%',
  )
})

test('a withholding is labelled with its name, its rate and what it is of', () => {
  const withholding = { key: 'unknown', rate: decimal('7') }
  expect(rowsOf({ withholding }, { seller: party('ES', ''), withholding })).toContain(
    'withheld: Tax withheld 7 of 10006 -700',
  )
})

test('a published rate of exchange has its publisher and its day', () => {
  const taxCurrency = {
    currency: 'PLN',
    rate: decimal('4.2883'),
    published: { source: 'nbp', day: localDate('2026-11-19') },
  } as const
  expect(exchangeLabel({ from: 'EUR', taxCurrency }, 'en')).toBe(
    '1 EUR = 4.2883 PLN, NBP November 19, 2026',
  )
  const { published: _, ...typed } = taxCurrency
  expect(exchangeLabel({ from: 'EUR', taxCurrency: typed }, 'en')).toBe('1 EUR = 4.2883 PLN')
})

describe('the rows that are printed of a document without tax', () => {
  const kinds = (changes: Partial<Billable>, parties: Partial<TotalsDocument> = {}) =>
    rowsOf(changes, parties, printedRows).map(row => row.split(':')[0])
  const exempt = [line('E', '0')]

  test('are the amount due alone', () => {
    expect(kinds({ lines: exempt })).toEqual(['payable'])
    expect(kinds({ lines: [line('AE', '0')] })).toEqual(['payable'])
    expect(kinds({ lines: [line('O', '0')] })).toEqual(['payable'])
    expect(kinds({ lines: [line('E', '0'), line('AE', '0')] })).toEqual(['payable'])
  })

  test('keep the net amount where something is deducted from it or added to it', () => {
    expect(kinds({ lines: exempt, prepaid: decimal('20') })).toEqual(['net', 'prepaid', 'payable'])
    expect(kinds({ lines: exempt, rounding: decimal('0.04') })).toEqual([
      'net',
      'rounding',
      'payable',
    ])
  })

  test('are those of the calculation where there is a tax, of zero too', () => {
    for (const lines of [
      [line('S', '18')],
      [line('S', '0')],
      [line('Z', '0')],
      [line('L', '7')],
      [line('E', '0'), line('S', '18')],
      [],
    ])
      expect(kinds({ lines })).toEqual(rowsOf({ lines }).map(row => row.split(':')[0]))
  })

  test('are those of the calculation where the law of the seller wants the tax in parts', () => {
    const mumbai = party('IN', 'Maharashtra', '27AAPFU0939F1ZV')
    expect(kinds({ lines: exempt }, { seller: mumbai, buyer: mumbai })).toContain('gross')
  })
})
