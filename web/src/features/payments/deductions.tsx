import { DEDUCTION_KINDS, deductionOf } from '@bordereau/domain/payment/deduction'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { deductionLabel } from '../document/labels.ts'
import { type OpenInvoice, type Share, type TypedDeduction, restOf } from './allocation.ts'
import css from './payments.module.css'

/** What of an invoice is settled without money: fee, tax withheld, discount, written off. */
export function Deductions(props: {
  readonly invoice: OpenInvoice
  readonly currency: string
  readonly share: Share
  readonly onChange: (share: Share) => void
}) {
  const { t } = useLingui()
  const { mark } = useFormats()
  const { invoice, currency, share, onChange } = props
  const rest = restOf(invoice, share, currency, mark)
  const set = (deductions: readonly TypedDeduction[]) => onChange({ ...share, deductions })
  const add = () => {
    const id = Math.max(0, ...share.deductions.map(one => one.id)) + 1
    set([...share.deductions, { id, kind: 'bank_fee', amount: rest ?? '', reason: '' }])
  }
  const touched = share.amount.trim() !== '' || share.deductions.length > 0
  return (
    <>
      {share.deductions.map(one => (
        <DeductionRow
          key={one.id}
          deduction={one}
          currency={invoice.currency}
          onChange={changed => set(share.deductions.map(each => (each === one ? changed : each)))}
          onRemove={() => set(share.deductions.filter(each => each !== one))}
        />
      ))}
      {rest !== undefined && (
        <Row justify="between">
          <Text size={13} tone="muted">
            {touched && t`${rest} ${invoice.currency} stays open.`}
          </Text>
          <Button look="quiet" size="sm" icon="plus" onClick={add}>
            {t`Fee, withheld or written off`}
          </Button>
        </Row>
      )}
    </>
  )
}

function DeductionRow(props: {
  readonly deduction: TypedDeduction
  readonly currency: string
  readonly onChange: (deduction: TypedDeduction) => void
  readonly onRemove: () => void
}) {
  const { t } = useLingui()
  const { deduction, currency, onChange, onRemove } = props
  return (
    <div className={css.deduction}>
      <Select
        label={t`Deducted for`}
        value={deduction.kind}
        options={DEDUCTION_KINDS.map(value => ({ value, label: deductionLabel(value) }))}
        onChange={kind => onChange({ ...deduction, kind: deductionOf(kind) ?? deduction.kind })}
      />
      <TextField
        label={deduction.kind === 'written_off' ? t`Reason` : t`Note`}
        required={deduction.kind === 'written_off'}
        maxLength={300}
        value={deduction.reason}
        onChange={reason => onChange({ ...deduction, reason })}
      />
      <TextField
        label={t`Amount deducted`}
        tabular
        inputMode="decimal"
        after={currency}
        value={deduction.amount}
        onChange={amount => onChange({ ...deduction, amount })}
      />
      <IconButton icon="trash" label={t`Remove the deduction`} onClick={onRemove} />
    </div>
  )
}
