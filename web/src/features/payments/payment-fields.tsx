import { PAYMENT_METHODS } from '@bordereau/contract/payments'
import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { DateField } from '@bordereau/ui/field/date-field'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { CurrencyField } from '../party/country-field.tsx'
import css from './payments.module.css'
import { methodChoiceLabel } from './payment-method-label.ts'
import { methodChoiceKey, methodChoiceOf } from './payment-method.ts'
import type { PaymentForm } from './use-payment-form.ts'

/** Amount, date, method and reference of a payment. */
export function PaymentFields(props: {
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
      <ReferenceField form={props.form} />
    </Grid>
  )
}

function ReferenceField({ form }: { form: PaymentForm }) {
  const { t } = useLingui()
  return (
    <div className={css.whole}>
      <TextField
        label={t`Reference`}
        maxLength={200}
        value={form.values.reference}
        onChange={reference => form.set({ reference })}
      />
    </div>
  )
}

function methodOptions(group: string) {
  const label = (value: string) => methodChoiceLabel(methodChoiceOf(value))
  return [
    ...PAYMENT_METHODS.map(value => ({ value, label: label(value) })),
    ...PAYMENT_BRANDS.map(value => ({ value, label: label(value), group })),
  ]
}
