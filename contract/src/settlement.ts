import { DEDUCTION_KINDS } from '@bordereau/domain/payment/deduction'
import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { discountTaxes } from './discount-taxes.ts'
import { currency, id } from './value.ts'

/** What settles a document, or did: a payment, a credit note, or a deduction. */
export const settlement = z.object({
  id,
  paymentId: z.nullable(id),
  creditNoteId: z.nullable(id),
  date: storedDate,
  amount,
  method: z.string(),
  /** Why it was settled without money; null: by money or by a credit note. */
  deduction: z.nullable(z.enum(DEDUCTION_KINDS)),
  taxes: discountTaxes,
  /** Of the payment; of a deduction its reason. */
  reference: z.string(),
  reversed: z.boolean(),
  /** 'sandbox' and 'test': no money was moved. */
  mode: z.enum(['sandbox', 'test', 'live']),
  /** Of the whole payment: how much it was, what of it may still go back, and what of that for this invoice. */
  currency,
  paid: amount,
  refundable: amount,
  refundableHere: amount,
  /** Whether a provider pays it back. */
  online: z.boolean(),
  /** The customer's bank takes the payment back, and the provider has not decided yet. */
  disputed: z.boolean(),
})
