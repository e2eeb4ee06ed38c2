import type { Country, TaxId } from '../party/party.ts'
import { COUNTRIES } from './countries.ts'
import type { TaxIdKind } from './tax-id-kind.ts'
import { countryRules } from './rules.ts'

export type PartyOfNumber = { readonly country: Country; readonly taxId: TaxId }

/**
 * The country and the number of a business, when the text is its number: with the letters of its country a VAT number of
 * any country ('PL 526-025-02-74'), without letters one that a business of the country `home` has. Undefined for a name.
 */
export function partyOfNumber(text: string, home: Country): PartyOfNumber | undefined {
  const number = text.replaceAll(/[\s.\-/]/g, '').toUpperCase()
  if (!/(\d.*){6}/.test(number)) return undefined
  // Two territories share the letters of another country's numbers: the country stands first in the list.
  const others = /^[A-Z]{2}/.test(number) ? COUNTRIES.map(({ code }) => code) : []
  return others
    .flatMap(country => numberIn(country, number, kind => kind.role === 'vat', true))
    .concat(numberIn(home, number, ({ role, registers }) => role === 'vat' || !!registers, false))
    .at(0)
}

function numberIn(
  country: Country,
  number: string,
  isWanted: (kind: TaxIdKind) => boolean,
  withLetters: boolean,
): readonly PartyOfNumber[] {
  return countryRules(country)
    .taxIds.filter(isWanted)
    .flatMap(kind => {
      const read = kind.validate(number)
      if (!read.ok || (withLetters && read.value !== number)) return []
      return [{ country, taxId: { kind: kind.key, value: kind.format(read.value) } }]
    })
}
