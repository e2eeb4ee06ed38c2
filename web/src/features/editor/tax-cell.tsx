import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { useLingui } from '#macros'
import { memo } from 'react'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { useFieldError } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { useEditorStore } from './store.ts'
import { chosenTax, offeredTaxOf, taxOptions } from './tax-choice.ts'

type Props = { readonly id: string; readonly index: number; readonly tax: Tax }

/** The tax of a line among those of the seller's country; also its rate, if the seller types it. */
export const TaxCell = memo(function TaxCell({ id, index, tax }: Props) {
  const { t } = useLingui()
  const { taxes, formats } = useEditorContext()
  const store = useEditorStore()
  const error = useFieldError(`lines.${index}.tax.category`)
  const { value, options, short } = taxOptions(tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  const rateIsFree = offeredTaxOf(tax, taxes)?.rateIsFree === true
  return (
    <div className={css.tax}>
      <PaperSelect
        label={t`Tax, line ${index + 1}`}
        data-path={`lines.${index}.tax`}
        value={value}
        options={options}
        short={short}
        error={error}
        onChange={key => {
          const chosen = chosenTax(key, tax, taxes, store.read().draft.language)
          store.dispatch({ do: 'setLine', line: id, patch: { tax: chosen }, at: performance.now() })
        }}
      />
      {rateIsFree && (
        <NumberCell
          cell={{ of: 'line', line: id, field: 'rate' }}
          value={tax.rate}
          label={t`Tax rate in percent, line ${index + 1}`}
          path={`lines.${index}.tax.rate`}
        />
      )}
    </div>
  )
})
