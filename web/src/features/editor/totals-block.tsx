import { taxNameIn } from '@bordereau/domain/country/tax-name'
import { inLanguage } from '@bordereau/domain/local-text'
import type { VatSubtotal } from '@bordereau/domain/invoice/totals'
import type { TaxRow } from '@bordereau/domain/invoice/totals-rows'
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
import { offeredTaxOf } from './tax-choice.ts'
import { useTaxesInForce } from './taxes-in-force.ts'

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

function useRowLabel(row: DraftTotalsRow): string {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const kind = useDraft('kind')
  const taxLabel = useTaxLabel()
  switch (row.kind) {
    case 'subtotal':
      return t`Lines`
    case 'allowances':
      return t`Discounts`
    case 'charges':
      return t`Charges`
    case 'net':
      return t`Total without tax`
    case 'tax':
      return taxLabel(row.subtotal, row)
    case 'untaxed':
      return taxLabel(row.subtotal)
    case 'taxInTaxCurrency': {
      const taxName = taxNameIn(company.profile.address.country, formats.tag)
      return t`${taxName} in ${row.currency}`
    }
    case 'gross':
      return t`Total`
    case 'payable':
      return kind === 'credit_note' ? t`Credited` : t`Amount due`
  }
}

/** A tax of 0 % has the name of the tax which the seller chose; others and parts of a tax have rate and base. */
function useTaxLabel() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const taxes = useTaxesInForce()
  const currency = useDraft('currency')
  const countryTaxName = taxNameIn(company.profile.address.country, formats.tag)
  return (
    subtotal: VatSubtotal,
    { component, rate }: Partial<Pick<TaxRow, 'component' | 'rate'>> = {},
  ) => {
    const taxName = component ?? countryTaxName
    if (component !== undefined || !isZero(subtotal.rate))
      return t`${taxName} ${formats.percent(rate ?? subtotal.rate)} on ${formats.amount(toText(subtotal.taxable, currency), currency)}`
    const offer = offeredTaxOf(subtotal, taxes)
    return offer
      ? inLanguage(offer.name, formats.tag)
      : `${taxName} ${formats.percent(subtotal.rate)}`
  }
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
