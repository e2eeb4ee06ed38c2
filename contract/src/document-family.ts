import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { id } from './value.ts'

/** The documents that belong to one document, as its page shows them. */
export const documentFamily = {
  /** Documents that correct this one: credit notes, debit notes, a corrected invoice. */
  creditNotes: z.array(
    z.object({
      id,
      type: z.enum(DOCUMENT_TYPES),
      number: z.nullable(z.string()),
      payable: amount,
    }),
  ),
  /** The deposits of a final invoice, issued or not; `open` is what is not paid of each. */
  deposits: z.array(
    z.object({ id, number: z.nullable(z.string()), payable: amount, open: amount }),
  ),
  /** The quote of which it was made. */
  quote: z.nullable(z.object({ id, number: z.nullable(z.string()) })),
  /** The final invoice of a deposit, or its draft. */
  finalInvoice: z.nullable(z.object({ id, number: z.nullable(z.string()) })),
}

/** Why a document does not fit to those it names, when it is issued. */
export const RELATION_REFUSALS = {
  deposit_unpaid: 422,
  deposit_not_issued: 422,
  deposits_changed: 409,
  deposit_set_off: 409,
  final_issued: 409,
  not_replaceable: 409,
  is_replaced: 409,
} as const

/** Why an issued document cannot be credited. */
export const CREDIT_REFUSALS = {
  not_issued: 409,
  is_credit_note: 409,
  is_replaced: 409,
  deposit_set_off: 409,
  over_credited: 422,
  nothing_credited: 422,
  line_unknown: 422,
} as const
