import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { describe, expect, test } from 'vitest'
import { printFindings } from './print-findings.ts'

const EMOJI = 'a 🎉'
const seller = specimenProfile('FR')
const buyer = specimenProfile('IN')
const draft = specimenDraft({ customerId: null })

const found = (input: Partial<Parameters<typeof printFindings>[0]>) =>
  printFindings({ draft, seller, buyer, ...input }).map(
    ({ path, severity, named }) => `${severity} ${path} ${String(named)}`,
  )

describe('names and addresses that would print as boxes prevent issuing', () => {
  test.each(['line1', 'line2', 'line3', 'city', 'postCode', 'subdivision'] as const)(
    'the address: %s',
    field => {
      const address = { ...buyer.address, [field]: EMOJI }
      expect(found({ buyer: { ...buyer, address } })).toEqual([`fatal buyer.address.${field} 🎉`])
      expect(found({ seller: { ...seller, address } })).toEqual([
        `fatal seller.address.${field} 🎉`,
      ])
      const delivered = { ...draft, deliveryAddress: address }
      expect(found({ draft: delivered })).toEqual([`fatal deliveryAddress.${field} 🎉`])
    },
  )
  test('the name', () => {
    expect(found({ buyer: { ...buyer, legalName: '𐎠 Ltd' } })).toEqual(['fatal buyer.legalName 𐎠'])
    expect(found({ seller: { ...seller, legalName: EMOJI } })).toEqual([
      'fatal seller.legalName 🎉',
    ])
  })
})

describe('other texts are warned of', () => {
  test.each([
    'buyerReference',
    'orderReference',
    'contractReference',
    'projectReference',
    'note',
    'paymentTerms',
  ] as const)('%s', field => {
    expect(found({ draft: { ...draft, [field]: EMOJI } })).toEqual([`warning ${field} 🎉`])
  })
  test.each(['name', 'description', 'note', 'sectionHeading', 'sellerItemId'] as const)(
    'of a line: %s',
    field => {
      const lines = [specimenLine({}), specimenLine({ [field]: EMOJI })]
      expect(found({ draft: { ...draft, lines } })).toEqual([`warning lines.1.${field} 🎉`])
    },
  )
  test('the trading name and the legal information', () => {
    expect(found({ buyer: { ...buyer, tradingName: EMOJI } })).toEqual([
      'warning buyer.tradingName 🎉',
    ])
    expect(found({ seller: { ...seller, legalInformation: EMOJI } })).toEqual([
      'warning seller.legalInformation 🎉',
    ])
  })
})

test.each([
  'பழனி டிரேடர்ஸ்',
  'শ্রী কৃষ্ণ',
  'ශ්‍රී ලංකා',
  'თბილისი',
  'Երևան',
  'አዲስ አበባ',
  'ភ្នំពេញ',
  'ວຽງຈັນ',
  'မြန်မာ',
  'བོད་',
  '株式会社',
  'شركة',
  'חברה',
  'Ελλάς',
  'กรุงเทพ',
])('%s is printed', legalName => expect(found({ buyer: { ...buyer, legalName } })).toEqual([]))

test('nothing is said of an ordinary document', () => expect(found({})).toEqual([]))
