import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { describe, expect, test } from 'vitest'
import { BELGIAN, FRENCH, FRENCH_CUSTOMER, GERMAN, INDIAN } from '../testing/golden-parties.ts'
import { invoice, line, tax } from '../testing/invoice-parts.ts'
import { LOW_RATE, NOT_IN_CII, SEVERAL_TAXES } from './limits.ts'
import { type Rule, subjectOf } from './rule.ts'
import { rulesFor } from './rules-for.ts'

const STANDARD = tax('S', '20')
const document = (lines: readonly InvoiceLine[], more: Partial<Invoice> = {}): Invoice =>
  invoice('en16931', FRENCH, FRENCH_CUSTOMER, lines, more)
const pathsOf = (rule: Rule | undefined, of: Invoice) => rule?.breaks(subjectOf(of, totalsOf(of)))

describe('a rate below half a percent', () => {
  const low = (price: string, rate = '0.25') => line('Diamond', '1', price, tax('S', rate))

  test('is named at its first line, where its tax does not round to zero', () => {
    const lamp = line('Lamp', '1', '100', STANDARD)
    expect(pathsOf(LOW_RATE, document([lamp, low('1000'), low('5')]))).toEqual(['lines.1.tax.rate'])
    expect(pathsOf(LOW_RATE, document([lamp, low('1')]))).toEqual([])
    // The tax is 0.50, and the rate half a percent.
    expect(pathsOf(LOW_RATE, document([low('200')]))).toEqual(['lines.0.tax.rate'])
    expect(pathsOf(LOW_RATE, document([low('1000', '0.5')]))).toEqual([])
    // Up to half a percent the artefacts round to nothing: also just below it.
    expect(pathsOf(LOW_RATE, document([low('1000', '0.49')]))).toEqual(['lines.0.tax.rate'])
    expect(pathsOf(LOW_RATE, document([low('1000', '0.4')]))).toEqual(['lines.0.tax.rate'])
    // One of the same rate and another category.
    const exempt = line('Gift', '1', '10', tax('E', '0.25', '', 'x'))
    expect(pathsOf(LOW_RATE, document([exempt, low('1000')]))).toEqual(['lines.1.tax.rate'])
  })
})

test('several taxes of one line are a limit for sellers of the Union, at each line that has them', () => {
  const parts = [
    { name: 'IVA', rate: decimal('21') },
    { name: 'RE', rate: decimal('5.2') },
  ]
  const both = line('Bag', '1', '100', { ...tax('S', '26.2'), parts })
  const one = line('Bag', '1', '100', { ...tax('S', '21'), parts: parts.slice(0, 1) })
  expect(pathsOf(SEVERAL_TAXES, document([one, both, both]))).toEqual([
    'lines.1.tax.rate',
    'lines.2.tax.rate',
  ])
  expect(pathsOf(SEVERAL_TAXES, document([both], { seller: INDIAN }))).toEqual([])
})

test('a number of a card has at most ten characters in CII, without the blanks around it', () => {
  const rule = NOT_IN_CII.find(({ code }) => code === 'BDX-XML-06')
  const of = (number: string) =>
    pathsOf(
      rule,
      document([line('Lamp', '1', '100', STANDARD)], {
        payment: {
          meansCode: '48',
          meansText: '',
          remittance: '',
          accounts: [],
          card: { number, holder: '' },
        },
      }),
    )
  expect(of('1234567890')).toEqual([])
  expect(of(' 1234567890 ')).toEqual([])
  expect(of('12345678901')).toEqual(['payment.card.number'])
})

describe('between two countries', () => {
  const severities = (...of: Parameters<typeof rulesFor>) =>
    Object.fromEntries(
      rulesFor(...of)
        .filter(({ code }) => ['BDX-XML-01', 'BDX-XML-03'].includes(code))
        .map(({ code, severity }) => [code, severity]),
    )

  // The electronic invoice is demanded at home and of every network; else the PDF alone is lawful.
  test.each([
    ['FR', 'FR', 'en16931', { 'BDX-XML-03': 'fatal' }],
    ['FR', 'BE', 'en16931', { 'BDX-XML-01': 'warning', 'BDX-XML-03': 'warning' }],
    ['US', 'US', 'en16931', { 'BDX-XML-01': 'warning', 'BDX-XML-03': 'warning' }],
    ['FR', 'BE', 'peppol', { 'BDX-XML-03': 'fatal' }],
    ['DE', 'DE', 'xrechnung', { 'BDX-XML-03': 'fatal' }],
  ] as const)('from %s to %s by %s the limits of the files are %o', (from, to, set, expected) => {
    expect(severities(from, to, set)).toEqual(expected)
  })

  test('an unknown number of a seller outside of the Union is a warning at that number', () => {
    const british = { ...GERMAN, address: { ...GERMAN.address, country: 'CH' }, vatId: '' }
    const of = invoice('en16931', british, BELGIAN, [line('Lamp', '1', '100', STANDARD)])
    const unknown = rulesFor('CH', 'BE', 'en16931').find(({ code }) => code === 'BDX-XML-02')
    expect(unknown?.severity).toBe('warning')
    expect(pathsOf(unknown, of)).toEqual(['seller.vatId'])
  })
})
