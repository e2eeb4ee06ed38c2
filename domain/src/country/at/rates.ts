import { SMALL_BUSINESS } from '../../tax-category/notices.ts'
import type { OfferedTax } from '../country.ts'
import { genericTaxes } from '../generic-taxes.ts'
import { euExemptions, offerExempt } from '../offer.ts'
import { KLEINUNTERNEHMER, LAWS } from './legal-notes.ts'

const OWN: readonly OfferedTax[] = [
  offerExempt(
    'small_business',
    'E',
    '',
    SMALL_BUSINESS,
    KLEINUNTERNEHMER,
    '§ 6 Abs. 1 Z 27 UStG 1994',
  ),
  ...euExemptions(LAWS),
]

/** The rates of every member state, with the exemptions of the Austrian act. */
export const TAXES: readonly OfferedTax[] = genericTaxes('AT').map(
  tax => OWN.find(({ key }) => key === tax.key) ?? tax,
)
