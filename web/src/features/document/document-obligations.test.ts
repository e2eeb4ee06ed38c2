import { localDate } from '@bordereau/domain/date'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { obligationTexts } from './document-obligations.tsx'

const formats = { date: (day: string) => day, tag: 'en' }
/** India binds sellers with a GSTIN only. */
const sellerIn = (country: string) => ({
  ...specimenProfile(country),
  taxIds: country === 'IN' ? [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }] : [],
})
const said = (seller: string, buyer: string, day: string) =>
  obligationTexts(
    { seller: sellerIn(seller), buyer: specimenProfile(buyer), day: localDate(day) },
    formats,
  )

test('the question before issuing says since when the law wants the document in a network, and what to do', async () => {
  expect(await said('IT', 'IT', '2026-11-23')).toEqual([
    'By law since 2019-01-01: invoices pass through the state’s exchange SdI. ' +
      'Issue these invoices through a provider: Bordereau writes no FatturaPA.',
  ])
  expect((await said('PL', 'DE', '2026-11-23')).length).toBe(1)
  for (const seller of ['PL', 'BE', 'IN'])
    expect([seller, (await said(seller, seller, '2026-11-23')).length]).toEqual([seller, 1])
  expect((await said('ES', 'FR', '2027-01-01')).length).toBe(1)
})

test('it says nothing of India’s registration of invoices to a seller without a GSTIN', async () => {
  const seller = { ...specimenProfile('IN'), taxIds: [] }
  const buyer = specimenProfile('IN')
  expect(await obligationTexts({ seller, buyer, day: localDate('2026-11-23') }, formats)).toEqual(
    [],
  )
})

test('it says nothing where the document is an invoice as it is', async () => {
  expect(await said('DE', 'DE', '2026-11-23')).toEqual([])
  expect(await said('BE', 'DE', '2026-11-23')).toEqual([])
})
