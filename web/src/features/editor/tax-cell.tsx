import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { applyingTaxes } from '@bordereau/domain/invoice/applying-taxes'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { useLingui } from '#macros'
import { memo } from 'react'
import { useEditorContext } from './editor-context.ts'
import css from './line-grid.module.css'
import { useFieldError } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { useEditor, useEditorStore, useSetLine } from './store.ts'
import { cellText, chosenTax, offeredTaxOf, taxOptions, ownTaxOf } from './tax-choice.ts'
import { useSharedByLines } from './shared-by-lines.tsx'

type Props = { readonly id: string; readonly index: number; readonly tax: DraftTax }

/** The tax of a line among those of the seller's country; also its rate, if the seller types it. */
export const TaxCell = memo(function TaxCell({ id, index, tax }: Props) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { taxes, sale } = useSharedByLines()
  const store = useEditorStore()
  const setLine = useSetLine(id)
  const error = useFieldError(`lines.${index}.tax.category`)
  // What else of the line counts changes with its tax; following all of it would render the cell at each key.
  const supply = useEditor(({ draft }) => draft.lines[index]?.supply) ?? 'services'
  const { ownTax = null, performedAt } = store.read().draft.lines[index] ?? {}
  const { value, options, short } = taxOptions(
    tax,
    taxes,
    { language: formats.tag, percent: formats.percent },
    applyingTaxes({ supply, ownTax, performedAt }, sale, taxes),
  )
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
