import { expect, test } from 'vitest'
import { SPECIMEN_DAY, specimenDraft, specimenProfile } from '../testing/draft.ts'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { composePreview } from './compose.ts'
import { REFERENCES, mapReferences, referencesOf } from './references.ts'

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
