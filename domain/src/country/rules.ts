import { parseIban } from '../party/iban.ts'
import type { BankAccount, Country } from '../party/party.ts'
import { COUNTRY as AT } from './at/country.ts'
import { COUNTRY as BE } from './be/country.ts'
import { COUNTRY as BR } from './br/country.ts'
import { COUNTRY as CA } from './ca/country.ts'
import { COUNTRY as CH } from './ch/country.ts'
import { COUNTRY as CZ } from './cz/country.ts'
import { COUNTRY as DE } from './de/country.ts'
import { COUNTRY as DK } from './dk/country.ts'
import { COUNTRY as ES } from './es/country.ts'
import { COUNTRY as FI } from './fi/country.ts'
import { COUNTRY as FR } from './fr/country.ts'
import { COUNTRY as GB } from './gb/country.ts'
import { COUNTRY as HU } from './hu/country.ts'
import { COUNTRY as IN } from './in/country.ts'
import { COUNTRY as IT } from './it/country.ts'
import { COUNTRY as NL } from './nl/country.ts'
import { COUNTRY as NO } from './no/country.ts'
import { COUNTRY as PL } from './pl/country.ts'
import { COUNTRY as SE } from './se/country.ts'
import { COUNTRY as SK } from './sk/country.ts'
import { COUNTRY as US } from './us/country.ts'
import { cashAccountingOf } from './cash-accounting-states.ts'
import { isEu } from './countries.ts'
import type { CountryRules, PublicBuyers } from './country.ts'
import { euSmallBusinessNumber } from './eu-small-business-number.ts'
import { genericRules } from './generic.ts'
import type { PaymentCode } from './payment-code.ts'
import type { ReferenceScheme } from './reference-scheme.ts'

/** The countries with a folder of their own. */
const COUNTRIES: readonly CountryRules[] = [
  AT,
  BE,
  BR,
  CA,
  CH,
  CZ,
  DE,
  DK,
  ES,
  FI,
  FR,
  GB,
  HU,
  IN,
  IT,
  NL,
  NO,
  PL,
  SE,
  SK,
  US,
]

/** The object of a country: everything known about it, for its sellers and buyers. */
export function countryRules(country: Country): CountryRules {
  const known = cache.get(country)
  if (known) return known
  const rules = complete(genericRules(country))
  cache.set(country, rules)
  return rules
}

const cache = new Map(COUNTRIES.map(rules => [rules.country, complete(rules)]))

function complete(rules: CountryRules): CountryRules {
  const payment = rules.taxPoints ? undefined : cashAccountingOf(rules.country)
  return withEuNumbers(payment ? { ...rules, taxPoints: { payment } } : rules)
}

/** What a party of every member state may have beside the numbers of its country. */
function withEuNumbers(rules: CountryRules): CountryRules {
  if (!isEu(rules.country)) return rules
  return { ...rules, taxIds: [...rules.taxIds, euSmallBusinessNumber(rules.country)] }
}

/** The codes for transfers of every country that has one. */
export function paymentCodes(): readonly PaymentCode[] {
  return PAYMENT_CODES
}

/** The public buyers of every country where they are known by routing numbers. */
export function allPublicBuyers(): readonly PublicBuyers[] {
  return PUBLIC_BUYERS
}

/**
 * What a transfer to an account quotes (BT-83): the reference that the bank agreed to take, else the one that all banks of
 * its country check, else the number.
 */
export function transferReference(account: ReferenceAccount, number: string): string {
  const agreed = agreedReference(account, number)
  if (agreed !== undefined) {
    const { written } = agreementScheme(account) ?? {}
    return written?.(agreed, account.agreement?.payee ?? '') ?? agreed
  }
  return rulesOfIban(account.iban)?.paymentReference?.(number) ?? number
}

/** What the bank reports of a transfer that quotes its agreed reference; undefined without an agreement, or where the number does not fit. */
export function agreedReference(account: ReferenceAccount, number: string): string | undefined {
  return agreementScheme(account)?.reference(number, account.agreement?.length)
}

type ReferenceAccount = Pick<BankAccount, 'iban' | 'agreement'>

/** The scheme of an account's agreement, of whichever country it is. */
export function agreementScheme({
  agreement,
}: Pick<BankAccount, 'agreement'>): ReferenceScheme | undefined {
  return agreement && REFERENCE_SCHEMES.find(({ key }) => key === agreement.scheme)
}

/** The name and the number by which payers' banks know the payee, where the account's agreement has one. */
export function payeeNumber(
  account: Pick<BankAccount, 'agreement'>,
): { readonly name: string; readonly number: string } | undefined {
  const { payee } = agreementScheme(account) ?? {}
  const number = account.agreement?.payee ?? ''
  return payee && number !== '' ? { name: payee.name, number: payee.print(number) } : undefined
}

/** The references on which an account can have an agreement: those of the country of its IBAN, else of the company. */
export function referenceSchemes(iban: string, country: Country): readonly ReferenceScheme[] {
  return (rulesOfIban(iban, country) ?? countryRules(country)).referenceSchemes ?? []
}

function rulesOfIban(iban: string, home?: Country): CountryRules | undefined {
  const parsed = parseIban(iban, home)
  return parsed.ok ? countryRules(parsed.value.slice(0, 2)) : undefined
}

/** The structured references of a document's number in every country that has one. */
export function paymentReferencesOf(number: string): readonly string[] {
  return COUNTRIES.flatMap(({ paymentReference }) => paymentReference?.(number) ?? [])
}

const PAYMENT_CODES = COUNTRIES.flatMap(({ paymentCode }) => paymentCode ?? [])

const PUBLIC_BUYERS = COUNTRIES.flatMap(({ publicBuyers }) => publicBuyers ?? [])

const REFERENCE_SCHEMES = COUNTRIES.flatMap(rules => rules.referenceSchemes ?? [])
