import { decimal } from '@bordereau/domain/money/decimal'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { describe, expect, test } from 'vitest'
import { BUYER, SELLER, addressOf, lineOf, paperOfSpecimen } from './testing-invoice.ts'
import { overlapsOf, placedPagesOf } from './testing-page.ts'
import { typesetter } from './typeset.ts'

const typeset = typesetter()

/** Taxes of one line by their names; '' where the country states its own parts. */
const TAXES = {
  'CGST and SGST': ['IN', 'INR', 'en-IN', []],
  'GST and QST': [
    'CA',
    'CAD',
    'fr-CA',
    [
      ['GST', '5'],
      ['QST', '9.975'],
    ],
  ],
  'GST and PST': [
    'CA',
    'CAD',
    'en-CA',
    [
      ['GST', '5'],
      ['PST', '7'],
    ],
  ],
  'state, county and city': [
    'US',
    'USD',
    'en-US',
    [
      ['Washington', '6.5'],
      ['King County', '1.4'],
      ['Seattle', '2.15'],
    ],
  ],
  'four parts': [
    'US',
    'USD',
    'en-US',
    [
      ['Colorado', '2.9'],
      ['Adams County', '0.75'],
      ['Thornton', '3.75'],
      ['Transit district', '1.1'],
    ],
  ],
} as const

const PRICES = ['100', '23456.78', '98765.43', '1234567.89', '123456789.90', '9876543210.99']

const cases = Object.entries(TAXES).flatMap(([name, [country, currency, language, parts]]) =>
  PRICES.map(price => ({ name, country, currency, language, parts, price })),
)

describe.each(PAPER_DESIGNS)('the table of taxes of the design %s', design => {
  test.each(cases)(
    '$name, $price $currency',
    async ({ country, currency, language, parts, price }) => {
      const rate = parts.reduce((sum, [, one]) => sum + Number(one), 0)
      const tax = {
        category: 'S',
        rate: decimal(parts.length === 0 ? '18' : rate.toFixed(3)),
        exemptionCode: '',
        exemptionReason: '',
        ...(parts.length === 0
          ? {}
          : { parts: parts.map(([one, percent]) => ({ name: one, rate: decimal(percent) })) }),
      } as const
      const address = addressOf(
        country,
        '1 Main Street',
        '560001',
        'Town',
        country === 'IN' ? 'Karnataka' : '',
      )
      const paper = paperOfSpecimen(
        {
          currency,
          lines: [lineOf('1', 'Design', price, { tax })],
          seller: { ...SELLER, address },
          buyer: { ...BUYER, address },
        },
        { design, language },
      )
      const pages = await placedPagesOf(typeset.pdf(paper))
      expect(pages.flatMap(page => overlapsOf(page.texts))).toEqual([])
      const [amount] = paper.vat?.rows.map(row => row[1] ?? '') ?? []
      const text = pages
        .flatMap(page => page.texts.map(one => one.text))
        .join('')
        .replace(/\s/g, '')
      expect(text).toContain((amount ?? 'none').replace(/\s/g, ''))
    },
  )
})
