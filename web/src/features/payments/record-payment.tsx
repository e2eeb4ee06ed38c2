import { listInvoices } from '@bordereau/contract/invoices'
import { PAYMENT_METHODS, recordPayment } from '@bordereau/contract/payments'
import { parseDate } from '@bordereau/domain/date'
import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t, useLingui } from '#macros'
import { type FormEvent, useId, useState } from 'react'
import { useMutation, useRows } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import { documentRefusalMessage } from '../document/refusal-messages.ts'
import { PAYMENT_QUERIES } from '../document/invoice-queries.ts'
import { CurrencyField } from '../party/country-field.tsx'
import { type OpenInvoice, type Share, planAllocation, proposedShares } from './allocation.ts'
import { Allocations } from './allocations.tsx'
import css from './payments.module.css'
import { methodChoiceLabel } from './payment-method-label.ts'
import { methodChoiceKey, methodChoiceOf } from './payment-method.ts'

export type PaymentTarget = {
  readonly customerId: string
  readonly customerName: string
  readonly currency: string
  /** The invoice that is paid, with its open amount. */
  readonly invoice?: OpenInvoice
}

/** Records a payment for one or several invoices, also in another currency; the rest becomes credit. */
export function RecordPaymentDialog({
  target,
  onClose,
}: {
  target: PaymentTarget
  onClose: () => void
}) {
  const { t } = useLingui()
  const formId = useId()
  const { form, open, plan, submitted, submit, record } = usePayment(target, onClose)
  const refused = record.refused
  const errorMessage = plan.ok ? '' : planRefusalMessage(plan.refusal)
  const amountError =
    submitted && !plan.ok && plan.invoiceId === undefined ? errorMessage : undefined
  return (
    <Modal
      open
      onClose={onClose}
      title={t`Record a payment from ${target.customerName}`}
      size="xl"
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form={formId} busy={record.pending}>
            <Trans>Record payment</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={5}>
          {refused && (
            <Notice tone="red" live>
              {documentRefusalMessage(refused) ?? refusalMessage(refused)}
            </Notice>
          )}
          <PaymentFields form={form} amountError={amountError} />
          <Allocations
            currency={form.values.currency}
            open={open}
            shares={form.shares}
            plan={plan}
            invalidInvoiceId={submitted && !plan.ok ? plan.invoiceId : undefined}
            errorMessage={errorMessage}
            onChange={form.setShares}
          />
        </Stack>
      </form>
    </Modal>
  )
}

type PaymentForm = ReturnType<typeof usePayment>['form']

function PaymentFields(props: {
  readonly form: PaymentForm
  readonly amountError: string | undefined
}) {
  const { t } = useLingui()
  const { values, set } = props.form
  return (
    <Grid column={11}>
      <TextField
        label={t`Amount`}
        required
        tabular
        inputMode="decimal"
        after={values.currency}
        value={values.amount}
        error={props.amountError}
        onChange={amount => set({ amount })}
      />
      <CurrencyField
        label={t`Currency`}
        value={values.currency}
        onChange={currency => set({ currency })}
      />
      <DateField label={t`Date`} required value={values.date} onChange={date => set({ date })} />
      <Select
        label={t`Method`}
        value={methodChoiceKey(values)}
        options={methodOptions(t`Cards and wallets`)}
        onChange={key => set(methodChoiceOf(key))}
      />
      <div className={css.whole}>
        <TextField
          label={t`Reference`}
          maxLength={200}
          value={values.reference}
          onChange={reference => set({ reference })}
        />
      </div>
    </Grid>
  )
}

function methodOptions(group: string) {
  const label = (value: string) => methodChoiceLabel(methodChoiceOf(value))
  return [
    ...PAYMENT_METHODS.map(value => ({ value, label: label(value) })),
    ...PAYMENT_BRANDS.map(value => ({ value, label: label(value), group })),
  ]
}

/** The state of the form, its allocation plan, and the mutation that records the payment. */
function usePayment(target: PaymentTarget, onClose: () => void) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mark, money } = useFormats()
  const { customerId, invoice } = target
  const [values, setValues] = useState({
    amount:
      invoice === undefined ? '' : mark === ',' ? invoice.open.replace('.', ',') : invoice.open,
    currency: target.currency,
    date: String(todayIn('')),
    ...methodChoiceOf('transfer'),
    reference: '',
  })
  const [editedShares, setShares] = useState<Readonly<Record<string, Share>>>()
  const [submitted, setSubmitted] = useState(false)
  const record = useMutation(recordPayment, { invalidates: PAYMENT_QUERIES })
  const list = useRows(listInvoices, {
    workspaceId,
    customerId,
    tab: 'open',
    sort: 'due',
    limit: 100,
  })
  const rows = (list.data ?? []).filter(row => row.kind === 'invoice' && row.open !== '0')
  const open: readonly OpenInvoice[] =
    invoice !== undefined && !rows.some(({ id }) => id === invoice.id) ? [invoice, ...rows] : rows
  const text = { customerId, currency: values.currency, amount: values.amount }
  const shares = editedShares ?? proposedShares(text, open, invoice?.id, mark)
  const plan = planAllocation({ ...text, shares }, open, mark)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSubmitted(true)
    const date = parseDate(values.date)
    if (!plan.ok || date === undefined) return
    const { amount, allocations } = plan
    const { currency, method, brand, reference } = values
    const paid = { customerId, date, currency, amount, method, brand, reference, note: '' }
    const body = { ...paid, allocations: [...allocations] }
    const result = await record.mutate({ query: { workspaceId }, body })
    if (!result.ok) return
    toasts.success(t`Payment of ${money(amount, currency)} recorded.`)
    onClose()
  }
  return {
    form: {
      values,
      set: (patch: Partial<typeof values>) => setValues(before => ({ ...before, ...patch })),
      shares,
      setShares,
    },
    open,
    plan,
    submitted,
    submit: (event: FormEvent) => void submit(event),
    record,
  }
}

function planRefusalMessage(refusal: string): string {
  if (refusal === 'not_a_number') return t`This is not a number`
  return documentRefusalMessage({ refusal, detail: undefined }) ?? refusal
}
