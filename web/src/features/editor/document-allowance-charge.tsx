import { amountsOfEntries } from '@bordereau/domain/invoice/shared-by-tax'
import { toText } from '@bordereau/domain/money/currency'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { AllowanceChargeFields } from './allowance-charge-fields.tsx'
import { draftTotals } from './draft-totals.ts'
import { useDraft, useEditor, useEditorStore } from './store.ts'
import { chosenTax, taxOptions } from './tax-choice.ts'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { useTaxesInForce } from './taxes-in-force.ts'

/** One allowance or charge of the document with its tax and amount. */
export function DocumentAllowanceCharge({ index }: { index: number }) {
  const store = useEditorStore()
  const { formats } = useEditorContext()
  const allowanceCharge = useEditor(({ draft }) => draft.allowancesCharges[index])
  const currency = useDraft('currency')
  const amount = useEditor(
    ({ draft }) => amountsOfEntries(draft, draftTotals(draft).allowancesCharges)[index] ?? 0n,
  )
  if (allowanceCharge === undefined) return null
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
      tax={<AllowanceChargeTax index={index} allowanceCharge={allowanceCharge} />}
      amount={<output className={css.amount}>{shown}</output>}
    />
  )
}

const AS_LINES = 'lines'

/** One of the offered taxes, or those of the lines, among which the amount is shared. */
function AllowanceChargeTax(props: {
  readonly index: number
  readonly allowanceCharge: Draft['allowancesCharges'][number]
}) {
  const { t } = useLingui()
  const { index, allowanceCharge } = props
  const store = useEditorStore()
  const { formats } = useEditorContext()
  const taxes = useTaxesInForce()
  const { value, options } = taxOptions(allowanceCharge.tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  return (
    <PaperSelect
      label={t`Tax of the discount or charge`}
      data-path={`allowancesCharges.${index}.tax`}
      value={allowanceCharge.isShared ? AS_LINES : value}
      options={[{ value: AS_LINES, label: t`As the lines` }, ...options]}
      onChange={key => {
        const isShared = key === AS_LINES
        const tax = chosenTax(key, allowanceCharge.tax, taxes, store.read().draft.language)
        const patch = isShared ? { isShared } : { tax, isShared: undefined }
        store.dispatch({ do: 'setAllowanceCharge', index, patch, at: performance.now() })
      }}
    />
  )
}
