import { offeredTaxes } from '@bordereau/domain/country/taxes'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import type { previewDraft } from '@bordereau/contract/pages'
import type { BodyInput } from '../../api.ts'
import type { Company } from './send-company.ts'

type WireDraft = BodyInput<typeof previewDraft>['draft']

/** A small invoice of the company's own country, to show what its paper looks like. */
export function sampleDraft(company: Company, words: { item: string; second: string }): WireDraft {
  const offers = offeredTaxes(company.profile.address.country)
  const wanted = company.vatRegistered ? ['standard'] : ['small_business', 'outside_scope']
  const offered = offers.find(({ key }) => wanted.includes(key)) ?? offers[0]
  const tax = offered
    ? taxOf(offered, company.language)
    : { category: 'O' as const, rate: '0', exemptionCode: '', exemptionReason: '' }
  const line = (id: string, name: string, quantity: string, price: string) => ({
    id,
    itemId: null,
    name,
    description: '',
    quantity,
    unit: 'C62',
    price,
    priceBaseQuantity: '1',
    tax: { ...tax },
    allowancesCharges: [],
    period: null,
    sellerItemId: '',
    classification: '',
  })
  return {
    kind: 'invoice',
    customerId: null,
    currency: company.currency,
    language: company.language,
    secondLanguage: null,
    issueDate: null,
    due: { by: 'days', days: company.dueDays },
    deliveryDate: null,
    period: null,
    deliveryAddress: null,
    buyerReference: '',
    orderReference: '',
    contractReference: '',
    projectReference: '',
    pricesIncludeTax: false,
    lines: [line('a', words.item, '3', '420'), line('b', words.second, '1', '85.50')],
    allowancesCharges: [],
    prepaid: '0',
    rounding: '0',
    taxCurrency: null,
    note: '',
    paymentTerms: company.paymentTerms,
    bankAccountId: null,
    corrects: null,
  }
}
