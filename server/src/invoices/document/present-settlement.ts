import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getInvoice } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { deductionOf } from '@bordereau/domain/payment/deduction'
import { refundable, refundableFor } from '@bordereau/domain/payment/provider-ledger'
import { type TaxPart, discountByTax } from './discount-store.ts'
import type { RelatedPayment } from './facts-store.ts'
import { presentTaxes } from './present-taxes.ts'
import { type InvoiceRow, asDate } from './store.ts'

type Settlement = ResponseOf<typeof getInvoice>['payments'][number]

/**
 * What settles a document, or did: `payments` are all of the document, because one payment may settle it by several. `discounted`:
 * the taxes of the document in what a discount is taken from.
 */
export function presentSettlement(
  one: RelatedPayment,
  of: {
    readonly payments: readonly RelatedPayment[]
    readonly row: Pick<InvoiceRow, 'id' | 'currency' | 'created_at'>
    readonly discounted: readonly TaxPart[]
  },
): Settlement {
  const { payments, row, discounted } = of
  const isDiscount = one.deduction === 'cash_discount'
  const taxes = isDiscount ? discountByTax(discounted, BigInt(one.amount_minor)) : []
  return {
    id: one.id,
    paymentId: one.payment_id,
    creditNoteId: one.credit_note_id ?? one.replacement_id,
    date: asDate(one.date ?? one.note_date) ?? asDateOf(row.created_at),
    amount: toText(BigInt(one.amount_minor), row.currency),
    method: one.method ?? 'credit_note',
    deduction: deductionOf(one.deduction),
    taxes: presentTaxes(taxes, row.currency),
    reference: one.deduction === null ? (one.reference ?? one.note_number ?? '') : one.reason,
    reversed: one.reversed,
    mode: one.mode ?? 'live',
    ...wholePayment(one, payments, row),
    online: one.online,
    disputed: one.disputed,
  }
}

/** In the payment's currency, which says how many decimals its amounts have. */
function wholePayment(
  one: RelatedPayment,
  all: readonly RelatedPayment[],
  row: Pick<InvoiceRow, 'id' | 'currency'>,
): Pick<Settlement, 'currency' | 'paid' | 'refundable' | 'refundableHere'> {
  const currency = one.payment_currency ?? row.currency
  const received = BigInt(one.paid_minor ?? 0)
  const back = (one.back ?? []).map(each => ({ ...each, amount: BigInt(each.amount) }))
  const settles = all.reduce((sum, each) => {
    const isOfIt = each.payment_id === one.payment_id && !each.reversed
    return isOfIt ? sum + BigInt(each.used_minor) : sum
  }, 0n)
  const textOf = (minor: bigint) => toText(one.is_payment_reversed ? 0n : minor, currency)
  return {
    currency,
    paid: toText(received, currency),
    refundable: textOf(refundable(received, back)),
    refundableHere: textOf(refundableFor(row.id, { received, settles, back })),
  }
}

function asDateOf(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10) as LocalDate
}
