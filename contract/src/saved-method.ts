import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { MANDATE_TYPES } from '@bordereau/domain/payment/collection'
import * as z from 'zod/mini'

/** A saved method as people know it: 'Visa ending 4242'. */
export const savedMethod = {
  type: z.enum(MANDATE_TYPES),
  brand: z.nullable(z.enum(PAYMENT_BRANDS)),
  /** The last characters of the number of the card or account; '' where they are not known. */
  hint: z.string(),
}
