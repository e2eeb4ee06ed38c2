import { getCompany } from '@bordereau/contract/company'
import { countryRules } from '@bordereau/domain/country/rules'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type ItemValues, newItem } from './item-values.ts'

/** Values of a new item: the company's currency and the first tax of its country. */
export function useNewItemValues(): ItemValues {
  const { workspaceId, country } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId }).data
  const home = country ?? 'FR'
  return newItem(company?.currency ?? defaultCurrency(home), countryRules(home).taxes[0])
}
