import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import type { ListState } from '../list/list-state.ts'
import { ratesOf, useOfferedTaxes } from './use-offered-taxes.ts'

/** The form of the filter for a rate of tax. */
export function TaxRateFilter(props: { readonly state: ListState; readonly close: () => void }) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const options = ratesOf(useOfferedTaxes()).map(rate => ({ value: rate, label: percent(rate) }))
  return <ChoiceFilter {...props} choice={{ name: 'taxRate', label: t`Tax`, options }} />
}
