import type { DraftLine } from '@bordereau/domain/invoice/draft'
import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { ZERO } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { useLingui } from '#macros'
import { replaceAt } from './cells.ts'
import css from './editor.module.css'
import { AllowanceChargeFields } from './allowance-charge-fields.tsx'
import { useEditorStore } from './store.ts'

/** Allowances and charges of one line (BG-27, BG-28). */
export function LineAllowancesCharges({ line, index }: { line: DraftLine; index: number }) {
  const { t } = useLingui()
  const { dispatch } = useEditorStore()
  const { allowancesCharges } = line
  const set = (next: readonly AllowanceCharge[]) =>
    dispatch({
      do: 'setLine',
      line: line.id,
      patch: { allowancesCharges: next },
      at: performance.now(),
    })
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
      <span className={css.entryButtons}>
        <Button look="quiet" size="sm" icon="minus" onClick={() => add(false)}>
          {t`Discount`}
        </Button>
        <Button look="quiet" size="sm" icon="plus" onClick={() => add(true)}>
          {t`Charge`}
        </Button>
      </span>
    </div>
  )
}
