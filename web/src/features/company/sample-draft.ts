import type { Company } from '@bordereau/contract/company'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import { taxOf, taxesOn } from '@bordereau/domain/tax/tax-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import { sampleItems } from '@bordereau/domain/invoice/sample-document'
import { todayIn } from '../../format/formats.ts'

export type SampleSeller = Pick<
  Company,
  'profile' | 'vatRegistered' | 'language' | 'currency' | 'dueDays' | 'paymentTerms'
>

/** A small invoice of the company's own place in its language, to show what its paper looks like. */
export function sampleDraft(company: SampleSeller): Draft {
  const offers = taxesOn(offeredTaxes(company.profile.address), todayIn(''))
  const wanted = company.vatRegistered ? ['standard'] : ['small_business', 'outside_scope']
  const offered = offers.find(({ key }) => wanted.includes(key)) ?? offers[0]
  const tax = offered
    ? taxOf(offered, company.language)
    : ({ category: 'O', rate: ZERO, exemptionCode: '', exemptionReason: '' } as const)
  const line = (id: string, name: string, quantity: string, price: string) => ({
    ...emptyLine(id, tax),
    name,
    quantity: decimal(quantity),
    price: decimal(price),
  })
  const [first, second] = sampleItems(company.language)
  return {
    ...emptyDraft(company),
    due: { by: 'days', days: company.dueDays },
    lines: [line('a', first, '3', '420'), line('b', second, '1', '85.50')],
    paymentTerms: company.paymentTerms,
  }
}
