import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import type { AllowanceCharge, InvoiceLine } from '../invoice/invoice.ts'
import { type SetOffDeposit, setOffOf } from '../invoice/deposits.ts'
import { totalsOf } from '../invoice/totals.ts'
import { ONE, decimal } from '../money/decimal.ts'
import type { Tax } from '../tax-category/category.ts'
import { TRIANGULATION } from '../tax-category/notices.ts'
import { contraOf } from './entry.ts'
import { type BookedDocument, homeRate, postDocument } from './post-document.ts'

const DAY = localDate('2026-11-23')

function line(price: string, rate: string, tax: Partial<Tax> = {}): InvoiceLine {
  return {
    id: price,
    quantity: ONE,
    price: decimal(price),
    priceBaseQuantity: ONE,
    tax: {
      category: rate === '0' ? 'K' : 'S',
      rate: decimal(rate),
      exemptionCode: '',
      exemptionReason: '',
      ...tax,
    },
    allowancesCharges: [],
    name: '',
    description: '',
    unit: 'C62',
    note: '',
    orderLineReference: '',
    accountingReference: '',
    sellerItemId: '',
    buyerItemId: '',
    classifications: [],
    originCountry: '',
    attributes: [],
  }
}

type Made = Partial<BookedDocument> & {
  readonly lines: readonly InvoiceLine[]
  readonly charge?: AllowanceCharge & { readonly tax: Tax }
  readonly currency?: string
  readonly rate?: string
  readonly deposits?: readonly SetOffDeposit[]
  readonly prepaid?: string
  readonly rounding?: string
  readonly withheldPercent?: string
}

/** Of a German company to a German customer, in euros. `rate`: euros for one of `currency`, as the document states it. */
function documentOf({ lines, charge, currency = 'EUR', rate, ...made }: Made): BookedDocument {
  const { deposits = [], prepaid = '0', rounding = '0', withheldPercent, ...more } = made
  const taxCurrency = rate === undefined ? undefined : { currency: 'EUR', rate: decimal(rate) }
  const allowancesCharges = charge ? [charge] : []
  return {
    kind: 'invoice',
    number: 'F-1',
    issueDate: DAY,
    customer: { id: 'c-1', name: 'C' },
    sellerCountry: 'DE',
    buyerCountry: 'DE',
    invoice: { lines, allowancesCharges, deposits, taxCurrency },
    totals: totalsOf({
      currency,
      pricesIncludeTax: false,
      lines,
      allowancesCharges,
      prepaid: decimal(prepaid),
      rounding: decimal(rounding),
      taxCurrency,
      ...(withheldPercent === undefined
        ? {}
        : { withholding: { key: 'irpf', rate: decimal(withheldPercent) } }),
    }),
    ...more,
  }
}

const post = (made: Made, settingsRate?: string) =>
  postDocument(
    {
      document: documentOf(made),
      settingsRate: settingsRate === undefined ? undefined : decimal(settingsRate),
    },
    'EUR',
  )

/** 'S 19 -100/-19': category and rate, revenue and tax in cents. */
const salesOf = (entry: ReturnType<typeof postDocument>) =>
  entry?.sales.map(({ tax, taxable, amount }) => `${tax.category} ${tax.rate} ${taxable}/${amount}`)

const postingsOf = (entry: ReturnType<typeof postDocument>) =>
  entry?.postings
    .filter(({ amount }) => amount !== 0n)
    .map(({ role, amount }) => `${role} ${amount}`)

test('an invoice in the currency of the company is revenue and tax of each rate, a credit note takes them back', () => {
  const lines = [line('100', '19'), line('50', '7')]
  const entry = post({ lines })
  expect(entry).toMatchObject({ journal: 'sales', date: DAY, piece: 'F-1', contra: 'receivable' })
  expect(entry && 'foreign' in entry).toBe(false)
  expect(salesOf(entry)).toEqual(['S 19 -10000/-1900', 'S 7 -5000/-350'])
  expect(postingsOf(entry)).toEqual([])
  const taken = post({ lines, kind: 'credit_note' })
  expect(salesOf(taken)).toEqual(['S 19 10000/1900', 'S 7 5000/350'])
  expect(taken && contraOf(taken)).toBe(-17_250n)
})

describe('in another currency', () => {
  // 0.5 euros for each: 19.01 and 0.01 of tax are 9.505 and 0.005 euros, together 9.51.
  const lines = [line('0.12', '7'), line('100.05', '19')]

  test('the largest tax takes the cent by which the rounded ones differ from the sum that is stated', () => {
    const entry = post({ lines, currency: 'USD', rate: '0.5' }, '0.9')
    expect(salesOf(entry)).toEqual(['S 7 -6/-1', 'S 19 -5003/-950'])
    expect(entry?.foreign).toEqual({ currency: 'USD', amount: 11_919n })
    // Whatever its place.
    const turned = post({ lines: lines.toReversed(), currency: 'USD', rate: '0.5' })
    expect(salesOf(turned)).toEqual(['S 19 -5003/-950', 'S 7 -6/-1'])
  })

  test('a tax that is taken back counts as large as one that is charged', () => {
    const small = [line('-0.2', '5.5'), line('-0.12', '8.1')]
    const returned = [line('0.12', '7'), line('-100.05', '19'), ...small]
    const entry = post({ lines: returned, currency: 'USD', rate: '0.5' })
    expect(salesOf(entry)).toEqual(['S 7 -6/-1', 'S 19 5003/950', 'S 5.5 10/1', 'S 8.1 6/1'])
  })

  test('a document that states no rate has that of the settings, and nothing to share', () => {
    expect(salesOf(post({ lines, currency: 'USD' }, '0.5'))).toEqual([
      'S 7 -6/-1',
      'S 19 -5003/-951',
    ])
    // The rate of 1 is stated where there is none.
    expect(salesOf(post({ lines, currency: 'USD', rate: '1' }, '0.5'))).toEqual([
      'S 7 -6/-1',
      'S 19 -5003/-951',
    ])
    expect(post({ lines, currency: 'USD' })).toBeUndefined()
  })

  test('a rate to a third currency is not that of the books', () => {
    const document = documentOf({ lines, currency: 'USD', rate: '0.5' })
    const settingsRate = decimal('0.9')
    expect(homeRate({ document, settingsRate }, 'EUR')).toBe(decimal('0.5'))
    expect(homeRate({ document, settingsRate }, 'PLN')).toBe(settingsRate)
    expect(homeRate({ document: documentOf({ lines }), settingsRate }, 'EUR')).toBe(ONE)
    const own = { ...documentOf({ lines, rate: '0.5' }) }
    expect(homeRate({ document: own, settingsRate }, 'EUR')).toBe(ONE)
  })
})

test('a corrected invoice takes back the one that it replaces, at the rate of that one', () => {
  const of = (price: string) => documentOf({ lines: [line(price, '19')], currency: 'USD' })
  const entry = postDocument({ document: of('300'), settingsRate: decimal('0.5') }, 'EUR', {
    document: of('100'),
    settingsRate: decimal('0.4'),
  })
  expect(salesOf(entry)).toEqual(['S 19 -15000/-2850', 'S 19 4000/760'])
  expect(entry?.foreign).toEqual({ currency: 'USD', amount: 35_700n - 11_900n })
  const withoutRate = { document: of('100'), settingsRate: undefined }
  expect(
    postDocument({ document: of('300'), settingsRate: decimal('0.5') }, 'EUR', withoutRate),
  ).toBeUndefined()
})

test('what is set off, paid in advance, withheld and rounded lies between revenue and what is owed', () => {
  const deposit = setOffOf(
    {
      invoiceId: 'd',
      number: 'D-1',
      issueDate: DAY,
      totals: documentOf({ lines: [line('40', '19')], rounding: '0.02' }).totals,
    },
    [],
  )
  const deposits = deposit ? [deposit] : []
  const lines = [line('100', '19')]
  const set = post({ lines, deposits, prepaid: '60', rounding: '0.05' })
  expect(salesOf(set)).toEqual(['S 19 -10000/-1900', 'S 19 4000/760'])
  // 47.62 of the 60.00 are the deposit, of which two cents were rounded.
  expect(postingsOf(set)).toEqual(['advance 1238', 'rounding -5', 'rounding 2'])
  const withheld = post({ lines, deposits, prepaid: '60', withheldPercent: '10' })
  expect(postingsOf(withheld)).toEqual(['withheld 1000', 'advance 1238', 'withheld 2'])
})

describe('the account of a sale follows its tax', () => {
  const taxOf = (made: Made) => post(made)?.sales.map(({ tax }) => tax)
  const foreign = { country: 'FR' }

  test('of another state where its line says so, and only that', () => {
    const lines = [line('100', '20', foreign), line('100', '19', { country: 'DE' })]
    expect(taxOf({ lines, buyerCountry: 'FR' })).toEqual([
      { category: 'S', rate: '20', isForeign: true, isAbroad: true },
      { category: 'S', rate: '19', isForeign: false, isAbroad: true },
    ])
    // The same rate in another category, and the same category at another rate, have no state of their own.
    const others = [
      line('100', '20', foreign),
      line('100', '20', { category: 'L' }),
      line('100', '0', { category: 'S' }),
    ]
    expect(taxOf({ lines: others, buyerCountry: 'FR' })?.map(({ isForeign }) => isForeign)).toEqual(
      [true, false, false],
    )
  })

  test('also of a charge on the whole document', () => {
    const charge = {
      charge: true,
      value: { by: 'amount', amount: decimal('10') },
      reason: 'x',
      reasonCode: '',
      tax: {
        category: 'S',
        rate: decimal('20'),
        exemptionCode: '',
        exemptionReason: '',
        ...foreign,
      },
    } as const
    expect(taxOf({ lines: [line('100', '0')], charge, buyerCountry: 'FR' })).toEqual([
      { category: 'K', rate: '0', isForeign: false, isAbroad: true },
      { category: 'S', rate: '20', isForeign: true, isAbroad: true },
    ])
  })

  test('says a triangular transaction by its words, in any language, and goods by the process', () => {
    for (const words of [TRIANGULATION.en, TRIANGULATION['de'] ?? '', TRIANGULATION['fr'] ?? '']) {
      const tax = { category: 'AE', exemptionReason: `${words} – art. 141` } as const
      expect(taxOf({ lines: [line('100', '0', tax)], buyerCountry: 'FR' })).toEqual([
        { category: 'AE', rate: '0', isForeign: false, isAbroad: true, isTriangle: true },
      ])
    }
  })

  test('at home neither', () =>
    expect(taxOf({ lines: [line('100', '19')] })).toEqual([
      { category: 'S', rate: '19', isForeign: false, isAbroad: false },
    ]))
})
