import { toText } from '@bordereau/domain/money/currency'
import { ZERO } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { AllowanceChargeFields } from './allowance-charge-fields.tsx'
import { draftTotals } from './draft-totals.ts'
import { suggestedTax } from './new-line.ts'
import { useDraft, useEditor, useEditorStore } from './store.ts'
import { chosenTax, taxOptions } from './tax-choice.ts'
import { useTaxContext } from './tax-context.tsx'
import { useTaxesInForce } from './taxes-in-force.ts'

/** Allowances and charges on the whole document, each with its own tax (BG-20, BG-21). */
export function DocumentAllowancesCharges() {
  const { t } = useLingui()
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const allowancesCharges = useDraft('allowancesCharges')
  function add(charge: boolean): void {
    const { lines } = store.read().draft
    store.dispatch({
      do: 'addAllowanceCharge',
      allowanceCharge: {
        charge,
        value: { by: 'percent', percent: ZERO },
        reason: '',
        reasonCode: '',
        tax: lines[0]?.tax ?? suggestedTax(getTaxContext(), 'services').tax,
      },
    })
  }
  return (
    <section className={css.entries} aria-label={t`Discounts and charges`}>
      {allowancesCharges.map((_, index) => (
        <DocumentAllowanceCharge key={index} index={index} />
      ))}
      <span className={css.entryButtons}>
        <Button look="quiet" size="sm" icon="minus" onClick={() => add(false)}>
          {t`Discount on the whole document`}
        </Button>
        <Button look="quiet" size="sm" icon="plus" onClick={() => add(true)}>
          {t`Charge`}
        </Button>
      </span>
    </section>
  )
}

function DocumentAllowanceCharge({ index }: { index: number }) {
  const { t } = useLingui()
  const store = useEditorStore()
  const { formats } = useEditorContext()
  const taxes = useTaxesInForce()
  const allowanceCharge = useEditor(({ draft }) => draft.allowancesCharges[index])
  const currency = useDraft('currency')
  const amount = useEditor(({ draft }) => draftTotals(draft).allowancesCharges[index] ?? 0n)
  if (allowanceCharge === undefined) return null
  const { value, options } = taxOptions(allowanceCharge.tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  const shown = formats.amount(
    toText(allowanceCharge.charge ? amount : -amount, currency),
    currency,
  )
  return (
    <AllowanceChargeFields
      allowanceCharge={allowanceCharge}
      cell={{ of: 'allowanceCharge', index, field: 'value' }}
      path={`allowancesCharges.${index}`}
      onChange={patch =>
        store.dispatch({ do: 'setAllowanceCharge', index, patch, at: performance.now() })
      }
      onRemove={() => store.dispatch({ do: 'removeAllowanceCharge', index })}
      tax={
        <PaperSelect
          label={t`Tax of the discount or charge`}
          data-path={`allowancesCharges.${index}.tax`}
          value={value}
          options={options}
          onChange={key => {
            const tax = chosenTax(key, allowanceCharge.tax, taxes, store.read().draft.language)
            store.dispatch({
              do: 'setAllowanceCharge',
              index,
              patch: { tax },
              at: performance.now(),
            })
          }}
        />
      }
      amount={<output className={css.amount}>{shown}</output>}
    />
  )
}
