import * as z from 'zod/mini'
import { text } from './value.ts'

/** Where a supply is performed, as far as its tax depends on it. */
export const performedAt = z.object({
  country: text(2),
  postCode: text(20),
  city: text(100),
  subdivision: text(60),
})
