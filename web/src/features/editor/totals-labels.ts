import { taxNameIn, taxPartNameIn } from '@bordereau/domain/country/tax-name'
import { inLanguage } from '@bordereau/domain/local-text'
import type { VatSubtotal } from '@bordereau/domain/invoice/totals'
import type { TaxRow } from '@bordereau/domain/invoice/totals-rows'
import { withholdingName } from '@bordereau/domain/invoice/withholding'
import { toText } from '@bordereau/domain/money/currency'
import { isZero } from '@bordereau/domain/money/decimal'
import { useLingui } from '#macros'
import type { DraftTotalsRow } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'
import { offeredTaxOf } from './tax-choice.ts'
import { useTaxesInForce } from './taxes-in-force.ts'

export function useRowLabel(row: DraftTotalsRow): string {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const kind = useDraft('kind')
  const currency = useDraft('currency')
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
    case 'totalTax':
      return t`Total tax`
    case 'taxInTaxCurrency': {
      const taxName = taxNameIn(company.profile.address.country, formats.tag)
      return t`${taxName} in ${row.currency}`
    }
    case 'withheld': {
      const name = withholdingName(company.profile.address.country, row.key, formats.tag)
      const base = formats.amount(toText(row.base, currency), currency)
      return t`${name} ${formats.percent(row.rate)} on ${base}`
    }
    case 'gross':
      return t`Total`
    case 'deposit':
      return t`Less deposit ${row.deposit.number}`
    case 'payable':
      return kind === 'credit_note'
        ? t({ context: 'an amount', message: 'Credited' })
        : t`Amount due`
  }
}

/** A tax of 0 % has the name of the tax which the seller chose; others and parts of a tax have rate and base. */
function useTaxLabel() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const taxes = useTaxesInForce()
  const currency = useDraft('currency')
  const { country } = company.profile.address
  return (
    subtotal: VatSubtotal,
    { component, rate, taxable }: Partial<Pick<TaxRow, 'component' | 'rate' | 'taxable'>> = {},
  ) => {
    const taxName =
      component === undefined
        ? taxNameIn(country, formats.tag, subtotal.category)
        : taxPartNameIn(country, component, formats.tag)
    if (component !== undefined || !isZero(subtotal.rate))
      return t`${taxName} ${formats.percent(rate ?? subtotal.rate)} on ${formats.amount(toText(taxable ?? subtotal.taxable, currency), currency)}`
    const offer = offeredTaxOf(subtotal, taxes)
    return offer
      ? inLanguage(offer.name, formats.tag)
      : `${taxName} ${formats.percent(subtotal.rate)}`
  }
}
