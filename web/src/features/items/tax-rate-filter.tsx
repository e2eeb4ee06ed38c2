import { getCompany } from '@bordereau/contract/company'
import { countryRules } from '@bordereau/domain/country/rules'
import { offeredCompanyTaxes } from '@bordereau/domain/tax/company-tax'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import type { ListState } from '../list/list-state.ts'

/** The form of the filter for a rate of tax: those of the company's country today, and its own. */
export function TaxRateFilter(props: { readonly state: ListState; readonly close: () => void }) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const { country, workspaceId } = useWorkspace()
  const own = useQuery(getCompany, { workspaceId }).data?.taxes ?? []
  const taxes = [...countryRules(country ?? '').taxes, ...offeredCompanyTaxes(own)]
  const rates = new Set(taxesOn(taxes, todayIn('')).flatMap(({ rate }) => rate ?? []))
  const options = [...rates].map(rate => ({ value: rate, label: percent(rate) }))
  return <ChoiceFilter {...props} choice={{ name: 'taxRate', label: t`Tax`, options }} />
}
