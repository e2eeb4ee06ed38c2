import type { Mandate } from '@bordereau/contract/payment-mandates'
import { BRAND_NAMES } from '@bordereau/domain/payment/brand'
import { t } from '#macros'

/** A method that a customer saved at a payment provider. */
export type Method = Pick<Mandate, 'type' | 'brand' | 'hint'>

/** As people know it: 'Visa ending 4242'. */
export function savedMethodText({ type, brand, hint }: Method): string {
  const name = brand === null ? undefined : BRAND_NAMES[brand]
  if (hint === '' || type === 'other') return name ?? t`Saved payment method`
  if (type === 'direct_debit') return t`Bank account ending ${hint}`
  return name === undefined ? t`Card ending ${hint}` : t`${name} ending ${hint}`
}
