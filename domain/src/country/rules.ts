import { parseIban } from '../party/iban.ts'
import type { BankAccount, Country } from '../party/party.ts'
import { COUNTRY as BE } from './be/country.ts'
import { COUNTRY as CA } from './ca/country.ts'
import { COUNTRY as CH } from './ch/country.ts'
import { COUNTRY as CZ } from './cz/country.ts'
import { COUNTRY as DE } from './de/country.ts'
import { COUNTRY as ES } from './es/country.ts'
import { COUNTRY as FI } from './fi/country.ts'
import { COUNTRY as FR } from './fr/country.ts'
import { COUNTRY as GB } from './gb/country.ts'
import { COUNTRY as IN } from './in/country.ts'
import { COUNTRY as IT } from './it/country.ts'
import { COUNTRY as NL } from './nl/country.ts'
import { COUNTRY as PL } from './pl/country.ts'
import { COUNTRY as US } from './us/country.ts'
import { isEu } from './countries.ts'
import type { CountryRules } from './country.ts'
import { euSmallBusinessNumber } from './eu-small-business-number.ts'
import { genericRules } from './generic.ts'
import type { PaymentCode } from './payment-code.ts'

/** The countries with a folder of their own. */
const COUNTRIES: readonly CountryRules[] = [BE, CA, CH, CZ, DE, ES, FI, FR, GB, IN, IT, NL, PL, US]

/** The object of a country: everything known about it, for its sellers and buyers. */
export function countryRules(country: Country): CountryRules {
  const known = cache.get(country)
  if (known) return known
  const rules = withEuNumbers(genericRules(country))
  cache.set(country, rules)
  return rules
}

const cache = new Map(COUNTRIES.map(rules => [rules.country, withEuNumbers(rules)]))

/** What a party of every member state may have beside the numbers of its country. */
function withEuNumbers(rules: CountryRules): CountryRules {
  if (!isEu(rules.country)) return rules
  return { ...rules, taxIds: [...rules.taxIds, euSmallBusinessNumber(rules.country)] }
}

/** The codes for transfers of every country that has one. */
export function paymentCodes(): readonly PaymentCode[] {
  return PAYMENT_CODES
}

/** What a transfer to an account quotes (BT-83): the reference that the banks of its country check, else the number. */
export function transferReference({ iban }: Pick<BankAccount, 'iban'>, number: string): string {
  const parsed = parseIban(iban)
  const rules = parsed.ok ? countryRules(parsed.value.slice(0, 2)) : undefined
  return rules?.paymentReference?.(number) ?? number
}

/** The structured references of a document's number in every country that has one. */
export function paymentReferencesOf(number: string): readonly string[] {
  return COUNTRIES.flatMap(({ paymentReference }) => paymentReference?.(number) ?? [])
}

const PAYMENT_CODES = COUNTRIES.flatMap(({ paymentCode }) => paymentCode ?? [])
