import { expect, test } from 'vitest'
import type { TaxParts } from '../country/country.ts'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'

const { tax } = specimenLine()
const halves: TaxParts = {
  names: ['CGST', 'SGST'],
  parts: rate => [
    { name: 'CGST', rate },
    { name: 'SGST', rate },
  ],
  split: () => [],
}
const partsOf = (change: object, taxParts: TaxParts | undefined = halves) =>
  billableOf(specimenDraft({ lines: [specimenLine({ tax: { ...tax, ...change } })] }), taxParts)
    .lines[0]?.tax.parts

test('a tax has the parts of the law, and further taxes of the line after them', () => {
  const of = (rate: string) => ['CGST', 'SGST'].map(name => ({ name, rate }))
  expect(partsOf({})).toEqual(of('20'))
  const cess = { name: 'Cess', rate: decimal('12') }
  const own = { name: 'GST', rate: decimal('28') }
  expect(partsOf({ rate: decimal('40'), parts: [own, cess] })).toEqual([...of('28'), cess])
  for (const none of [{ rate: decimal('0') }, { rate: null }, { category: 'E' }, { category: 'Z' }])
    expect(partsOf(none)).toBeUndefined()
  expect(billableOf(specimenDraft()).lines[0]?.tax.parts).toBeUndefined()
})

test('what is not withheld of is marked: lines that say so, and goods where only services are', () => {
  const marks = (of: 'net' | 'services') =>
    billableOf(
      specimenDraft({
        withholding: { key: 'cis', rate: decimal('20'), of },
        lines: [
          specimenLine({ supply: 'services' }),
          specimenLine({ supply: 'goods' }),
          specimenLine({ isWithheld: false }),
        ],
      }),
    ).lines.map(line => line.isWithheld)
  expect(marks('net')).toEqual([undefined, undefined, false])
  expect(marks('services')).toEqual([undefined, false, false])
})
