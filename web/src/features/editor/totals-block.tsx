import { toText } from '@bordereau/domain/money/currency'
import { isZero } from '@bordereau/domain/money/decimal'
import { PaperSum } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { Fragment } from 'react'
import { type DraftTotalsRow, draftTotalsRows } from './draft-totals.ts'
import { useEditorContext, useShown } from './editor-context.ts'
import css from './editor.module.css'
import { useParties } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { useDraft, useEditor } from './store.ts'
import { useRowLabel } from './totals-labels.ts'

/** The totals as they will be printed, computed at each keystroke. */
export function TotalsBlock({ label }: { label?: string }) {
  const { t } = useLingui()
  const rows = draftTotalsRows(
    useEditor(({ draft }) => draft),
    useParties(),
  )
  // The document omits the amount of a tax that is not due; the summary in the panel shows it.
  const shown = rows.filter(({ kind }) => label !== undefined || kind !== 'untaxed')
  return (
    <section className={css.totals} aria-label={label ?? t`Totals`}>
      {shown.map((row, i) => (
        <Fragment key={i}>
          {row.kind === 'payable' && (
            <>
              <EditableSum field="prepaid" label={t`Paid in advance`} />
              <EditableSum field="rounding" label={t`Rounding`} />
            </>
          )}
          <Sum row={row} />
        </Fragment>
      ))}
    </section>
  )
}

function Sum({ row }: { row: DraftTotalsRow }) {
  const { formats } = useEditorContext()
  const documentCurrency = useDraft('currency')
  const label = useRowLabel(row)
  const currency = row.kind === 'taxInTaxCurrency' ? row.currency : documentCurrency
  const amount = toText(row.amount, currency)
  const isDue = row.kind === 'payable'
  return (
    <PaperSum
      label={label}
      kind={isDue ? 'due' : row.kind === 'gross' ? 'sum' : 'plain'}
      value={isDue ? formats.money(amount, currency) : formats.amount(amount, currency)}
    />
  )
}

/** A total that the user enters; shown once it was requested or is not zero. */
function EditableSum({ field, label }: { field: 'prepaid' | 'rounding'; label: string }) {
  const value = useDraft(field)
  const shown = useShown(field)
  const typed = useEditor(state => state.typed[`document.${field}`])
  if (!shown && isZero(value) && typed === undefined) return null
  const cell = { of: 'document', field } as const
  return (
    <PaperSum
      label={label}
      value={<NumberCell cell={cell} value={value} label={label} path={field} />}
    />
  )
}
