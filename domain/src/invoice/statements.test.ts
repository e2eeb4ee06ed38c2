import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { SPECIMEN_ACCOUNT, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { compose } from './compose.ts'
import type { Draft, DraftLine } from './draft.ts'
import { expectedStatements, offeredStatements } from './statements.ts'

const POLISH_TAX = {
  category: 'S',
  rate: decimal('23'),
  exemptionCode: '',
  exemptionReason: '',
} as const

function polish(price: string, change: Partial<DraftLine> = {}) {
  const [quantity, supply] = [decimal('1'), 'services' as const]
  return specimenLine({ quantity, supply, price: decimal(price), tax: POLISH_TAX, ...change })
}

/* UStG § 14 (4) no. 9 and § 14b (1): works on land to a private person. Ustawa o VAT, art. 106e (1) no. 18a. */

const keysOf = (country: string, kind: 'business' | 'person', change: Partial<Draft> = {}) =>
  offeredStatements(
    specimenDraft(change),
    specimenProfile(country),
    specimenProfile(country, { kind }),
  ).map(({ note }) => note.key)

test.each([
  ['DE', 'person', ['keep_two_years']],
  ['DE', 'business', []],
  ['PL', 'business', ['split_payment']],
  ['PL', 'person', []],
  ['FR', 'person', []],
] as const)('a seller in %s can state to a %s: %o', (country, kind, keys) => {
  expect(keysOf(country, kind)).toEqual(keys)
})

test('a credit note says nothing of keeping it', () => {
  expect(keysOf('DE', 'person', { kind: 'credit_note' })).toEqual([])
})

test('a Belgian credit note does not repeat the words on works at 6 %', () => {
  expect(keysOf('BE', 'person').length).toBeGreaterThan(0)
  expect(keysOf('BE', 'person', { kind: 'credit_note' })).toEqual([])
})

const textsOf = (statements: readonly string[] | undefined, kind: 'business' | 'person') =>
  compose({
    draft: specimenDraft({
      customerId: 'c',
      language: 'de',
      statements,
      lines: [specimenLine()],
    }),
    number: 'RE-2026-0001',
    issueDate: localDate('2026-11-22'),
    seller: specimenProfile('DE'),
    buyer: specimenProfile('DE', { kind }),
    bankAccount: SPECIMEN_ACCOUNT,
    specification: '',
    businessProcess: '',
  })
    .notes.map(({ text }) => text)
    .filter(text => text.includes('zwei Jahre'))

test('a chosen statement is a note of the document, in its language', () => {
  expect(textsOf(['keep_two_years', 'unknown'], 'person')).toEqual([
    'Wer diese Leistung als Privatperson bezieht, ist verpflichtet, die Rechnung zwei Jahre lang aufzubewahren.',
  ])
})

test('it is left out where it was not chosen, or does not apply any more', () => {
  expect([textsOf(undefined, 'person'), textsOf(['keep_two_years'], 'business')]).toEqual([[], []])
})

/* Ustawa o VAT, art. 106e (1) no. 18a: above 15,000 PLN with tax. 12,195.12 at 23 % is 15,000.00. */
test.each<[string, Partial<Draft>, boolean]>([
  ['a grosz above', { lines: [polish('12195.13')] }, true],
  ['the sum itself', { lines: [polish('12195.12')] }, false],
  ['what is chosen already', { lines: [polish('20000')], statements: ['split_payment'] }, false],
  ['an advice by electronic means', { lines: [polish('20000', { supply: 'electronic' })] }, false],
  [
    'a sale without tax',
    { lines: [polish('20000', { tax: { ...POLISH_TAX, category: 'AE', rate: decimal('0') } })] },
    false,
  ],
  [
    'goods among other lines',
    { lines: [polish('20000', { supply: 'electronic' }), polish('1', { supply: 'goods' })] },
    true,
  ],
  [
    'euros at the rate of the tax',
    {
      currency: 'EUR',
      lines: [polish('4000')],
      taxCurrency: { currency: 'PLN', rate: decimal('4') },
    },
    true,
  ],
  [
    'euros at a lower rate',
    {
      currency: 'EUR',
      lines: [polish('4000')],
      taxCurrency: { currency: 'PLN', rate: decimal('3') },
    },
    false,
  ],
  ['euros without a rate', { currency: 'EUR', lines: [polish('4000')] }, false],
  [
    'euros with a rate of another currency',
    {
      currency: 'EUR',
      lines: [polish('4000')],
      taxCurrency: { currency: 'CZK', rate: decimal('25') },
    },
    false,
  ],
])('the words on split payment are expected of %s: %s', (_, change, isExpected) => {
  const draft = specimenDraft({ currency: 'PLN', ...change })
  const found = expectedStatements(draft, specimenProfile('PL'), specimenProfile('PL'))
  expect(found.map(({ note }) => note.key)).toEqual(isExpected ? ['split_payment'] : [])
})

test('nothing is expected of sums where the law names none', () => {
  const draft = specimenDraft({ lines: [polish('1000000')] })
  const person = specimenProfile('DE', { kind: 'person' })
  expect(expectedStatements(draft, specimenProfile('DE'), person)).toEqual([])
})
