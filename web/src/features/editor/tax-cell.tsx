import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import type { Tax } from '@bordereau/domain/tax/category'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useDesk } from './desk.ts'
import css from './editor.module.css'
import { useFault } from './fault-list.tsx'
import { NumberCell } from './number-cell.tsx'
import { useEditorStore } from './store.ts'
import { chosenTax, offeredAs, taxOptions } from './tax-choice.ts'

type Props = { readonly id: string; readonly index: number; readonly tax: Tax }

/** The tax of a line, out of what the seller's country offers; its rate too where the seller is to type it. */
export const TaxCell = memo(function TaxCell({ id, index, tax }: Props) {
  const { t } = useLingui()
  const { taxes, formats } = useDesk()
  const store = useEditorStore()
  const fault = useFault(`lines.${index}.tax.category`)
  const { value, options, short } = taxOptions(tax, taxes, {
    language: formats.tag,
    percent: formats.percent,
  })
  const free = offeredAs(tax, taxes)?.rateIsFree === true
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
          const chosen = chosenTax(key, tax, taxes, store.read().draft.language)
          store.dispatch({ do: 'setLine', line: id, patch: { tax: chosen }, at: performance.now() })
        }}
      />
      {free && (
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
