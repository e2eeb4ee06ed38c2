import { DecimalField } from '@bordereau/ui/field/decimal-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Notice } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { toText } from '@bordereau/domain/money/currency'
import { Trans, useLingui } from '#macros'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalMessage, documentRefusalText } from '../document/refusal-messages.ts'
import { useEditorContext } from './editor-context.ts'
import type { Saver } from './saver.ts'
import { type DepositForm, keyOfRate, useCreateDeposit, useDepositForm } from './use-deposit.ts'

/** Creates a deposit invoice on the draft, which becomes its final invoice. */
export function DepositDialog({ saver, onClose }: { saver: Saver; onClose: () => void }) {
  const { t } = useLingui()
  const form = useDepositForm()
  const { submit, pending, refused } = useCreateDeposit(saver, form)
  return (
    <FormDialog
      title={t`Deposit invoice`}
      submitLabel={t`Create deposit invoice`}
      pending={pending}
      refused={refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={event => void submit(event)}
    >
      <Text tone="muted">
        <Trans>
          This draft stays as the final invoice. Once the deposit is issued, its amount and its tax
          are set off here.
        </Trans>
      </Text>
      <Segmented
        label={t`How much`}
        value={form.by}
        options={[
          { value: 'percent', label: t`A share of everything` },
          { value: 'amount', label: t`An amount` },
        ]}
        onChange={value => form.setBy(value === 'percent' ? 'percent' : 'amount')}
      />
      {form.by === 'percent' ? (
        <DecimalField
          label={t`Share`}
          unit="%"
          autoFocus
          value={form.percent}
          parse={form.parse}
          onChange={form.setPercent}
        />
      ) : (
        <RateAmounts form={form} />
      )}
      <Outcome form={form} />
    </FormDialog>
  )
}

/** One amount for each tax rate of the draft. */
function RateAmounts({ form }: { form: DepositForm }) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { currency, pricesIncludeTax } = form
  return form.vat.map(subtotal => {
    const key = keyOfRate(subtotal)
    const whole = pricesIncludeTax ? subtotal.taxable + subtotal.tax : subtotal.taxable
    const rate = formats.percent(subtotal.rate)
    const sum = formats.money(toText(whole, currency), currency)
    return (
      <DecimalField
        key={key}
        label={
          pricesIncludeTax
            ? t`Of ${sum} with ${rate} tax included`
            : t`Of ${sum} without tax, at ${rate}`
        }
        unit={currency}
        value={form.amounts[key] ?? ''}
        parse={form.parse}
        onChange={text => form.setAmount(key, text)}
      />
    )
  })
}

/** What the deposit comes to, or why there is none. */
function Outcome({ form }: { form: DepositForm }) {
  const { formats } = useEditorContext()
  const { payable, left, currency, refusal } = form
  if (refusal !== undefined)
    return (
      <Notice tone="amber" live>
        {documentRefusalMessage({ refusal, detail: undefined }) ?? refusal}
      </Notice>
    )
  if (payable === undefined || left === undefined) return null
  const [deposit, rest] = [payable, left].map(amount => formats.money(amount, currency))
  return (
    <Text>
      <Trans>
        The deposit comes to {deposit} with tax. {rest} remain for the final invoice.
      </Trans>
    </Text>
  )
}
