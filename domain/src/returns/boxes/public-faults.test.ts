import { expect, test } from 'vitest'
import { boxTexts, factOf } from '../../testing/box-facts.ts'
import { boxesOf, roundedBy } from './boxes.ts'
import { BOX_FORMS } from './forms.ts'

function formOf(country: string) {
  const form = BOX_FORMS.find(one => one.country === country)
  if (!form) throw new RangeError(country)
  return form
}

/** Faults that users of other programs reported in public, each with what is right. */
const FAULTS: readonly (readonly [
  report: string,
  country: string,
  given: string,
  boxes: string,
])[] = [
  ['odoo/odoo#197376: a credit note at 4 % positive', 'ES', 'h 4 credit', "14=-1000 15'=-40"],
  ['OCA/l10n-spain#431: credit notes in no box', 'ES', 'h 21 credit', "14=-1000 15'=-210"],
  ['OCA/l10n-spain#4178: goods to the Canaries in 120', 'ES', 'g 0 goods', '60=1000'],
  ['OCA/l10n-spain#4178: services to the Canaries', 'ES', 'o 0', '120=1000'],
  [
    'OCA/l10n-spain#4473: one-stop shop in no box',
    'ES',
    'f 19 goods',
    '123=1000 other_return=0/190',
  ],
  [
    'OCA/account-financial-reporting#684: credit notes add to the taxable amount',
    'FR',
    'h 20 credit',
    "A1=-1000 08=-1000 08'=-200",
  ],
  ['OCA/l10n-germany#73: other rates with the wrong sign', 'DE', 'h 16', "35=1000 36'=160"],
  ['the same, credited', 'DE', 'h 5 credit', "35=-1000 36'=-50"],
  [
    'RechnungsFee#326: a supply to another member state in the box of a service bought',
    'DE',
    'k 0 goods business',
    '41=1000',
  ],
  ['RechnungsFee#372: services to the Union missing', 'DE', 's 0 business', '21=1000'],
  ['RechnungsFee#372: services to third countries missing', 'DE', 'o 0', '45=1000'],
  [
    'india-compliance#2379: reverse charge in 3.1 (a) with tax',
    'IN',
    'hr 0 business',
    '3.1(a)=1000',
  ],
  ['erpnext#24916: exempt sales inflated', 'IN', 'e 0', '3.1(c)=1000'],
]

test.each(FAULTS)('%s', (_, country, given, boxes) => {
  const form = formOf(country)
  expect(boxTexts(form, factOf(form, given)).toSorted()).toEqual(boxes.split(' ').toSorted())
})

test('india-compliance#3209: advances are in 3.1 (a) until they are set off, and counted once', () => {
  const form = formOf('IN')
  const advance = factOf(form, 'h 18 halves')
  const setOff = { ...advance, base: -advance.base, taxes: { cgst: -9_000n, sgst: -9_000n } }
  expect(boxesOf(form, [advance]).lines.map(({ exact }) => exact.base)).toContain(100_000n)
  const whole = { ...advance, base: 300_000n, taxes: { cgst: 27_000n, sgst: 27_000n } }
  const { lines } = boxesOf(form, [advance, whole, setOff])
  expect(lines.map(({ exact }) => exact)).toEqual([
    { base: 300_000n, tax: 0n },
    { base: 0n, tax: 27_000n },
    { base: 0n, tax: 27_000n },
  ])
})

test('hmrc/vat-api#685: pence of boxes 6 to 9 are left out, of negative amounts too', () => {
  const [pounds, negative] = [1_000_099n, -5_066n].map(amount =>
    roundedBy(formOf('GB').rounding.base, amount, { currency: 'GBP' }),
  )
  expect([pounds, negative]).toEqual([1_000_000n, -5_000n])
})

test('odoo/odoo#263815: Czech taxable amounts are rounded half up, taxes up', () => {
  const { rounding } = formOf('CZ')
  const of = (amount: bigint, by: keyof typeof rounding) =>
    roundedBy(rounding[by], amount, { currency: 'CZK' })
  expect([of(12_349n, 'base'), of(12_350n, 'base'), of(12_301n, 'tax')]).toEqual([
    12_300n,
    12_400n,
    12_400n,
  ])
})
