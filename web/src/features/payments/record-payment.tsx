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
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { useAct, useRows } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { todayIn, useFormats } from '../invoices/formats.ts'
import { refusalWords } from '../invoices/refusal-words.ts'
import { AFTER_PAYMENT } from '../invoices/touched.ts'
import { CurrencyField } from '../party/country-field.tsx'
import { type OpenInvoice, type Share, planOf, proposedShares } from './allocation.ts'
import { Allocations } from './allocations.tsx'
import css from './payments.module.css'
import { wordsOfWay } from './way-words.ts'
import { keyOfWay, wayOf } from './way.ts'

export type PaymentFor = {
  readonly customerId: string
  readonly customerName: string
  readonly currency: string
  /** The invoice it is for, with what is open on it. */
  readonly invoice?: OpenInvoice
}

/** A payment that came in: in part or whole, for several invoices, in another currency; what is over stays as credit. */
export function RecordPaymentDialog({
  given,
  onClose,
}: {
  given: PaymentFor
  onClose: () => void
}) {
  const { t } = useLingui()
  const formId = useId()
  const { form, open, plan, tried, submit, record } = usePayment(given, onClose)
  const refused = record.refused
  const faultWords = plan.ok ? '' : planWords(plan.refusal, t)
  const amountFault = tried && !plan.ok && plan.invoiceId === undefined ? faultWords : undefined
  return (
    <Modal
      open
      onClose={onClose}
      title={t`Record a payment from ${given.customerName}`}
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
              {refusalWords(refused) ?? wordsOf(refused)}
            </Notice>
          )}
          <PaymentFields form={form} amountFault={amountFault} />
          <Allocations
            currency={form.values.currency}
            open={open}
            shares={form.shares}
            plan={plan}
            fault={tried && !plan.ok ? plan.invoiceId : undefined}
            faultWords={faultWords}
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
  readonly amountFault: string | undefined
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
        error={props.amountFault}
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
        value={keyOfWay(values)}
        options={waysInWords(t`Cards and wallets`)}
        onChange={key => set(wayOf(key))}
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

function waysInWords(group: string) {
  const label = (value: string) => wordsOfWay(wayOf(value))
  return [
    ...PAYMENT_METHODS.map(value => ({ value, label: label(value) })),
    ...PAYMENT_BRANDS.map(value => ({ value, label: label(value), group })),
  ]
}

/** The payment as it is typed, what it would do, and recording it. */
function usePayment(given: PaymentFor, onClose: () => void) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mark, money } = useFormats()
  const { customerId, invoice } = given
  const [values, setValues] = useState({
    amount:
      invoice === undefined ? '' : mark === ',' ? invoice.open.replace('.', ',') : invoice.open,
    currency: given.currency,
    date: String(todayIn('')),
    ...wayOf('transfer'),
    reference: '',
  })
  const [chosen, setShares] = useState<Readonly<Record<string, Share>>>()
  const [tried, setTried] = useState(false)
  const record = useAct(recordPayment, { touches: AFTER_PAYMENT })
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
  const shares = chosen ?? proposedShares(text, open, invoice?.id, mark)
  const plan = planOf({ ...text, shares }, open, mark)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    const date = parseDate(values.date)
    if (!plan.ok || date === undefined) return
    const { amount, allocations } = plan
    const { currency, method, brand, reference } = values
    const paid = { customerId, date, currency, amount, method, brand, reference, note: '' }
    const body = { ...paid, allocations: [...allocations] }
    const answer = await record.act({ query: { workspaceId }, body })
    if (!answer.ok) return
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
    tried,
    submit: (event: FormEvent) => void submit(event),
    record,
  }
}

function planWords(refusal: string, t: ReturnType<typeof useLingui>['t']): string {
  if (refusal === 'not_a_number') return t`This is not a number`
  return refusalWords({ refusal, detail: undefined }) ?? refusal
}
