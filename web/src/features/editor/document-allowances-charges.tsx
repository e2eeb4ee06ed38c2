import { typedSupply } from '@bordereau/domain/country/supply'
import { ZERO } from '@bordereau/domain/money/decimal'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { focusField } from './focus-field.ts'
import { suggestedTax } from './new-line.ts'
import { useDraft, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
import { AddAllowanceCharge } from './add-allowance-charge.tsx'
import { OfferedCharges } from './offered-charges.tsx'
import { DocumentAllowanceCharge } from './document-allowance-charge.tsx'

/** Allowances and charges on the whole document, each with its own tax or those of the lines (BG-20, BG-21). */
export function DocumentAllowancesCharges() {
  const { t } = useLingui()
  const { company, view } = useEditorContext()
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const allowancesCharges = useDraft('allowancesCharges')
  function add(charge: boolean): void {
    const { lines, allowancesCharges: known } = store.read().draft
    store.dispatch({
      do: 'addAllowanceCharge',
      allowanceCharge: {
        charge,
        value: { by: 'percent', percent: ZERO },
        reason: '',
        reasonCode: '',
        tax: lines[0]?.tax ?? suggestedTax(getTaxContext(), typedSupply(company.sells)).tax,
        // A discount on everything lowers what each line is taxed on.
        ...(charge ? {} : { isShared: true }),
      },
    })
    focusField(`allowancesCharges.${known.length}.reason`, store.read(), view)
  }
  return (
    <section className={css.entries} aria-label={t`Discounts and charges`}>
      {allowancesCharges.map((_, index) => (
        <DocumentAllowanceCharge key={index} index={index} />
      ))}
      <AddAllowanceCharge discountLabel={t`Discount on the whole document`} onAdd={add} />
      <OfferedCharges />
    </section>
  )
}
