import { TextField } from '@bordereau/ui/field/text-field'
import { Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { type Refundable, useRefund } from './use-refund.ts'

/** Pays a part of an online payment back, or all of it, by the provider it came from. */
export function RefundDialog(props: {
  readonly payment: Refundable
  readonly onClose: () => void
}) {
  const { payment, onClose } = props
  const { t } = useLingui()
  const formats = useFormats()
  const most = formats.money(payment.amount, payment.currency)
  const { form, submit, pending, refused } = useRefund(payment, () => {
    toasts.success(t`Refund requested`)
    onClose()
  })
  return (
    <FormDialog
      title={t`Refund payment`}
      submitLabel={t`Refund`}
      size="md"
      pending={pending}
      refused={refused}
      messageOf={documentRefusalText}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text tone="muted">
        <Trans>
          The money goes back the way it came, at most {most}. What it settled is open again, unless
          you credit it.
        </Trans>
      </Text>
      <TextField
        {...form.field('amount')}
        label={t`Amount`}
        required
        tabular
        inputMode="decimal"
        after={payment.currency}
      />
      <TextField {...form.field('reason')} label={t`Why`} maxLength={300} />
    </FormDialog>
  )
}
