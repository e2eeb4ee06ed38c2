import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { fittingTexts, initialHistory, reduceHistory, unreadableTexts } from './draft-state.ts'

const draft = specimenDraft({
  lines: [specimenLine({ id: 'a', price: null }), specimenLine({ id: 'b', price: decimal('12') })],
  allowancesCharges: [],
  prepaid: decimal('0'),
})
const texts = { 'line.a.price': 'x', 'line.b.price': '3*4', 'document.prepaid': 'none' }

test('texts fit a draft whose cells have their numbers, and none where the text is no number', () => {
  expect(fittingTexts(texts, draft, '.')).toEqual(texts)
})

test.each([
  ['the number is another one', { 'line.b.price': '3*5' }],
  ['the line was removed', { 'line.c.price': 'x' }],
  ['the line has no such discount', { 'line.a.entry.0': 'x' }],
  ['the document has no such discount', { 'entry.0.value': 'x' }],
  ['nothing is withheld', { 'document.withholdingRate': 'x' }],
  ['there is no second currency', { 'document.taxCurrencyRate': 'x' }],
  ['there is no such cash discount', { 'cashDiscount.0': 'x' }],
])('a text does not fit where %s', (_, typed) => {
  expect(fittingTexts(typed, draft, '.')).toEqual({})
})

test('they stay when another version is loaded, and only what is no number is unreadable', () => {
  const { present } = reduceHistory(initialHistory(draft, texts), {
    do: 'load',
    draft: { ...draft, note: 'Theirs' },
    decimalMark: '.',
  })
  expect(present.typed).toEqual(texts)
  expect(Object.keys(unreadableTexts(texts, '.'))).toEqual(['line.a.price', 'document.prepaid'])
})
