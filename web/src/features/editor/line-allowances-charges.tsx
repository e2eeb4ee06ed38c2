import type { DraftLine } from '@bordereau/domain/invoice/draft'
import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { ZERO } from '@bordereau/domain/money/decimal'
import { useLingui } from '#macros'
import { replaceAt } from './cells.ts'
import { AllowanceChargeFields } from './allowance-charge-fields.tsx'
import { AddAllowanceCharge } from './add-allowance-charge.tsx'
import { useSetLine } from './store.ts'

/** Allowances and charges of one line (BG-27, BG-28). */
export function LineAllowancesCharges({ line, index }: { line: DraftLine; index: number }) {
  const { t } = useLingui()
  const { allowancesCharges } = line
  const setLine = useSetLine(line.id)
  const set = (next: readonly AllowanceCharge[]) => setLine({ allowancesCharges: next })
  const add = (charge: boolean) =>
    set([
      ...allowancesCharges,
      { charge, value: { by: 'percent', percent: ZERO }, reason: '', reasonCode: '' },
    ])
  return (
    <div>
      {allowancesCharges.map((allowanceCharge, i) => (
        <AllowanceChargeFields
          key={i}
          allowanceCharge={allowanceCharge}
          cell={{ of: 'lineAllowanceCharge', line: line.id, index: i }}
          path={`lines.${index}.allowancesCharges.${i}`}
          onChange={patch =>
            set(replaceAt(allowancesCharges, i, known => ({ ...known, ...patch })))
          }
          onRemove={() => set(allowancesCharges.toSpliced(i, 1))}
        />
      ))}
      <AddAllowanceCharge discountLabel={t`Discount`} onAdd={add} />
    </div>
  )
}
