import type { InvoiceView } from '@bordereau/contract/invoices'
import { type FormEvent, useState } from 'react'
import { useFormats } from '../../format/formats.ts'
import { type QuantityTexts, quantitiesOf } from './credit-lines.tsx'
import { useCreateCreditNote } from './use-create-credit-note.ts'

export type CreditForm = ReturnType<typeof useCreditForm>

/** What is entered; its errors appear once it was submitted, that of the lines once these were. */
export function useCreditForm(
  invoice: InvoiceView,
  onCreate: ReturnType<typeof useCreateCreditNote>['create'],
) {
  const [whole, setWhole] = useState(true)
  const [reason, setReason] = useState('')
  const [texts, setTexts] = useState<QuantityTexts>({})
  const [submitted, setSubmitted] = useState<'whole' | 'lines'>()
  const lines = quantitiesOf(invoice.draft.lines, texts, useFormats().mark)
  const noReason = reason.trim() === ''
  const noLines = !whole && (lines === undefined || lines.length === 0)
  return {
    whole,
    setWhole: (next: boolean) => {
      setWhole(next)
      setSubmitted(known => known && 'whole')
    },
    reason,
    setReason,
    texts,
    setTexts,
    noReason: submitted !== undefined && noReason,
    noLines: submitted === 'lines' && noLines,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setSubmitted(whole ? 'whole' : 'lines')
      if (!noReason && !noLines) void onCreate(reason, whole ? undefined : lines)
    },
  }
}
