import { totalsRowLabel } from '@bordereau/domain/invoice/totals-row-label'
import { formatMinor, formatRate } from '@bordereau/domain/text/format'
import type { DraftTotalsRow } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import { Printed } from './printed.tsx'
import { useDraft } from './store.ts'

/** The label of a row of the totals as it will be printed. Discounts and charges, which are listed above, have one sum. */
export function PrintedRowLabel({ row }: { row: DraftTotalsRow }) {
  const { country } = useEditorContext().company.profile.address
  const creditNote = useDraft('kind') === 'credit_note'
  const currency = useDraft('currency')
  return (
    <Printed
      word={(text, language) => {
        if (isSum(row)) return row.kind === 'allowances' ? text.discount : text.charge
        return totalsRowLabel(row, language, {
          country,
          creditNote,
          rate: rate => formatRate(rate, language),
          amount: amount => formatMinor(amount, currency, language),
        })
      }}
    />
  )
}

type Sum = Extract<DraftTotalsRow, { readonly kind: 'allowances' | 'charges' }>

function isSum(row: DraftTotalsRow): row is Sum {
  return row.kind === 'allowances' || row.kind === 'charges'
}
