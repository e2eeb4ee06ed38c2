import { expect, test } from 'vitest'
import { SPECIMEN_DAY, specimenDraft, specimenProfile } from '../testing/draft.ts'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { composePreview } from './compose.ts'
import { REFERENCES, referenceLabel } from './references.ts'
import { isReferenceField, mapReferences, referencesOf } from './reference-fields.ts'

test('the invoice has every reference of its draft', () => {
  const references = mapReferences(({ businessTerm }) => `our ${businessTerm}`)
  const invoice = composePreview({
    draft: specimenDraft(references),
    number: '1',
    issueDate: SPECIMEN_DAY,
    seller: specimenProfile('FR'),
    buyer: specimenProfile('DE'),
    bankAccount: null,
    specification: '',
    businessProcess: '',
  })
  expect(referencesOf(invoice)).toEqual(references)
  expect(invoice.orderReference).toBe('our BT-13')
})

test.each(REFERENCES)('$field has a label and a name in every language', ({ label, name }) => {
  for (const texts of [label, name])
    expect(Object.keys(texts).toSorted()).toEqual(TEXT_LANGUAGES.toSorted())
})

test('the fields of references are those of the table, with a label in each language', () => {
  for (const reference of REFERENCES) {
    expect(isReferenceField(reference.field)).toBe(true)
    for (const language of ['en', 'fr', 'de-AT'])
      expect(referenceLabel(reference, language).length).toBeGreaterThan(2)
  }
  expect(isReferenceField('note')).toBe(false)
})
