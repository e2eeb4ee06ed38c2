import { toText } from '@bordereau/domain/money/currency'
import { isZero } from '@bordereau/domain/money/decimal'
import type { PaperText } from '@bordereau/domain/text/text'
import { PaperSum } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { Fragment, type ReactNode } from 'react'
import { type DraftTotalsRow, draftTotalsRows } from './draft-totals.ts'
import { useEditorContext, useShown } from './editor-context.ts'
import css from './editor.module.css'
import { useParties } from './finding-store.tsx'
import { NumberCell } from './number-cell.tsx'
import { PrintedRowLabel } from './printed-row-label.tsx'
import { Printed } from './printed.tsx'
import { useDraft, useEditor } from './store.ts'
import { useRowLabel } from './totals-labels.ts'

/** The totals as they will be printed, computed at each keystroke. */
export function TotalsBlock({ label }: { label?: string }) {
  const { t } = useLingui()
  const rows = draftTotalsRows(
    useEditor(({ draft }) => draft),
    useParties(),
    label !== undefined,
  )
  // The document omits the amount of a tax that is not due; the summary in the panel shows it.
  const shown = rows.filter(({ kind }) => label !== undefined || kind !== 'untaxed')
  return (
    <section className={css.totals} aria-label={label ?? t`Totals`}>
      {shown.map((row, i) => (
        <Fragment key={i}>
          {row.kind === 'payable' && <EditableSums />}
          <Sum
            row={row}
            label={label === undefined ? <PrintedRowLabel row={row} /> : <RowLabel row={row} />}
          />
        </Fragment>
      ))}
    </section>
  )
}

function RowLabel({ row }: { row: DraftTotalsRow }) {
  return useRowLabel(row)
}

function Sum({ row, label }: { row: DraftTotalsRow; label: ReactNode }) {
  const { formats } = useEditorContext()
  const documentCurrency = useDraft('currency')
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

/** What stands between the total with tax and the amount due. */
function EditableSums() {
  const { t } = useLingui()
  return (
    <>
      <EditableSum field="prepaid" label={t`Paid in advance`} word={text => text.alreadyPaid} />
      <EditableSum field="rounding" label={t`Rounding`} word={text => text.rounding} />
    </>
  )
}

/** A total that the user enters; shown once it was requested or is not zero. */
function EditableSum(props: {
  readonly field: 'prepaid' | 'rounding'
  readonly label: string
  readonly word: (text: PaperText) => string
}) {
  const { field, label, word } = props
  const value = useDraft(field)
  const shown = useShown(field)
  const typed = useEditor(state => state.typed[`document.${field}`])
  if (!shown && isZero(value) && typed === undefined) return null
  const cell = { of: 'document', field } as const
  return (
    <PaperSum
      label={<Printed word={word} />}
      value={<NumberCell cell={cell} value={value} label={label} path={field} />}
    />
  )
}
