import { refundPayment } from '@bordereau/contract/payment-accounts'
import { compare, decimal } from '@bordereau/domain/money/decimal'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { readNumber, withDecimalMark } from '../../format/number-input.ts'
import { useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'

/** An online payment and how much of it may be refunded. */
export type Refundable = {
  readonly paymentId: string
  readonly amount: string
  readonly currency: string
  /** Seen from an invoice: what the payment settles of it, which is refunded first. */
  readonly invoice?: { readonly id: string; readonly settled: string }
}

/** The form of a refund, which begins with all that may be refunded, or with what the invoice got of it. */
export function useRefund({ paymentId, amount, invoice }: Refundable, onDone: () => void) {
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const { mutate, pending, refused } = useMutation(refundPayment, { invalidates: PAYMENT_QUERIES })
  const first = invoice && isWithin(invoice.settled, amount) ? invoice.settled : amount
  const form = useForm({ amount: withDecimalMark(first, mark), reason: '' }, values =>
    readNumber(values.amount, mark) === undefined ? { amount: t`Enter an amount` } : {},
  )
  const submit = form.submit(async values => {
    const read = readNumber(values.amount, mark)
    if (read === undefined) return
    // More than the invoice got of the payment is a refund of the payment, not of the invoice.
    const ofInvoice = invoice && isWithin(read, invoice.settled) ? { invoiceId: invoice.id } : {}
    const body = { amount: read, reason: values.reason, ...ofInvoice }
    const result = await mutate({ query: { workspaceId, paymentId }, body })
    if (result.ok) onDone()
  })
  return { form, submit, pending, refused }
}

function isWithin(amount: string, most: string): boolean {
  return compare(decimal(amount), decimal(most)) <= 0
}
