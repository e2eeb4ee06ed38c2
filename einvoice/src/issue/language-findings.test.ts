import type { Draft } from '@bordereau/domain/invoice/draft'
import { SPECIMEN_DAY, specimenDraft, specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { languageFindings } from './language-findings.ts'

const at = (country: string, postCode: string) => {
  const profile = specimenProfile(country)
  return { ...profile, address: { ...profile.address, postCode } }
}

function found(
  change: Partial<Draft>,
  { from = at('BE', '9000'), to = 'BE' }: { from?: ReturnType<typeof at>; to?: string } = {},
) {
  return languageFindings({
    draft: specimenDraft({ language: 'fr', secondLanguage: null, ...change }),
    today: SPECIMEN_DAY,
    seller: from,
    vatRegistered: true,
    buyer: to === '' ? null : at(to, '5000'),
    bankAccount: null,
  })
}

test('a document of a seller in Flanders for a customer in Belgium that has no Dutch is a warning', () => {
  expect(found({})).toEqual([
    {
      code: 'BDX-LANG-01',
      path: 'language',
      severity: 'warning',
      from: 'rule',
      law: 'Decreet van 19 juli 1973, art. 5, 10',
      url: expect.stringContaining('https://www.vlaanderen.be/'),
    },
  ])
  expect(found({ language: 'en', secondLanguage: 'fr' })).toHaveLength(1)
  expect(found({ kind: 'credit_note' })).toHaveLength(1)
})

test.each([
  ['in Dutch', { language: 'nl' }, {}],
  ['in Dutch with French beside it', { language: 'nl', secondLanguage: 'fr' }, {}],
  ['in French with Dutch beside it', { secondLanguage: 'nl' }, {}],
  ['for a customer in France', {}, { to: 'FR' }],
  ['without a customer', {}, { to: '' }],
  ['of a seller in Namur', {}, { from: at('BE', '5000') }],
  ['of a seller in Brussels', {}, { from: at('BE', '1000') }],
  ['of a seller in Sint-Genesius-Rode, which has facilities', {}, { from: at('BE', '1640') }],
  ['of a seller in Eupen', {}, { from: at('BE', '4700') }],
  ['of a seller whose postcode is not known', {}, { from: at('BE', '') }],
  ['of a seller in the Netherlands', {}, { from: at('NL', '9000'), to: 'NL' }],
  ['that the customer wrote', { type: 'self_billed_invoice' }, {}],
] as const)('nothing is said of one %s', (_, change, parties) => {
  expect(found(change, parties)).toEqual([])
})
