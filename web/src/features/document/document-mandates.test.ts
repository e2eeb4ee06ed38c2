import { localDate } from '@bordereau/domain/date'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { mandateTexts } from './document-mandates.tsx'

const formats = { date: (day: string) => day, tag: 'en' }
const said = (seller: string, buyer: string, day: string) =>
  mandateTexts(
    { seller: specimenProfile(seller), buyer: specimenProfile(buyer), day: localDate(day) },
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

test('it says nothing where the document is an invoice as it is', async () => {
  expect(await said('DE', 'DE', '2026-11-23')).toEqual([])
  expect(await said('BE', 'DE', '2026-11-23')).toEqual([])
})
