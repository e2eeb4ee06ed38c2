import { refundPayment } from '@bordereau/contract/payment-accounts'
import { compare, decimal } from '@bordereau/domain/money/decimal'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { readNumber, withDecimalMark } from '../../format/number-input.ts'
import { useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'

/** A payment and how much of it may go back. */
export type Refundable = {
  readonly paymentId: string
  readonly amount: string
  readonly currency: string
  /** By the provider it came from; otherwise a person has paid it back. */
  readonly isOnline: boolean
  /** What of it may go back for its invoices, in its own currency; what is left is for no invoice. */
  readonly invoices: readonly {
    readonly id: string
    readonly number: string
    readonly settled: string
  }[]
}

/** 'no': the customer does not owe the money any more, so that a credit note goes with it. */
export type Owed = 'no' | 'yes'

/** The form of a refund, which begins with what the first invoice got of the payment, or with all that may go back. */
export function useRefund(payment: Refundable, onDone: () => void) {
  const { paymentId, amount, invoices } = payment
  const { workspaceId, may } = useWorkspace()
  const { mark } = useFormats()
  const { mutate, pending, refused } = useMutation(refundPayment, { invalidates: PAYMENT_QUERIES })
  const mostOf = (invoiceId: string) => {
    const settled = invoices.find(({ id }) => id === invoiceId)?.settled ?? amount
    return isWithin(settled, amount) ? settled : amount
  }
  const [first] = invoices
  const begun = {
    invoiceId: first?.id ?? '',
    amount: withDecimalMark(mostOf(first?.id ?? ''), mark),
    reason: '',
    owed: 'no' as Owed,
  }
  const form = useForm(begun, values =>
    readNumber(values.amount, mark) === undefined ? { amount: t`Enter an amount` } : {},
  )
  const read = readNumber(form.values.amount, mark)
  // More than the invoice got of the payment is a refund of the payment, not of the invoice.
  const isOfInvoice =
    form.values.invoiceId !== '' &&
    read !== undefined &&
    isWithin(read, invoices.find(({ id }) => id === form.values.invoiceId)?.settled ?? '0')
  const asksOwed = isOfInvoice && may('invoices.credit') && may('invoices.issue')
  const choose = (invoiceId: string) => {
    form.set('invoiceId', invoiceId)
    form.set('amount', withDecimalMark(mostOf(invoiceId), mark))
  }
  const submit = form.submit(async values => {
    if (read === undefined) return { ok: false }
    const body = {
      amount: read,
      reason: values.reason,
      ...(isOfInvoice ? { invoiceId: values.invoiceId } : {}),
      ...(asksOwed ? { owed: values.owed } : {}),
    }
    const result = await mutate({ query: { workspaceId, paymentId }, body })
    if (result.ok) onDone()
    return result
  })
  const credited =
    asksOwed && form.values.owed === 'no' && read !== undefined
      ? { amount: read, invoiceId: form.values.invoiceId }
      : null
  return { form, submit, pending, refused, asksOwed, credited, choose }
}

function isWithin(amount: string, most: string): boolean {
  return compare(decimal(amount), decimal(most)) <= 0
}
