import { performedAt } from './performed-at.ts'
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import {
  ATTACHMENT_TYPES,
  MAX_ATTACHMENTS,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_NAME,
} from '@bordereau/domain/invoice/attachments'
import { mapReferences } from '@bordereau/domain/invoice/reference-fields'
import { SUPPLIES } from '@bordereau/domain/country/supply'
import { TAX_CATEGORIES } from '@bordereau/domain/tax-category/category'
import * as z from 'zod/mini'
import { customValues } from './custom-fields.ts'
import { address } from './party.ts'
import { date, decimal, rate } from './amount.ts'
import { currency, days, id, language, readonlyList, prose, sha256, text } from './value.ts'

export const rateSource = z.enum(['ecb', 'nbp', 'hmrc', 'bazg'])

/** Where a rate was published, and when; the first day of the month of a month's rate. */
export const publication = z.object({ source: rateSource, day: date })

/** Draft of the domain as JSON; domain/src/invoice/draft.ts documents each field. */

/** Several taxes on one line: the rate of the line is their sum. */
export const taxParts = readonlyList(z.object({ name: text(60), rate }), 8)

export const tax = z.object({
  category: z.enum(TAX_CATEGORIES),
  rate,
  exemptionCode: text(40),
  exemptionReason: text(500),
  parts: z.optional(taxParts),
  country: z.optional(text(2)),
})

/** A rate is null until the seller enters one, where no law known here fixes it. */
const draftTax = z.extend(tax, { rate: z.nullable(rate) })

const ownTax = z.object({ key: text(60), category: z.enum(TAX_CATEGORIES), rate })

const allowanceCharge = z.object({
  charge: z.boolean(),
  value: z.discriminatedUnion('by', [
    z.object({ by: z.literal('amount'), amount: decimal }),
    z.object({ by: z.literal('percent'), percent: decimal }),
  ]),
  reason: text(200),
  reasonCode: text(10),
})

const period = z.object({ start: z.optional(date), end: z.optional(date) })

export const draftLine = z.object({
  id: text(40),
  sectionHeading: z.optional(text(120)),
  itemId: z.nullable(id),
  name: text(300),
  description: prose(4000),
  // Programs written for the format before it leave it out.
  note: z._default(prose(1000), ''),
  quantity: z.nullable(decimal),
  unit: text(3),
  price: z.nullable(decimal),
  priceBaseQuantity: decimal,
  // Programs written for the format before it leave it out: a service, whatever the company sells.
  supply: z._default(z.enum(SUPPLIES), 'services'),
  performedAt: z.optional(z.nullable(performedAt)),
  tax: draftTax,
  ownTax: z._default(z.nullable(ownTax), null),
  allowancesCharges: readonlyList(allowanceCharge, 20),
  period: z.nullable(period),
  sellerItemId: text(60),
  classification: text(20),
  isWithheld: z.optional(z.boolean()),
  isOptional: z.optional(z.boolean()),
})

const daysOrDate = z.discriminatedUnion('by', [
  z.object({ by: z.literal('days'), days }),
  z.object({ by: z.literal('date'), date }),
])

/** A deposit as its final invoice sets it off; the server writes it. */
const setOffDeposit = z.object({
  invoiceId: id,
  number: text(60),
  issueDate: date,
  vat: readonlyList(
    z.object({ category: z.enum(TAX_CATEGORIES), rate, taxable: decimal, tax: decimal }),
    50,
  ),
  amount: decimal,
})

/** Of a draft that names what the company does not have. */
export const REFERENCE_REFUSALS = {
  customer_unknown: 422,
  bank_account_unknown: 422,
  item_unknown: 422,
} as const

/** Of createDraft and saveDraft. */
export const DRAFT_REFUSALS = {
  ...REFERENCE_REFUSALS,
  attachment_unknown: 422,
  attachments_too_large: 422,
} as const

/** A file that was uploaded before (uploadAttachment), under the name that its document gives it. */
export const attachment = z.object({
  sha256,
  name: text(MAX_ATTACHMENT_NAME),
  mediaType: z.enum(ATTACHMENT_TYPES.map(({ mediaType }) => mediaType)),
  size: z.int().check(z.positive(), z.maximum(MAX_ATTACHMENT_BYTES)),
})

export const draft = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  // Without it, the document is an ordinary invoice or credit note.
  type: z.optional(z.enum(DOCUMENT_TYPES)),
  customerId: z.nullable(id),
  currency,
  language,
  secondLanguage: z.nullable(language),
  issueDate: z.nullable(date),
  due: daysOrDate,
  validity: z.optional(daysOrDate),
  deliveryDate: z.nullable(date),
  period: z.nullable(period),
  deliveryAddress: z.nullable(address),
  ...mapReferences(() => text(100)),
  pricesIncludeTax: z.boolean(),
  lines: readonlyList(draftLine, 1000),
  allowancesCharges: readonlyList(
    z.extend(allowanceCharge, {
      tax: draftTax,
      offer: z.optional(text(40)),
      isWithheld: z.optional(z.boolean()),
      isShared: z.optional(z.boolean()),
      isOfOwnTax: z.optional(z.boolean()),
    }),
    50,
  ),
  prepaid: decimal,
  rounding: decimal,
  // Open pages and programs written for the releases before it leave these out.
  roundTo: z.optional(z.nullable(decimal)),
  withholding: z.optional(
    z.nullable(
      z.object({ key: text(40), rate: z.nullable(rate), of: z.enum(['net', 'services']) }),
    ),
  ),
  cashDiscounts: z.optional(readonlyList(z.object({ days, percent: decimal }), 3)),
  taxCurrency: z.nullable(
    z.object({ currency, rate: decimal, published: z.optional(publication) }),
  ),
  note: prose(5000),
  paymentTerms: prose(1000),
  statements: z.optional(readonlyList(text(40), 10)),
  bankAccountId: z.nullable(id),
  attachments: z.optional(readonlyList(attachment, MAX_ATTACHMENTS)),
  customFields: z.optional(customValues),
  deposits: z.optional(readonlyList(setOffDeposit, 100)),
  corrects: z.nullable(
    z.object({
      invoiceId: id,
      number: text(60),
      issueDate: date,
      reason: text(500),
      replaced: z.optional(z.object({ net: decimal, tax: decimal, payable: decimal })),
    }),
  ),
})
