import type { Currency } from '../money/currency.ts'
import type { Country } from '../party/party.ts'

export type CountryFacts = {
  readonly code: Country
  readonly currency: Currency
  /** The language of business there, BCP 47: the default for a customer's documents. */
  readonly language: string
}

/** ISO 3166-1 alpha-2 with ISO 4217 currency and language, sorted by code. Names come from Intl.DisplayNames. */
const TABLE = `
  AD:EUR:ca AE:AED:ar AF:AFN:fa AG:XCD:en AI:XCD:en AL:ALL:sq AM:AMD:hy AO:AOA:pt AQ:USD:en
  AR:ARS:es AS:USD:en AT:EUR:de AU:AUD:en AW:AWG:nl AX:EUR:sv AZ:AZN:az BA:BAM:bs BB:BBD:en
  BD:BDT:bn BE:EUR:nl BF:XOF:fr BG:EUR:bg BH:BHD:ar BI:BIF:fr BJ:XOF:fr BL:EUR:fr BM:BMD:en
  BN:BND:ms BO:BOB:es BQ:USD:nl BR:BRL:pt BS:BSD:en BT:BTN:dz BV:NOK:nb BW:BWP:en BY:BYN:ru
  BZ:BZD:en CA:CAD:en CC:AUD:en CD:CDF:fr CF:XAF:fr CG:XAF:fr CH:CHF:de CI:XOF:fr CK:NZD:en
  CL:CLP:es CM:XAF:fr CN:CNY:zh CO:COP:es CR:CRC:es CU:CUP:es CV:CVE:pt CW:XCG:nl CX:AUD:en
  CY:EUR:el CZ:CZK:cs DE:EUR:de DJ:DJF:fr DK:DKK:da DM:XCD:en DO:DOP:es DZ:DZD:ar EC:USD:es
  EE:EUR:et EG:EGP:ar EH:MAD:ar ER:ERN:en ES:EUR:es ET:ETB:en FI:EUR:fi FJ:FJD:en FK:FKP:en
  FM:USD:en FO:DKK:fo FR:EUR:fr GA:XAF:fr GB:GBP:en GD:XCD:en GE:GEL:ka GF:EUR:fr GG:GBP:en
  GH:GHS:en GI:GIP:en GL:DKK:kl GM:GMD:en GN:GNF:fr GP:EUR:fr GQ:XAF:es GR:EUR:el GS:GBP:en
  GT:GTQ:es GU:USD:en GW:XOF:pt GY:GYD:en HK:HKD:zh HM:AUD:en HN:HNL:es HR:EUR:hr HT:HTG:fr
  HU:HUF:hu ID:IDR:id IE:EUR:en IL:ILS:he IM:GBP:en IN:INR:en IO:USD:en IQ:IQD:ar IR:IRR:fa
  IS:ISK:is IT:EUR:it JE:GBP:en JM:JMD:en JO:JOD:ar JP:JPY:ja KE:KES:en KG:KGS:ky KH:KHR:km
  KI:AUD:en KM:KMF:fr KN:XCD:en KP:KPW:ko KR:KRW:ko KW:KWD:ar KY:KYD:en KZ:KZT:ru LA:LAK:lo
  LB:LBP:ar LC:XCD:en LI:CHF:de LK:LKR:en LR:LRD:en LS:LSL:en LT:EUR:lt LU:EUR:fr LV:EUR:lv
  LY:LYD:ar MA:MAD:ar MC:EUR:fr MD:MDL:ro ME:EUR:sr MF:EUR:fr MG:MGA:fr MH:USD:en MK:MKD:mk
  ML:XOF:fr MM:MMK:my MN:MNT:mn MO:MOP:zh MP:USD:en MQ:EUR:fr MR:MRU:ar MS:XCD:en MT:EUR:en
  MU:MUR:en MV:MVR:dv MW:MWK:en MX:MXN:es MY:MYR:ms MZ:MZN:pt NA:NAD:en NC:XPF:fr NE:XOF:fr
  NF:AUD:en NG:NGN:en NI:NIO:es NL:EUR:nl NO:NOK:nb NP:NPR:ne NR:AUD:en NU:NZD:en NZ:NZD:en
  OM:OMR:ar PA:PAB:es PE:PEN:es PF:XPF:fr PG:PGK:en PH:PHP:en PK:PKR:en PL:PLN:pl PM:EUR:fr
  PN:NZD:en PR:USD:es PS:ILS:ar PT:EUR:pt PW:USD:en PY:PYG:es QA:QAR:ar RE:EUR:fr RO:RON:ro
  RS:RSD:sr RU:RUB:ru RW:RWF:en SA:SAR:ar SB:SBD:en SC:SCR:en SD:SDG:ar SE:SEK:sv SG:SGD:en
  SH:SHP:en SI:EUR:sl SJ:NOK:nb SK:EUR:sk SL:SLE:en SM:EUR:it SN:XOF:fr SO:SOS:so SR:SRD:nl
  SS:SSP:ar ST:STN:pt SV:USD:es SX:XCG:nl SY:SYP:ar SZ:SZL:en TC:USD:en TD:XAF:fr TF:EUR:fr
  TG:XOF:fr TH:THB:th TJ:TJS:tg TK:NZD:en TL:USD:pt TM:TMT:tk TN:TND:ar TO:TOP:en TR:TRY:tr
  TT:TTD:en TV:AUD:en TW:TWD:zh TZ:TZS:en UA:UAH:uk UG:UGX:en UM:USD:en US:USD:en UY:UYU:es
  UZ:UZS:uz VA:EUR:it VC:XCD:en VE:VES:es VG:USD:en VI:USD:en VN:VND:vi VU:VUV:en WF:XPF:fr
  WS:WST:en YE:YER:ar YT:EUR:fr ZA:ZAR:en ZM:ZMW:en ZW:ZWG:en
`

export const COUNTRIES: readonly CountryFacts[] = TABLE.trim()
  .split(/\s+/)
  .map(row => {
    const [code = '', currency = '', language = ''] = row.split(':')
    return { code, currency, language }
  })

/** Every business language of the table, and Hindi: the row of India has English as its default. */
export const LANGUAGES: readonly string[] = [
  ...new Set([...COUNTRIES.map(({ language }) => language), 'hi']),
]

/** The member states of the European Union. Greece is GR here; only its VAT numbers begin with EL. */
export const EU: ReadonlySet<Country> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** The countries of many customers, proposed first in lists. */
export const FREQUENT_COUNTRIES: readonly Country[] = ['FR', 'DE', 'IN', 'PL', 'US', 'GB']

/** The countries whose law refers to EN 16931: the EU, the European Economic Area and Monaco; XI is Northern Ireland. */
export const EN16931_COUNTRIES: ReadonlySet<Country> = new Set([
  ...EU,
  ...'EL XI IS LI NO MC'.split(' '),
])

export const isEu = (country: Country): boolean => EU.has(country)

const BY_CODE: ReadonlyMap<Country, CountryFacts> = new Map(COUNTRIES.map(row => [row.code, row]))

export const isCountry = (code: string): boolean => BY_CODE.has(code)

export function defaultCurrency(country: Country): Currency {
  return BY_CODE.get(country)?.currency ?? 'EUR'
}

export function defaultLanguage(country: Country): string {
  return BY_CODE.get(country)?.language ?? 'en'
}

/** The country's name in a language, from the runtime's own tables; the code where it has none. */
export function countryName(country: Country, language: string): string {
  if (!isCountry(country)) return country
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country) ?? country
}
