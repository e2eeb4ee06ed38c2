import { toText } from '@bordereau/domain/money/currency'
import { isZero } from '@bordereau/domain/money/decimal'
import { PaperSum } from '@bordereau/ui/paper/paper'
import { inLanguage } from '@bordereau/domain/tax/words'
import { countryRules } from '@bordereau/domain/country/rules'
import { useLingui } from '@lingui/react/macro'
import { useDesk, useShown } from './desk.ts'
import css from './editor.module.css'
import { liveTotals } from './live-totals.ts'
import { NumberCell } from './number-cell.tsx'
import { useDraft, useEditor } from './store.ts'
import { offeredAs } from './tax-choice.ts'

/** The sums as they will print, worked out at each keystroke. */
export function TotalsBlock({ label }: { label?: string }) {
  const { t } = useLingui()
  const { company, taxes, formats } = useDesk()
  const totals = useEditor(({ draft }) => liveTotals(draft))
  const kind = useDraft('kind')
  const { currency } = totals
  const show = (amount: bigint) => formats.amount(toText(amount, currency), currency)
  const taxName = inLanguage(countryRules(company.profile.address.country).taxName, formats.tag)
  const nameOf = (vat: (typeof totals.vat)[number]) => {
    const offer = offeredAs(vat, taxes)
    return offer ? inLanguage(offer.name, formats.tag) : `${taxName} ${formats.percent(vat.rate)}`
  }
  // On the paper there is no amount of a tax that is not due; the glance beside it says so too.
  const printed = totals.vat.filter(
    ({ category, tax }) =>
      label !== undefined || category === 'S' || category === 'Z' || tax !== 0n,
  )
  const hasEntries = totals.allowances !== 0n || totals.charges !== 0n
  return (
    <section className={css.totals} aria-label={label ?? t`Totals`}>
      {hasEntries && <PaperSum label={t`Lines`} value={show(totals.lineNet)} />}
      {totals.allowances !== 0n && (
        <PaperSum label={t`Discounts`} value={show(-totals.allowances)} />
      )}
      {totals.charges !== 0n && <PaperSum label={t`Charges`} value={show(totals.charges)} />}
      <PaperSum label={t`Total without tax`} value={show(totals.net)} />
      {printed.map((vat, i) => (
        <PaperSum
          key={i}
          label={
            isZero(vat.rate)
              ? nameOf(vat)
              : t`${taxName} ${formats.percent(vat.rate)} on ${show(vat.taxable)}`
          }
          value={show(vat.tax)}
        />
      ))}
      {totals.taxInTaxCurrency && (
        <PaperSum
          label={t`${taxName} in ${totals.taxInTaxCurrency.currency}`}
          value={formats.amount(
            toText(totals.taxInTaxCurrency.amount, totals.taxInTaxCurrency.currency),
            totals.taxInTaxCurrency.currency,
          )}
        />
      )}
      <PaperSum label={t`Total`} kind="sum" value={show(totals.gross)} />
      <TypedSum field="prepaid" label={t`Paid in advance`} />
      <TypedSum field="rounding" label={t`Rounding`} />
      <PaperSum
        kind="due"
        label={kind === 'credit_note' ? t`Credited` : t`Amount due`}
        value={formats.money(toText(totals.payable, currency), currency)}
      />
    </section>
  )
}

/** A sum that is typed; shown once it is asked for or not zero. */
function TypedSum({ field, label }: { field: 'prepaid' | 'rounding'; label: string }) {
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
