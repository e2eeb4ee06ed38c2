import type { Country } from '../party/party.ts'
import { ADDRESS as ADDRESS_BE } from './be/address.ts'
import { sentences as sentencesBe } from './be/sentences.ts'
import { TAX_IDS as TAX_IDS_BE } from './be/tax-ids.ts'
import { ADDRESS as ADDRESS_CH } from './ch/address.ts'
import { sentences as sentencesCh } from './ch/sentences.ts'
import { TAX_IDS as TAX_IDS_CH } from './ch/tax-ids.ts'
import { ADDRESS as ADDRESS_DE } from './de/address.ts'
import { sentences as sentencesDe } from './de/sentences.ts'
import { TAX_IDS as TAX_IDS_DE } from './de/tax-ids.ts'
import { ADDRESS as ADDRESS_ES } from './es/address.ts'
import { sentences as sentencesEs } from './es/sentences.ts'
import { TAX_IDS as TAX_IDS_ES } from './es/tax-ids.ts'
import { ADDRESS as ADDRESS_FR } from './fr/address.ts'
import { sentences as sentencesFr } from './fr/sentences.ts'
import { TAX_IDS as TAX_IDS_FR } from './fr/tax-ids.ts'
import { ADDRESS as ADDRESS_GB } from './gb/address.ts'
import { sentences as sentencesGb } from './gb/sentences.ts'
import { TAX_IDS as TAX_IDS_GB } from './gb/tax-ids.ts'
import { ADDRESS as ADDRESS_IN } from './in/address.ts'
import { sentences as sentencesIn } from './in/sentences.ts'
import { TAX_IDS as TAX_IDS_IN } from './in/tax-ids.ts'
import { ADDRESS as ADDRESS_IT } from './it/address.ts'
import { sentences as sentencesIt } from './it/sentences.ts'
import { TAX_IDS as TAX_IDS_IT } from './it/tax-ids.ts'
import { ADDRESS as ADDRESS_NL } from './nl/address.ts'
import { sentences as sentencesNl } from './nl/sentences.ts'
import { TAX_IDS as TAX_IDS_NL } from './nl/tax-ids.ts'
import { ADDRESS as ADDRESS_PL } from './pl/address.ts'
import { sentences as sentencesPl } from './pl/sentences.ts'
import { TAX_IDS as TAX_IDS_PL } from './pl/tax-ids.ts'
import { ADDRESS as ADDRESS_US } from './us/address.ts'
import { sentences as sentencesUs } from './us/sentences.ts'
import { TAX_IDS as TAX_IDS_US } from './us/tax-ids.ts'
import type { CountryRules, LocalText } from './country.ts'
import { VAT, genericRules } from './generic.ts'

/** Everything the country asks of its sellers and buyers. Countries without a folder get generic rules. */
export function countryRules(country: Country): CountryRules {
  const known = cache.get(country)
  if (known) return known
  const rules = DEEP[country] ?? genericRules(country)
  cache.set(country, rules)
  return rules
}

const cache = new Map<Country, CountryRules>()

const GST: LocalText = { en: 'GST', hi: 'जीएसटी' }
const SALES_TAX: LocalText = {
  en: 'Sales tax',
  es: 'Impuesto sobre las ventas',
  fr: 'Taxe de vente',
  de: 'Sales Tax',
  it: 'Imposta sulle vendite',
  pl: 'Podatek od sprzedaży',
  hi: 'बिक्री कर',
  ar: 'ضريبة المبيعات',
}

const DEEP: Readonly<Record<Country, CountryRules>> = {
  FR: {
    country: 'FR',
    taxName: VAT,
    taxIds: TAX_IDS_FR,
    address: ADDRESS_FR,
    sentences: sentencesFr,
  },
  IN: {
    country: 'IN',
    taxName: GST,
    taxIds: TAX_IDS_IN,
    address: ADDRESS_IN,
    sentences: sentencesIn,
  },
  PL: {
    country: 'PL',
    taxName: VAT,
    taxIds: TAX_IDS_PL,
    address: ADDRESS_PL,
    sentences: sentencesPl,
  },
  US: {
    country: 'US',
    taxName: SALES_TAX,
    taxIds: TAX_IDS_US,
    address: ADDRESS_US,
    sentences: sentencesUs,
  },
  DE: {
    country: 'DE',
    taxName: VAT,
    taxIds: TAX_IDS_DE,
    address: ADDRESS_DE,
    sentences: sentencesDe,
  },
  IT: {
    country: 'IT',
    taxName: VAT,
    taxIds: TAX_IDS_IT,
    address: ADDRESS_IT,
    sentences: sentencesIt,
  },
  ES: {
    country: 'ES',
    taxName: VAT,
    taxIds: TAX_IDS_ES,
    address: ADDRESS_ES,
    sentences: sentencesEs,
  },
  BE: {
    country: 'BE',
    taxName: VAT,
    taxIds: TAX_IDS_BE,
    address: ADDRESS_BE,
    sentences: sentencesBe,
  },
  NL: {
    country: 'NL',
    taxName: VAT,
    taxIds: TAX_IDS_NL,
    address: ADDRESS_NL,
    sentences: sentencesNl,
  },
  GB: {
    country: 'GB',
    taxName: VAT,
    taxIds: TAX_IDS_GB,
    address: ADDRESS_GB,
    sentences: sentencesGb,
  },
  CH: {
    country: 'CH',
    taxName: VAT,
    taxIds: TAX_IDS_CH,
    address: ADDRESS_CH,
    sentences: sentencesCh,
  },
}
