import * as z from 'zod/mini'
import { amount, decimal } from './amount.ts'

/** Base and tax in a discount for early payment, by rate, in the invoice's currency. Empty of anything else. */
export const discountTaxes = z.array(z.object({ rate: decimal, taxable: amount, tax: amount }))
