import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { BUYER, lineOf, paperOfSpecimen } from './testing-invoice.ts'

/** What stands below the name of each line. */
const detailsOf = (...given: Parameters<typeof paperOfSpecimen>) =>
  paperOfSpecimen(...given).lines.map(({ details }) => details)

// Directive 2006/112/EC, art. 226 (8): the unit price exclusive of VAT.
test('where prices include tax, a business reads the price without it too, as the XML has it', () => {
  const untaxed = { category: 'E', rate: decimal('0'), exemptionCode: '', exemptionReason: 'x' }
  const change = {
    pricesIncludeTax: true,
    lines: [
      lineOf('1', 'Stuhl', '119', { quantity: decimal('2'), description: 'Buche' }),
      lineOf('2', 'Nagel', '3.49', { quantity: decimal('137'), priceBaseQuantity: decimal('100') }),
      lineOf('3', 'Kurs', '50', { tax: { ...untaxed, category: 'E' } }),
    ],
  }
  expect(detailsOf(change)).toEqual([
    ['Buche', 'Einzelpreis ohne USt. 100,00'],
    ['Einzelpreis ohne USt. 2,934\u00a0/\u00a0100'],
    [],
  ])
  const [both] = detailsOf(change, { secondLanguage: 'en' })
  expect(both?.slice(1)).toEqual(['Einzelpreis ohne USt. / Unit price excl. tax 100,00'])
  expect(detailsOf({ ...change, pricesIncludeTax: false })).toEqual([['Buche'], [], []])
})

test('a private customer, who has no number, reads the price with tax alone', () => {
  const buyer = { ...BUYER, vatId: '' }
  expect(detailsOf({ pricesIncludeTax: true, buyer })).toEqual([[]])
  const registered = { ...buyer, legalRegistration: { id: '303265045' } }
  expect(detailsOf({ pricesIncludeTax: true, buyer: registered })[0]).toHaveLength(1)
})

test('two lines of one price read the same price without tax, though one has the cent that the sum needs', () => {
  const tax = {
    category: 'S',
    rate: decimal('10'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  const lines = ['1', '2'].map(id => lineOf(id, 'Stuhl', '500', { tax }))
  const { lines: printed } = paperOfSpecimen({ pricesIncludeTax: true, lines })
  expect(printed.map(({ amount }) => amount)).toEqual(['454,55', '454,54'])
  expect(printed.map(({ details }) => details)).toEqual([
    ['Einzelpreis ohne USt. 454,55'],
    ['Einzelpreis ohne USt. 454,55'],
  ])
})

test('in a currency without decimals too', () => {
  const lines = ['1', '2', '3'].map(id => lineOf(id, 'Stuhl', '100'))
  const { lines: printed } = paperOfSpecimen({ currency: 'ISK', pricesIncludeTax: true, lines })
  expect(new Set(printed.map(({ amount }) => amount)).size).toBeLessThanOrEqual(2)
  expect(new Set(printed.map(({ details }) => details.join())).size).toBe(1)
})
