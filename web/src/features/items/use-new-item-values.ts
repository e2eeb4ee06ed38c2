import { getCompany } from '@bordereau/contract/company'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type ItemValues, newItem } from './item-values.ts'
import { useOfferedTaxes } from './use-offered-taxes.ts'

/** Values of a new item: the company's currency, the kind of what it sells and the first tax that is offered. */
export function useNewItemValues(): ItemValues {
  const { workspaceId, country } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId }).data
  const [tax] = useOfferedTaxes()
  return newItem(company ?? { currency: defaultCurrency(country ?? 'FR'), sells: 'both' }, tax)
}
