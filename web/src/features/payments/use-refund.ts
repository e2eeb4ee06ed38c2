import { refundPayment } from '@bordereau/contract/payment-accounts'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { readNumber, withDecimalMark } from '../../format/number-input.ts'
import { useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { PAYMENT_QUERIES } from '../document/invoice-queries.ts'

/** An online payment and how much of it may be refunded. */
export type Refundable = {
  readonly paymentId: string
  readonly amount: string
  readonly currency: string
}

/** The form of a refund, which begins with all that may be refunded. */
export function useRefund({ paymentId, amount }: Refundable, onDone: () => void) {
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const { mutate, pending, refused } = useMutation(refundPayment, { invalidates: PAYMENT_QUERIES })
  const form = useForm({ amount: withDecimalMark(amount, mark), reason: '' }, values =>
    readNumber(values.amount, mark) === undefined ? { amount: t`Enter an amount` } : {},
  )
  const submit = form.submit(async values => {
    const read = readNumber(values.amount, mark)
    if (read === undefined) return
    const body = { amount: read, reason: values.reason }
    const result = await mutate({ query: { workspaceId, paymentId }, body })
    if (result.ok) onDone()
  })
  return { form, submit, pending, refused }
}
