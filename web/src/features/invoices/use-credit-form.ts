import type { InvoiceView } from '@bordereau/contract/invoices'
import { type FormEvent, useState } from 'react'
import { useFormats } from '../../format/formats.ts'
import { type QuantityTexts, quantitiesOf } from './credit-lines.tsx'
import { useCreateCreditNote } from './use-create-credit-note.ts'

export type CreditForm = ReturnType<typeof useCreditForm>

/** What is entered; its errors appear once it was submitted. */
export function useCreditForm(
  invoice: InvoiceView,
  onCreate: ReturnType<typeof useCreateCreditNote>['create'],
) {
  const { mark } = useFormats()
  const [whole, setWhole] = useState(true)
  const [reason, setReason] = useState('')
  const [texts, setTexts] = useState<QuantityTexts>({})
  const [submitted, setSubmitted] = useState(false)
  const lines = quantitiesOf(invoice.draft.lines, texts, mark)
  const noReason = reason.trim() === ''
  const noLines = !whole && (lines === undefined || lines.length === 0)
  return {
    whole,
    setWhole,
    reason,
    setReason,
    texts,
    setTexts,
    noReason: submitted && noReason,
    noLines: submitted && noLines,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setSubmitted(true)
      if (!noReason && !noLines) void onCreate(reason, whole ? undefined : lines)
    },
  }
}
