import * as z from 'zod/mini'
import { amount, rate } from './amount.ts'
import { tax } from './draft.ts'
import { currency, text } from './value.ts'

/** Amounts as decimal text in the document's currency; the names are those of Totals in the domain. */
export const totals = z.object({
  currency,
  lineNet: amount,
  allowances: amount,
  charges: amount,
  net: amount,
  vat: z.readonly(
    z.array(
      z.extend(z.omit(tax, { parts: true, country: true }), {
        taxable: amount,
        tax: amount,
        parts: z.optional(
          z.readonly(z.array(z.object({ name: text(60), rate, taxable: amount, tax: amount }))),
        ),
      }),
    ),
  ),
  tax: amount,
  gross: amount,
  prepaid: amount,
  withheld: z.optional(z.object({ base: amount, amount })),
  rounding: amount,
  payable: amount,
})
