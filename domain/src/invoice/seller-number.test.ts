import { expect, test } from 'vitest'
import type { Supply } from '../country/supply.ts'
import { decimal } from '../money/decimal.ts'
import type { DraftTax } from '../tax-category/category.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { composePreview } from './compose.ts'

const addressIn = (country: string, postCode: string) => ({
  ...specimenProfile(country).address,
  postCode,
})

function numberOf(
  seller: readonly [country: string, postCode: string, number: string],
  buyer: string,
  { category, supply }: { readonly category: DraftTax['category']; readonly supply: Supply },
  delivery: readonly [country: string, postCode: string] | null = null,
): string {
  const [country, postCode, value] = seller
  const [to = '', ...code] = buyer.split(' ')
  const rate = decimal(category === 'S' ? '20' : '0')
  const tax = { category, rate, exemptionCode: '', exemptionReason: category === 'S' ? '' : 'x' }
  const { seller: composed } = composePreview({
    draft: specimenDraft({
      lines: [specimenLine({ tax, supply })],
      deliveryAddress: delivery && addressIn(...delivery),
    }),
    number: '1',
    issueDate: SPECIMEN_DAY,
    seller: specimenProfile(country, {
      address: addressIn(country, postCode),
      taxIds: [{ kind: 'vat', value }],
    }),
    buyer: specimenProfile(to, { address: addressIn(to, code.join(' ')) }),
    bankAccount: null,
    specification: '',
    businessProcess: '',
  })
  return composed.vatId
}

const BELFAST = ['GB', 'BT1 1AA', 'GB980780684'] as const
const K = { category: 'K', supply: 'goods' } as const
const TYPED = { category: 'K', supply: 'services' } as const
const CHARGED = { category: 'S', supply: 'goods' } as const
const SERVICES = { category: 'S', supply: 'services' } as const

test.each([
  ['goods for a business in Dublin', BELFAST, 'IE', K, 'XI980780684'],
  // A line typed by hand supplies services unless it says otherwise; its exemption does.
  ['a line typed by hand', BELFAST, 'IE', TYPED, 'XI980780684'],
  ['goods for a person in Dublin', BELFAST, 'IE', CHARGED, 'XI980780684'],
  ['goods for the Azores', BELFAST, 'PT 9500-150', CHARGED, 'XI980780684'],
  ['a number entered with XI', ['GB', 'BT1 1AA', 'XI980780684'], 'IE', K, 'XI980780684'],
  ['goods for London', BELFAST, 'GB SW1A 1AA', CHARGED, 'GB980780684'],
  ['goods for Derry', BELFAST, 'GB BT48 6HJ', CHARGED, 'GB980780684'],
  ['goods for Livigno', BELFAST, 'IT 23041', CHARGED, 'GB980780684'],
  ['goods for New York', BELFAST, 'US', CHARGED, 'GB980780684'],
  ['services for a person in Dublin', BELFAST, 'IE', SERVICES, 'GB980780684'],
  ['services, entered with XI', ['GB', 'BT1 1AA', 'XI980780684'], 'IE', SERVICES, 'GB980780684'],
  ['goods from London', ['GB', 'SW1A 1AA', 'GB980780684'], 'IE', CHARGED, 'GB980780684'],
  ['goods from Man', ['GB', 'IM1 1AA', 'GB980780684'], 'IE', CHARGED, 'GB980780684'],
  ['goods from Dublin', ['IE', 'D02 X285', 'IE6433435F'], 'FR', K, 'IE6433435F'],
] as const)('%s: the seller’s number is right', (_, seller, buyer, line, number) => {
  expect(numberOf(seller, buyer, line)).toBe(number)
})

test('goods are sold where they are delivered', () => {
  expect(numberOf(BELFAST, 'GB SW1A 1AA', CHARGED, ['FR', '75001'])).toBe('XI980780684')
  expect(numberOf(BELFAST, 'IE', CHARGED, ['GB', 'BT1 1AA'])).toBe('GB980780684')
})
