import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { useLingui } from '#macros'
import { memo } from 'react'
import { useEditorContext } from './editor-context.ts'
import css from './line-grid.module.css'
import { useFieldError } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { useEditorStore, useSetLine } from './store.ts'
import { cellText, chosenTax, offeredTaxOf, taxOptions, ownTaxOf } from './tax-choice.ts'
import { useSharedByLines } from './shared-by-lines.tsx'

type Props = { readonly id: string; readonly index: number; readonly tax: DraftTax }

/** The tax of a line among those of the seller's country; also its rate, if the seller types it. */
export const TaxCell = memo(function TaxCell({ id, index, tax }: Props) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { taxes } = useSharedByLines()
  const store = useEditorStore()
  const setLine = useSetLine(id)
  const error = useFieldError(`lines.${index}.tax.category`)
  const { value, options, short } = taxOptions(tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  const chosen = options.find(option => option.value === value)
  const entersRate = tax.rate === null || offeredTaxOf(tax, taxes)?.rate === null
  return (
    <div className={css.tax}>
      <PaperSelect
        label={t`Tax, line ${index + 1}`}
        data-path={`lines.${index}.tax`}
        value={value}
        options={options}
        short={short ?? cellText(chosen, formats.tag)}
        shortLanguage={formats.tag}
        error={error}
        onChange={key => {
          const next = chosenTax(key, tax, taxes, store.read().draft.language)
          setLine({ tax: next, ownTax: ownTaxOf(key, next) })
        }}
      />
      {entersRate && (
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
