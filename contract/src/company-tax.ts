import * as z from 'zod/mini'
import { date, rate } from './amount.ts'
import { required, text } from './value.ts'

/** CompanyTax of the domain: a tax of the company's own list. */
export const companyTax = z.object({
  /** Made by the page, like those of lines: items refer to it. */
  id: text(40).check(z.regex(/^[0-9a-f-]{32,36}$/)),
  name: required(60),
  parts: z.array(z.object({ name: required(60), rate })).check(z.minLength(1), z.maxLength(8)),
  place: z.object({
    subdivision: text(10),
    county: text(60),
    postCodes: z.array(text(10)).check(z.maxLength(500)),
  }),
  isProposed: z.boolean(),
  from: z.nullable(date),
  until: z.nullable(date),
  isArchived: z.boolean(),
})

export const companyTaxes = z.array(companyTax).check(z.maxLength(300))
