import { previewDraft } from '@bordereau/contract/pages'
import { expect, test } from 'vitest'
import { COMPANY } from '../../testing/samples.ts'
import { firstBankAccount } from './bank-texts.ts'
import { samplePaper } from './sample-paper.ts'

const { profile } = COMPANY

test('the paper has what is typed, in the language of the documents', () => {
  const fields = { language: 'de', profile: { ...profile, legalName: 'Claire Dubois' } }
  const { draft, sample } = samplePaper(COMPANY, { fields, number: 'F2026-0042' })
  expect(draft.lines.map(({ name }) => name)).toEqual([
    'Gestaltung der neuen Broschüre',
    'Druck und Lieferung',
  ])
  expect(sample).toMatchObject({
    seller: { legalName: 'Claire Dubois' },
    buyer: { legalName: 'Musterkunde GmbH', address: { country: 'FR' } },
    number: 'F2026-0042',
  })
})

test('what is half typed leaves a paper that the server can draw', () => {
  const half = { ...profile, legalName: ' ', contact: { ...profile.contact, email: 'claire@' } }
  const body = samplePaper(COMPANY, { fields: { profile: half } })
  expect(body.sample?.seller).toMatchObject({
    legalName: profile.legalName,
    contact: { email: '' },
  })
  expect(previewDraft.request.safeParse(body).success).toBe(true)
})

test('an account appears with its first characters, and not before', () => {
  const account = firstBankAccount(COMPANY)
  expect(samplePaper(COMPANY, { account }).sample?.bankAccount).toBeUndefined()
  const typed = { ...account, iban: 'FR76' }
  expect(samplePaper(COMPANY, { account: typed }).sample?.bankAccount).toMatchObject({
    iban: 'FR76',
  })
})

test('its tax is that of the place of the company: IGIC in the Canary Islands', () => {
  const address = { ...profile.address, country: 'ES' as const, postCode: '35001' }
  const { draft } = samplePaper({ ...COMPANY, profile: { ...profile, address } }, {})
  expect(draft.lines[0]?.tax).toMatchObject({ category: 'L', rate: '7' })
})
