import { useLingui } from '#macros'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { Allocations } from './allocations.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { planRefusalMessage } from './plan-refusal.ts'
import type { PaymentTarget } from './use-payment-form.ts'
import { usePayment } from './use-payment.ts'

/** Records a payment for one or several invoices, also in another currency; the rest becomes credit. */
export function RecordPaymentDialog(props: {
  readonly target: PaymentTarget
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { target, onClose } = props
  const { form, submitted, submit, record } = usePayment(target, onClose)
  const refusal = form.plan.ok ? undefined : form.plan
  const errorMessage = refusal === undefined ? '' : planRefusalMessage(refusal.refusal)
  const shown = submitted ? refusal : undefined
  return (
    <FormDialog
      title={t`Record a payment from ${target.customerName}`}
      size="xl"
      submitLabel={t`Record payment`}
      pending={record.pending}
      refused={record.refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={submit}
    >
      <PaymentFields
        form={form}
        amountError={shown && shown.invoiceId === undefined ? errorMessage : undefined}
      />
      <Allocations
        currency={form.values.currency}
        open={form.open}
        shares={form.shares}
        plan={form.plan}
        invalidInvoiceId={shown?.invoiceId}
        errorMessage={errorMessage}
        onChange={form.setShares}
      />
    </FormDialog>
  )
}
