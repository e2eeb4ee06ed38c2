import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t, useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { type RefundPreview, useRefundPreview } from './use-refund-preview.ts'
import { type Owed, type Refundable, useRefund } from './use-refund.ts'

/**
 * Pays a part of a payment back, or all of it: by the provider it came from, or recorded after a person did. Asks whether
 * the customer still owes it, so that no customer is asked for money that was given back.
 */
export function RefundDialog(props: {
  readonly payment: Refundable
  readonly onClose: () => void
}) {
  const { payment, onClose } = props
  const { isOnline } = payment
  const { t } = useLingui()
  const refund = useRefund(payment, () => {
    toasts.success(isOnline ? t`Refund requested` : t`Money paid back is recorded`)
    onClose()
  })
  const { form, choose } = refund
  return (
    <FormDialog
      title={isOnline ? t`Refund payment` : t`Record money paid back`}
      submitLabel={isOnline ? t`Refund` : t`Record`}
      size="md"
      pending={refund.pending}
      refused={refund.refused}
      messageOf={documentRefusalText}
      onClose={onClose}
      onSubmit={refund.submit}
    >
      <Explanation payment={payment} />
      {payment.invoices.length > 1 && (
        <Select
          label={t`Of the invoice`}
          value={form.values.invoiceId}
          options={payment.invoices.map(({ id, number }) => ({ value: id, label: number }))}
          onChange={choose}
        />
      )}
      <TextField
        {...form.field('amount')}
        label={t`Amount`}
        required
        tabular
        inputMode="decimal"
        after={payment.currency}
      />
      {refund.asksOwed && <OwedField payment={payment} refund={refund} />}
      <TextField {...form.field('reason')} label={t`Why`} maxLength={300} />
    </FormDialog>
  )
}

function Explanation({ payment: { amount, currency, isOnline } }: { payment: Refundable }) {
  const most = useFormats().money(amount, currency)
  return (
    <Text tone="muted">
      {isOnline ? (
        <Trans>The money goes back the way it came, at most {most}.</Trans>
      ) : (
        <Trans>
          Nothing is sent: record here what you paid back yourself, for example by transfer, at most{' '}
          {most}.
        </Trans>
      )}
    </Text>
  )
}

function OwedField(props: {
  readonly payment: Refundable
  readonly refund: ReturnType<typeof useRefund>
}) {
  const { form, credited } = props.refund
  const formats = useFormats()
  const preview = useRefundPreview(props.payment.paymentId, credited)
  return (
    <RadioGroup<Owed>
      label={t`What the customer owes`}
      value={form.values.owed}
      options={[
        {
          value: 'no',
          label: t`The customer no longer owes it`,
          help: form.values.owed === 'no' ? previewText(preview, formats) : undefined,
        },
        {
          value: 'yes',
          label: t`They will pay it another way`,
          help: t`The invoice is open again, and they are asked for it again.`,
        },
      ].map(({ help, ...option }) => ({
        ...option,
        value: option.value as Owed,
        ...(help ? { help } : {}),
      }))}
      onChange={owed => form.set('owed', owed)}
    />
  )
}

/** Number and sums of the credit note, or why there can be none: then nothing is refunded either. */
function previewText(
  preview: RefundPreview | undefined,
  formats: ReturnType<typeof useFormats>,
): string {
  if (preview === undefined) return t`A credit note is issued with the refund.`
  if ('refused' in preview) {
    const why = documentRefusalText(preview.refused)
    return t`No credit note can be issued, so nothing is paid back: ${why}`
  }
  const { creditNote } = preview
  if (creditNote === null) return t`It is credited already.`
  const { number, currency } = creditNote
  const payable = formats.money(creditNote.payable, currency)
  const tax = formats.money(creditNote.tax, currency)
  return t`Credit note ${number} over ${payable} is issued with the refund, with ${tax} of tax.`
}
