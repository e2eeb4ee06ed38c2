import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { IconButton } from '@bordereau/ui/button/button'
import { PaperInput, PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import type { ReactNode } from 'react'
import { type NumberCell as Cell, allowanceChargeNumber } from './cells.ts'
import css from './editor.module.css'
import { useFieldError } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { useDraft } from './store.ts'

/** An allowance (discount) or a charge: its reason and its percentage or amount. */
export function AllowanceChargeFields(props: {
  readonly allowanceCharge: AllowanceCharge
  readonly cell: Cell
  readonly path: string
  readonly onChange: (patch: Partial<AllowanceCharge>) => void
  readonly onRemove: () => void
  readonly tax?: ReactNode
  readonly amount?: ReactNode
}) {
  const { t } = useLingui()
  const { allowanceCharge, cell, path, onChange, onRemove } = props
  const currency = useDraft('currency')
  const error = useFieldError(`${path}.reason`)
  const name = allowanceCharge.charge ? t`Charge` : t`Discount`
  const number = allowanceChargeNumber(allowanceCharge)
  return (
    <div className={css.entry}>
      <PaperInput
        label={t`${name}: what for`}
        placeholder={allowanceCharge.charge ? t`Charge for …` : t`Discount for …`}
        data-path={`${path}.reason`}
        maxLength={200}
        value={allowanceCharge.reason}
        error={error}
        onChange={reason => onChange({ reason })}
      />
      <NumberCell cell={cell} value={number} label={t`${name}: how much`} path={`${path}.value`} />
      <PaperSelect
        label={t`${name}: percent or amount`}
        value={allowanceCharge.value.by}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: currency },
        ]}
        onChange={by => {
          if (number === null || by === allowanceCharge.value.by) return
          onChange({
            value:
              by === 'percent'
                ? { by: 'percent', percent: number }
                : { by: 'amount', amount: number },
          })
        }}
      />
      {props.tax}
      {props.amount}
      <IconButton size="sm" icon="x" label={t`Remove ${name}`} onClick={onRemove} />
    </div>
  )
}
