import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { billables } from '../testing/billable.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import {
  datedDiscounts,
  discountOn,
  discountParts,
  discountSentence,
  readableTerms,
  skontoLine,
  taxesLeft,
} from './cash-discount.ts'
import { composePreview } from './compose.ts'
import type { Draft } from './draft.ts'
import { missingFields } from './missing-fields.ts'
import { totalsOf } from './totals.ts'

const ISSUED = localDate('2026-11-22')
const TWO = { days: 14, percent: decimal('2') }
const THREE = { days: 7, percent: decimal('3') }

describe('a discount for early payment', () => {
  const [first, second] = datedDiscounts([TWO, THREE], ISSUED, 119_000n)

  test('has its last day and its amounts, the earliest first', () => {
    expect(first).toEqual({ ...THREE, until: '2026-11-29', amount: 3_570n, payable: 115_430n })
    expect(second).toEqual({ ...TWO, until: '2026-12-06', amount: 2_380n, payable: 116_620n })
  })

  test.each([
    ['2026-11-29', 3],
    ['2026-11-30', 2],
    ['2026-12-06', 2],
    ['2026-12-07', undefined],
  ])('paid on %s is %s %%', (day, percent) => {
    const dated = datedDiscounts([TWO, THREE], ISSUED, 119_000n)
    expect(discountOn(dated, localDate(day))?.percent).toBe(
      percent === undefined ? undefined : String(percent),
    )
  })

  test('is said in the language of the document', () => {
    const said = (language: string) =>
      second && discountSentence(second, 'EUR', language).replace(/\s/g, ' ')
    expect(said('de')).toBe('2 % Skonto bei Zahlung bis 6. Dezember 2026: zahlen Sie 1.166,20 €.')
    expect(said('fr')).toBe(
      'Escompte de 2 % pour paiement au plus tard le 6 décembre 2026 : payez 1 166,20 €.',
    )
  })

  // KoSIT, XRechnung 3.0.2 BR-DE-18: ^#(SKONTO)#TAGE=([0-9]+)#PROZENT=([0-9]+\.[0-9]{2})(#BASISBETRAG=…)?#$
  test.each([
    ['2', '#SKONTO#TAGE=14#PROZENT=2.00#\n'],
    ['2.5', '#SKONTO#TAGE=14#PROZENT=2.50#\n'],
    ['0.125', '#SKONTO#TAGE=14#PROZENT=0.13#\n'],
  ])('of %s %% is the structured line %j', (percent, line) => {
    expect(skontoLine({ days: 14, percent: decimal(percent) })).toBe(line)
  })

  function termsOf(change: Partial<Draft>, specification = 'urn:cen.eu:en16931:2017') {
    const tax = {
      category: 'S',
      rate: decimal('19'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    const draft = specimenDraft({
      language: 'de',
      lines: [specimenLine({ quantity: decimal('1'), price: decimal('1000'), tax })],
      ...change,
    })
    return composePreview({
      draft,
      number: '1',
      issueDate: ISSUED,
      seller: specimenProfile('FR'),
      buyer: specimenProfile('DE'),
      bankAccount: null,
      specification,
      businessProcess: '',
    })
  }

  test('is in the payment terms in words, and for XRechnung in lines that people do not see', () => {
    const words = '2 % Skonto bei Zahlung bis 6. Dezember 2026: zahlen Sie 1.166,20 €.'
    const plain = termsOf({ cashDiscounts: [TWO], paymentTerms: 'Netto 30 Tage.' })
    expect(plain.paymentTerms.replace(/[^\S\n]/g, ' ')).toBe(`Netto 30 Tage.\n${words}`)
    const german = termsOf({ cashDiscounts: [TWO, THREE] }, 'urn:xeinkauf.de:kosit:xrechnung_3.0')
    expect(german.paymentTerms).toMatch(
      /\n#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#\n$/,
    )
    expect(readableTerms(german.paymentTerms)).not.toContain('#')
    expect(readableTerms(german.paymentTerms)).toContain('Skonto')
  })

  test('is not of a credit note, and changes the French sentence that there is none', () => {
    expect(termsOf({ kind: 'credit_note', cashDiscounts: [TWO] }).paymentTerms).not.toContain(
      'Skonto',
    )
    const note = (change: Partial<Draft>) =>
      termsOf({ language: 'fr', ...change }).notes.find(({ subjectCode }) => subjectCode === 'AAB')
        ?.text
    expect(note({})).toBe('Pas d’escompte pour paiement anticipé.')
    expect(note({ cashDiscounts: [TWO] })).toBe(
      'Escompte pour paiement anticipé : voir les conditions de règlement.',
    )
  })

  test.each(['0', '-1', '100'])('of %s %% is no discount', percent => {
    const draft = specimenDraft({ cashDiscounts: [{ days: 7, percent: decimal(percent) }] })
    expect(missingFields(draft, SPECIMEN_DAY)).toEqual([
      { code: 'discount_percent_wrong', path: 'cashDiscounts.0.percent' },
    ])
  })
})

describe('the tax in a discount', () => {
  test('is that of each rate, in proportion: 2 % of 119.00 and 107.00', () => {
    const vat = [
      {
        category: 'S',
        rate: decimal('19'),
        exemptionCode: '',
        exemptionReason: '',
        taxable: 10_000n,
        tax: 1_900n,
      },
      {
        category: 'S',
        rate: decimal('7'),
        exemptionCode: '',
        exemptionReason: '',
        taxable: 10_000n,
        tax: 700n,
      },
    ] as const
    expect(discountParts({ vat }, 452n)).toEqual([
      { rate: '19', taxable: 200n, tax: 38n },
      { rate: '7', taxable: 200n, tax: 14n },
    ])
    expect(discountParts({ vat: [] }, 452n)).toEqual([])
  })

  test('and the taxable parts come to the discount, to the cent', () => {
    fc.assert(
      fc.property(billables(), fc.bigInt({ min: 0n, max: 1_000_000n }), (billable, discount) => {
        const totals = totalsOf(billable)
        fc.pre(
          totals.vat.length > 0 &&
            totals.vat.every(({ taxable, tax }) => taxable > 0n && tax >= 0n),
        )
        const sum = discountParts(totals, discount).reduce(
          (all, { taxable, tax }) => all + taxable + tax,
          0n,
        )
        expect(sum).toBe(discount)
      }),
    )
  })
})

test('the cents of a discount go to the rates with the largest remainders, each with its tax', () => {
  const subtotal = (rate: string, taxable: bigint, tax: bigint) => ({
    category: 'S' as const,
    rate: decimal(rate),
    exemptionCode: '',
    exemptionReason: '',
    taxable,
    tax,
  })
  // Of 10 cents the shares are 1.11, 3.33 and 5.55; of 211 cents 23.44, 70.33 and 117.22.
  const vat = [subtotal('0', 100n, 0n), subtotal('5.5', 284n, 16n), subtotal('0', 500n, 0n)]
  expect(discountParts({ vat }, 10n)).toEqual([
    { rate: '0', taxable: 1n, tax: 0n },
    { rate: '5.5', taxable: 3n, tax: 0n },
    { rate: '0', taxable: 6n, tax: 0n },
  ])
  expect(discountParts({ vat }, 211n)).toEqual([
    { rate: '0', taxable: 24n, tax: 0n },
    { rate: '5.5', taxable: 66n, tax: 4n },
    { rate: '0', taxable: 117n, tax: 0n },
  ])
  expect(discountParts({ vat: [subtotal('20', 0n, 0n)] }, 10n)).toEqual([])
})

test('what programs read is left out of the terms, each line for itself', () => {
  const terms = 'Net 30 days\n#SKONTO#TAGE=10#PROZENT=2.00#\nSee #SKONTO# above\n#VERZUG#'
  expect(readableTerms(terms)).toBe('Net 30 days\nSee #SKONTO# above')
})

test('a discount of nothing is none', () => {
  const dated = (percent: string) =>
    datedDiscounts([{ percent: decimal(percent), days: 10 }], localDate('2026-11-20'), 10_000n)
  expect(dated('0')).toEqual([])
  expect(dated('-1')).toEqual([])
  expect(dated('1')).toHaveLength(1)
})

describe('the taxes that credit notes left', () => {
  const of = (rate: string, taxable: bigint, tax: bigint, category: 'S' | 'E' = 'S') => ({
    category,
    rate: decimal(rate),
    taxable,
    tax,
  })
  const own = [of('19', 100n, 19n), of('7', 100n, 7n), of('0', 100n, 0n, 'E')]
  test.each([
    ['without one', [], own],
    ['one rate wholly', [of('7', -100n, -7n)], [own[0], own[2]]],
    ['a part of one', [of('19', -50n, -10n)], [of('19', 50n, 9n), own[1], own[2]]],
    ['twice', [of('19', -50n, -10n), of('19', -50n, -9n)], [own[1], own[2]]],
    ['the same rate of another category', [of('0', -50n, 0n)], own],
    ['more than there was', [of('7', -101n, -8n)], [own[0], own[2]]],
    ['everything', own.map(one => of(one.rate, -one.taxable, -one.tax, one.category)), own],
  ])('%s', (_, credited, left) => expect(taxesLeft(own, credited)).toEqual(left))
})
