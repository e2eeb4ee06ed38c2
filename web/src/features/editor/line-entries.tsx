import type { DraftLine } from '@bordereau/domain/invoice/draft'
import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { ZERO } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { useLingui } from '@lingui/react/macro'
import { at } from './cells.ts'
import css from './editor.module.css'
import { EntryFields } from './entry-fields.tsx'
import { useEditorStore } from './store.ts'

/** Discounts and charges of one line. */
export function LineEntries({ line, index }: { line: DraftLine; index: number }) {
  const { t } = useLingui()
  const { dispatch } = useEditorStore()
  const entries = line.allowancesCharges
  const set = (allowancesCharges: readonly AllowanceCharge[]) =>
    dispatch({ do: 'setLine', line: line.id, patch: { allowancesCharges }, at: performance.now() })
  const add = (charge: boolean) =>
    set([
      ...entries,
      { charge, value: { by: 'percent', percent: ZERO }, reason: '', reasonCode: '' },
    ])
  return (
    <div>
      {entries.map((entry, i) => (
        <EntryFields
          key={i}
          entry={entry}
          cell={{ of: 'lineEntry', line: line.id, index: i }}
          path={`lines.${index}.allowancesCharges.${i}`}
          onChange={patch => set(at(entries, i, known => ({ ...known, ...patch })))}
          onRemove={() => set(entries.toSpliced(i, 1))}
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
