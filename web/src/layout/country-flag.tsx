import { countryName } from '@bordereau/domain/country/countries'
import { Flag } from '@bordereau/ui/flag/flag'
import { useLocale } from '@bordereau/ui/locale'

/** The flag of a country with its name: beside it, or as its title only. Nothing where the country is unknown (''). */
export function CountryFlag({ country, named = false }: { country: string; named?: boolean }) {
  const { tag } = useLocale()
  if (country === '') return null
  return (
    <Flag
      country={country}
      label={countryName(country, tag)}
      show={named ? 'flag-and-name' : 'flag'}
    />
  )
}
