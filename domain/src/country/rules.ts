import type { Country } from '../party/party.ts'
import type { CountryRules } from './country.ts'
import { genericRules } from './generic.ts'

/** Everything the country asks of its sellers and buyers. Countries without a folder get generic rules. */
export function countryRules(country: Country): CountryRules {
  const known = cache.get(country)
  if (known) return known
  const rules = DEEP[country] ?? genericRules(country)
  cache.set(country, rules)
  return rules
}

const cache = new Map<Country, CountryRules>()

const DEEP: Readonly<Record<Country, CountryRules>> = {}
