import { describe, expect, test } from 'vitest'
import { SPECIMEN_DAY, specimenDraft, specimenProfile } from '../testing/draft.ts'
import { compose } from './compose.ts'
import {
  type CustomField,
  type CustomFieldKind,
  customLabel,
  isCustomValue,
  withCurrentFields,
  withCustomValue,
} from './custom-fields.ts'
import { customNotes, formatCustomValue } from './custom-field-texts.ts'
import { duplicate } from './duplicate.ts'
import { localDate } from '../date.ts'

function field(id: string, more: Partial<CustomField> = {}): CustomField {
  return { id, kind: 'text', label: id, labels: [], isPrinted: true, ...more }
}
const VEHICLE = field('Vehicle', {
  labels: [
    { language: 'de', label: 'Fahrzeug' },
    { language: 'es', label: '' },
  ],
})
const DAY = field('Day', { kind: 'date' })
const MILES = field('Miles', { kind: 'number' })

test.each([
  ['de', 'Fahrzeug'],
  ['de-AT', 'Fahrzeug'],
  ['fr', 'Vehicle'],
  // A label that was emptied.
  ['es', 'Vehicle'],
])('the label on a document in %s is %s', (language, label) =>
  expect(customLabel(VEHICLE, language)).toBe(label),
)

test.each<[CustomFieldKind, string, boolean, string]>([
  ['text', 'LY-042', true, 'LY-042'],
  ['text', ' ', false, ''],
  ['date', '2026-11-23', true, '23. November 2026'],
  ['date', '2026-02-30', false, ''],
  ['number', '12345.5', true, '12.345,5'],
  ['number', '-3', true, '-3'],
  ['number', '012', false, ''],
  ['number', '1.50', false, ''],
  ['number', 'NaN', false, ''],
  ['number', '-0', false, ''],
  ['number', '0', true, '0'],
  ['number', '1.x5', false, ''],
])('a %s %j', (kind, value, isValid, printed) => {
  expect(isCustomValue({ kind, value })).toBe(isValid)
  if (isValid) expect(formatCustomValue({ ...field('x', { kind }), value }, 'de')).toBe(printed)
})

describe('the values of a draft', () => {
  const draft = specimenDraft({
    language: 'de',
    customFields: [
      { ...DAY, value: '2026-11-23' },
      { ...VEHICLE, value: 'LY-042' },
      { ...MILES, value: '120' },
    ],
  })
  test('are set, replaced and removed', () => {
    const one = withCustomValue([], VEHICLE, 'A')
    expect(withCustomValue(one ?? [], VEHICLE, 'B')).toEqual([{ ...VEHICLE, value: 'B' }])
    expect(withCustomValue(one ?? [], VEHICLE, null)).toBeUndefined()
    expect(withCustomValue(one ?? [], VEHICLE, '')).toBeUndefined()
    const two = withCustomValue(one ?? [], DAY, '2026-11-23')
    expect(two?.map(({ id }) => id)).toEqual(['Vehicle', 'Day'])
    expect(withCustomValue(two ?? [], VEHICLE, null)?.map(({ id }) => id)).toEqual(['Day'])
  })

  test('have the fields of the company as they are when it is issued, in their order', () => {
    const renamed = { ...VEHICLE, label: 'Car', labels: [] }
    const now = [renamed, field('New'), { ...MILES, kind: 'date' as const }, DAY]
    const { customFields } = withCurrentFields(draft, now)
    expect(customFields).toEqual([
      { ...renamed, value: 'LY-042' },
      { ...DAY, value: '2026-11-23' },
    ])
    expect('customFields' in withCurrentFields(draft, [])).toBe(false)
    expect(withCurrentFields(specimenDraft(), [DAY])).toEqual(specimenDraft())
  })

  test('that are printed are notes of the XML, in the language of the document', () => {
    const inner = { ...MILES, isPrinted: false }
    const current = withCurrentFields(draft, [VEHICLE, DAY, inner])
    expect(customNotes(current)).toEqual([
      { subjectCode: '', text: 'Fahrzeug: LY-042', printed: false },
      { subjectCode: '', text: 'Day: 23. November 2026', printed: false },
    ])
  })

  test('are on the document that is composed where they are printed', () => {
    const composedOf = (customFields: typeof draft.customFields) =>
      compose({
        draft: { ...draft, customFields },
        number: 'F-1',
        issueDate: SPECIMEN_DAY,
        seller: specimenProfile('FR'),
        buyer: specimenProfile('FR'),
        bankAccount: null,
        specification: '',
        businessProcess: '',
      })
    const inner = { ...MILES, isPrinted: false, value: '120' }
    const printed = { ...VEHICLE, value: 'LY-042' }
    expect(composedOf([inner, printed]).customFields).toEqual([printed])
    expect('customFields' in composedOf([inner])).toBe(false)
  })

  test('stay with a duplicate', () =>
    expect(duplicate(draft, localDate('2026-11-23'), () => 'x').customFields).toEqual(
      draft.customFields,
    ))
})
