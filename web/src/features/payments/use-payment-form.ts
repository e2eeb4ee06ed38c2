import { useState } from 'react'
import { todayIn, useFormats } from '../../format/formats.ts'
import { type DecimalMark, withDecimalMark } from '../../format/number-input.ts'
import { type OpenInvoice, type Share, planAllocation, proposedShares } from './allocation.ts'
import { methodChoiceOf } from './payment-method.ts'
import { useOpenInvoices } from './use-open-invoices.ts'

export type PaymentTarget = {
  readonly customerId: string
  readonly customerName: string
  readonly currency: string
  /** What was paid, where it is known: a transaction of a bank account. */
  readonly amount?: string
  /** The invoice that is paid, with its open amount. */
  readonly invoice?: OpenInvoice
}

export type PaymentForm = ReturnType<typeof usePaymentForm>

/** What is entered, the open invoices, and the plan of how the amount is divided between them. */
export function usePaymentForm(target: PaymentTarget) {
  const { mark } = useFormats()
  const { customerId, invoice } = target
  const [values, setValues] = useState({
    amount: amountOf(target, mark),
    currency: target.currency,
    date: String(todayIn('')),
    ...methodChoiceOf('transfer'),
    reference: '',
  })
  const [editedShares, setShares] = useState<Readonly<Record<string, Share>>>()
  const open = useOpenInvoices(customerId, invoice)
  const text = { customerId, currency: values.currency, amount: values.amount }
  const shares = editedShares ?? proposedShares(text, open, invoice?.id, mark)
  return {
    values,
    set: (patch: Partial<typeof values>) => setValues(before => ({ ...before, ...patch })),
    shares,
    setShares,
    open,
    plan: planAllocation({ ...text, shares }, open, mark),
  }
}

/** What was paid, else the open amount of the invoice, as the reader types numbers; empty without either. */
function amountOf({ amount, invoice }: PaymentTarget, mark: DecimalMark): string {
  return withDecimalMark(amount ?? invoice?.open ?? '', mark)
}
