import { toText } from '@bordereau/domain/money/currency'
import { ZERO } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '@lingui/react/macro'
import { useDesk } from './desk.ts'
import css from './editor.module.css'
import { EntryFields } from './entry-fields.tsx'
import { liveTotals } from './live-totals.ts'
import { suggestedTax } from './new-line.ts'
import { useDraft, useEditor, useEditorStore } from './store.ts'
import { chosenTax, taxOptions } from './tax-choice.ts'
import { useTrade } from './trade.tsx'

/** Discounts and charges on the whole document, each under a tax of its own. */
export function DocumentEntries() {
  const { t } = useLingui()
  const store = useEditorStore()
  const trade = useTrade()
  const entries = useDraft('allowancesCharges')
  function add(charge: boolean): void {
    const { lines } = store.read().draft
    store.dispatch({
      do: 'addEntry',
      entry: {
        charge,
        value: { by: 'percent', percent: ZERO },
        reason: '',
        reasonCode: '',
        tax: lines[0]?.tax ?? suggestedTax(trade(), 'services').tax,
      },
    })
  }
  return (
    <section className={css.entries} aria-label={t`Discounts and charges`}>
      {entries.map((_, index) => (
        <DocumentEntry key={index} index={index} />
      ))}
      <span className={css.entryButtons}>
        <Button look="quiet" size="sm" icon="minus" onClick={() => add(false)}>
          {t`Discount on everything`}
        </Button>
        <Button look="quiet" size="sm" icon="plus" onClick={() => add(true)}>
          {t`Charge`}
        </Button>
      </span>
    </section>
  )
}

function DocumentEntry({ index }: { index: number }) {
  const { t } = useLingui()
  const store = useEditorStore()
  const { taxes, formats } = useDesk()
  const entry = useEditor(({ draft }) => draft.allowancesCharges[index])
  const currency = useDraft('currency')
  const amount = useEditor(({ draft }) => liveTotals(draft).allowancesCharges[index] ?? 0n)
  if (entry === undefined) return null
  const { value, options } = taxOptions(entry.tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  const shown = formats.amount(toText(entry.charge ? amount : -amount, currency), currency)
  return (
    <EntryFields
      entry={entry}
      cell={{ of: 'entry', index, field: 'value' }}
      path={`allowancesCharges.${index}`}
      onChange={patch => store.dispatch({ do: 'setEntry', index, patch, at: performance.now() })}
      onRemove={() => store.dispatch({ do: 'removeEntry', index })}
      tax={
        <PaperSelect
          label={t`Tax of the discount or charge`}
          data-path={`allowancesCharges.${index}.tax`}
          value={value}
          options={options}
          onChange={key => {
            const tax = chosenTax(key, entry.tax, taxes, store.read().draft.language)
            store.dispatch({ do: 'setEntry', index, patch: { tax }, at: performance.now() })
          }}
        />
      }
      amount={<output className={css.amount}>{shown}</output>}
    />
  )
}
