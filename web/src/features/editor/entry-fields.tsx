import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { IconButton } from '@bordereau/ui/button/button'
import { PaperInput, PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type NumberCell as Cell, entryNumber } from './cells.ts'
import css from './editor.module.css'
import { useFault } from './fault-list.tsx'
import { NumberCell } from './number-cell.tsx'
import { useDraft } from './store.ts'

/** A discount or charge: what for, how much, in percent or as an amount. */
export function EntryFields(props: {
  readonly entry: AllowanceCharge
  readonly cell: Cell
  readonly path: string
  readonly onChange: (patch: Partial<AllowanceCharge>) => void
  readonly onRemove: () => void
  readonly tax?: ReactNode
  readonly amount?: ReactNode
}) {
  const { t } = useLingui()
  const { entry, cell, path, onChange, onRemove } = props
  const currency = useDraft('currency')
  const fault = useFault(`${path}.reason`)
  const name = entry.charge ? t`Charge` : t`Discount`
  const number = entryNumber(entry)
  return (
    <div className={css.entry}>
      <PaperInput
        label={t`${name}: what for`}
        placeholder={entry.charge ? t`Charge for …` : t`Discount for …`}
        data-path={`${path}.reason`}
        maxLength={200}
        value={entry.reason}
        fault={fault}
        onChange={reason => onChange({ reason })}
      />
      <NumberCell cell={cell} value={number} label={t`${name}: how much`} path={`${path}.value`} />
      <PaperSelect
        label={t`${name}: percent or amount`}
        value={entry.value.by}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: currency },
        ]}
        onChange={by => {
          if (number === null || by === entry.value.by) return
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
