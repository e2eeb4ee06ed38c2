import { getCompany } from '@bordereau/contract/company'
import type { OfferedTax } from '@bordereau/domain/country/country'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import { type Decimal, compare } from '@bordereau/domain/money/decimal'
import { offeredCompanyTaxes } from '@bordereau/domain/tax/company-tax'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn } from '../../format/formats.ts'

/** The taxes in force today where the company is established, which may be a part of its country, and its own. */
export function useOfferedTaxes(): readonly OfferedTax[] {
  const { country, workspaceId } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId }).data
  const place = company?.profile.address ?? {
    country: country ?? '',
    postCode: '',
    subdivision: '',
  }
  const own = offeredCompanyTaxes(company?.taxes ?? [])
  return taxesOn([...offeredTaxes(place), ...own], todayIn(''))
}

/** Their rates, each once, the highest first. */
export function ratesOf(taxes: readonly OfferedTax[]): readonly Decimal[] {
  const rates = new Set(taxes.flatMap(({ rate }) => rate ?? []))
  return [...rates].toSorted((a, b) => compare(b, a))
}
