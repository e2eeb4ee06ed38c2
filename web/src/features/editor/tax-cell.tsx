import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { useLingui } from '@lingui/react/macro'
import { useDesk } from './desk.ts'
import css from './editor.module.css'
import { useFault } from './fault-list.tsx'
import { NumberCell } from './number-cell.tsx'
import { useEditorStore } from './store.ts'
import { chosenTax, offeredAs, taxOptions } from './tax-choice.ts'

/** The tax of a line, out of what the seller's country offers; its rate too where the seller is to type it. */
export function TaxCell({ line, index }: { line: DraftLine; index: number }) {
  const { t } = useLingui()
  const { taxes, formats } = useDesk()
  const store = useEditorStore()
  const fault = useFault(`lines.${index}.tax.category`)
  const { value, options, short } = taxOptions(line.tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  const free = offeredAs(line.tax, taxes)?.rateIsFree === true
  return (
    <div className={css.tax}>
      <PaperSelect
        label={t`Tax, line ${index + 1}`}
        data-path={`lines.${index}.tax`}
        value={value}
        options={options}
        short={short}
        fault={fault}
        onChange={key => {
          const tax = chosenTax(key, line.tax, taxes, store.read().draft.language)
          store.dispatch({ do: 'setLine', line: line.id, patch: { tax }, at: performance.now() })
        }}
      />
      {free && (
        <NumberCell
          cell={{ of: 'line', line: line.id, field: 'rate' }}
          value={line.tax.rate}
          label={t`Tax rate in percent, line ${index + 1}`}
          path={`lines.${index}.tax.rate`}
        />
      )}
    </div>
  )
}
