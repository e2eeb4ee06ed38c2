import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { MANDATE_TYPES } from '@bordereau/domain/payment/collection'
import * as z from 'zod/mini'
import { amount, date } from './amount.ts'
import { currency } from './value.ts'

/** A saved method as people know it: 'Visa ending 4242'. */
export const savedMethod = {
  type: z.enum(MANDATE_TYPES),
  brand: z.nullable(z.enum(PAYMENT_BRANDS)),
  /** The last characters of the number of the card or account; '' where they are not known. */
  hint: z.string(),
}

/** What a message announces if it is sent today: when, from what and how much is collected. */
export const announcedCollection = z.object({ ...savedMethod, day: date, amount, currency })
