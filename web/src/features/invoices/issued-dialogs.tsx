import type { Correction } from './use-correction.ts'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { Suspense, lazy } from 'react'
import { RecordPaymentDialog } from '../payments/record-payment.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

// The dialog's code is loaded when it is opened.
const RepeatDialog = lazy(async () => ({
  default: (await import('../recurring/repeat-dialog.tsx')).RepeatDialog,
}))

const CorrectDialog = lazy(async () => ({
  default: (await import('./correct-dialog.tsx')).CorrectDialog,
}))

const FinalDialog = lazy(async () => ({
  default: (await import('./final-dialog.tsx')).FinalDialog,
}))

const AccompanyingDialog = lazy(async () => ({
  default: (await import('../accompanying/accompanying-dialog.tsx')).AccompanyingDialog,
}))

const PayoutDialog = lazy(async () => ({
  default: (await import('./payout-dialog.tsx')).PayoutDialog,
}))

export type IssuedDialog =
  | 'send'
  | 'remind'
  | 'payment'
  | 'credit'
  | 'repeat'
  | 'final'
  | 'payout'
  | 'accompanying'
  | Correction

type Props = {
  readonly invoice: InvoiceView
  readonly open: IssuedDialog | undefined
  readonly onClose: () => void
}

/** The dialog of an action on an issued document. */
export function IssuedDialogs(props: Props) {
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  )
}

function Opened({ invoice, open, onClose }: Props) {
  switch (open) {
    case 'send':
      return <SendDialog invoice={invoice} kind="invoice" onClose={onClose} />
    case 'remind':
      return <SendDialog invoice={invoice} kind="reminder" onClose={onClose} />
    case 'repeat':
      return <RepeatDialog invoiceId={invoice.id} onClose={onClose} />
    case 'final':
      return <FinalDialog invoice={invoice} onClose={onClose} />
    case 'debit_note':
    case 'corrected_invoice':
      return <CorrectDialog invoice={invoice} type={open} onClose={onClose} />
    case 'credit':
      return <CreditDialog invoice={invoice} onClose={onClose} />
    case 'payment':
      return <PaymentDialog invoice={invoice} onClose={onClose} />
    case 'payout':
      return <PayoutDialog invoice={invoice} onClose={onClose} />
    case 'accompanying':
      return <AccompanyingDialog source={{ invoiceId: invoice.id }} onClose={onClose} />
    case undefined:
      return null
  }
}

function PaymentDialog({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const { id, number, draft, buyer, totals, open } = invoice
  const { currency } = totals
  if (draft.customerId === null) return null
  return (
    <RecordPaymentDialog
      onClose={onClose}
      target={{
        customerId: draft.customerId,
        customerName: buyer?.legalName ?? '',
        currency,
        invoice: { id, number, currency, open },
      }}
    />
  )
}
