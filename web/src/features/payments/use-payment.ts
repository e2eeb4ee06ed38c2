import { recordPayment } from '@bordereau/contract/payments'
import { parseDate } from '@bordereau/domain/date'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { type FormEvent, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'
import { type PaymentForm, type PaymentTarget, usePaymentForm } from './use-payment-form.ts'

/** The state of the form, its allocation plan, and the mutation that records the payment. */
export function usePayment(target: PaymentTarget, onClose: () => void) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { money } = useFormats()
  const form = usePaymentForm(target)
  const [submitted, setSubmitted] = useState(false)
  const record = useMutation(recordPayment, { invalidates: PAYMENT_QUERIES })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSubmitted(true)
    const body = requestOf(target, form)
    if (body === undefined) return
    const result = await record.mutate({ query: { workspaceId }, body })
    if (!result.ok) return
    const { amount, currency } = body
    toasts.success(
      isAboveZero(amount)
        ? t`Payment of ${money(amount, currency)} recorded.`
        : t`Deduction recorded.`,
    )
    onClose()
  }
  return { form, submitted, submit: (event: FormEvent) => void submit(event), record }
}

/** What the form asks for; undefined while its date cannot be read or its shares do not add up. */
function requestOf({ customerId }: PaymentTarget, { plan, values }: PaymentForm) {
  const date = parseDate(values.date)
  if (!plan.ok || date === undefined) return undefined
  const { currency, method, brand, reference } = values
  // 0 where deductions alone settle something.
  const { amount, allocations } = plan
  const paid = { customerId, date, currency, amount, method, brand, reference, note: '' }
  return { ...paid, allocations: [...allocations] }
}
