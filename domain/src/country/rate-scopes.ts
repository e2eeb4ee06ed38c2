import { type LocalDate, localDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import type { OfferedTax } from './country.ts'

/** What a reduced rate is for, where the law gives it to some goods or services only. */
export const RATE_SCOPES = [
  'lodging',
  'camping',
  'restaurant',
  'food',
  'basic_food',
  'books',
  'press',
  'dwellings',
  'hairdressing',
  'passengers',
] as const
export type RateScopeKey = (typeof RATE_SCOPES)[number]

/** A use of a rate with its first and last day. */
export type RateScope = {
  readonly key: RateScopeKey
  readonly from?: LocalDate
  readonly until?: LocalDate
}

/** The uses of a rate that are known here, in force or not; none of a rate that is for anything. */
export function scopesOf(
  country: Country,
  { category, rate }: Pick<OfferedTax, 'category' | 'rate'>,
): readonly RateScope[] {
  return category === 'S' && rate !== null ? (SCOPES[country]?.[rate] ?? []) : []
}

export function isScopeInForce({ from, until }: RateScope, day: LocalDate): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}

/**
 * The taxes with what their rates are for on the day, in their names: 'Reduced rate (books, press; no longer: lodging)'.
 * A rate that lives on for one use is in force, and says for which it has ended.
 */
export function withScopes(
  country: Country,
  taxes: readonly OfferedTax[],
  day: LocalDate,
): readonly OfferedTax[] {
  return taxes.map(tax => {
    const scopes = tax.country === undefined ? scopesOf(country, tax) : []
    if (scopes.length === 0) return tax
    const now = scopes.filter(scope => isScopeInForce(scope, day))
    const ended = scopes.filter(
      ({ key, until }) =>
        until !== undefined && until < day && !now.some(other => other.key === key),
    )
    return { ...tax, scopes, name: namedFor(tax.name, now, ended) }
  })
}

function namedFor(
  name: LocalText,
  now: readonly RateScope[],
  ended: readonly RateScope[],
): LocalText {
  const inWords = (language: string) => {
    const words = (scopes: readonly RateScope[]) =>
      [...new Set(scopes.map(({ key }) => NAMES[key][language] ?? NAMES[key].en))].join(', ')
    const lapsed = `${NO_LONGER[language] ?? NO_LONGER.en}: ${words(ended)}`
    return [...(now.length > 0 ? [words(now)] : []), ...(ended.length > 0 ? [lapsed] : [])].join(
      '; ',
    )
  }
  const written = Object.entries(name).map(
    ([language, text]) => [language, `${text} (${inWords(language)})`] as const,
  )
  return { ...name, ...Object.fromEntries(written) }
}

/** 'lodging 2025-01-01' from that day; 'lodging ..2024-12-31' until it; 'dwellings 2025-08-01..2026-07-31' both. */
function scopes(text: string): readonly RateScope[] {
  return text.split(', ').map(row => {
    const [name = '', dates = ''] = row.split(' ')
    const key = RATE_SCOPES.find(each => each === name)
    if (!key) throw new RangeError(`no use of a rate: ${row}`)
    const [from = '', until = ''] = dates.split('..')
    return {
      key,
      ...(from === '' ? {} : { from: localDate(from) }),
      ...(until === '' ? {} : { until: localDate(until) }),
    }
  })
}

/**
 * By state and rate in percent. Read in accounts of the laws, not in their own texts: AT https://www.arf.at/?p=220266; BE
 * https://kpmg.com/be/en/home/insights/2026/02/itx-federal-government-approves-increase-in-the-vat-rate-on-hotels-campings-and-pesticides.html;
 * IE https://www.bdo.ie/en-gb/insights/2025/budget-2026/budget-2026-vat; LT
 * https://www.easytax.co/en/tax-mag/info/eu-new-vat-rates-from-2026-what-business-need-to-know; LV
 * https://www.vatupdate.com/2025/12/19/latvia-implements-vat-rate-reductions-for-educational-materials-and-essential-foods; RO
 * https://startupcafe.ro/precizari-anaf-tot-ce-trebuie-sa-stii-despre-tva-la-locuinte-odata-cu-modificarile-fiscale-intrate-in-vigoare-de-la-1-august-2025-85151;
 * SE https://rkrattsbaser.gov.se/prop?page=6&post_id=10. All rates by day: https://ec.europa.eu/taxation_customs/tedb/.
 */
const SCOPES: Readonly<Record<Country, Readonly<Record<string, readonly RateScope[]>>>> = {
  AT: { '10': scopes('lodging, restaurant, food, books'), '4.9': scopes('basic_food 2026-07-01') },
  BE: {
    '12': scopes('restaurant, lodging 2026-03-01, camping 2026-03-01'),
    '6': scopes('food, books, dwellings, lodging ..2026-02-28, camping ..2026-02-28'),
  },
  BG: { '9': scopes('lodging, books, restaurant ..2024-12-31') },
  CH: { '3.8': scopes('lodging'), '2.6': scopes('food, books') },
  DE: { '7': scopes('lodging, food, books, restaurant 2026-01-01') },
  EE: { '13': scopes('lodging 2025-01-01'), '9': scopes('press, books, lodging ..2024-12-31') },
  FI: {
    '13.5': scopes('lodging, restaurant, food, books'),
    '14': scopes('restaurant, food, lodging 2025-01-01, books 2025-01-01'),
    '10': scopes('press, lodging ..2024-12-31, books ..2024-12-31'),
  },
  IE: {
    '13.5': scopes('lodging, restaurant ..2026-06-30, hairdressing ..2026-06-30'),
    '9': scopes(
      'restaurant 2026-07-01, hairdressing 2026-07-01, dwellings 2025-10-08..2030-12-31, press',
    ),
  },
  LT: {
    '12': scopes('lodging, passengers'),
    '9': scopes('lodging, passengers, books'),
    '5': scopes('books 2026-01-01'),
  },
  LV: { '12': scopes('lodging, basic_food 2026-07-01..2027-06-30'), '5': scopes('books') },
  NL: { '9': scopes('camping, restaurant, food, books, lodging ..2025-12-31') },
  RO: {
    '11': scopes('lodging, restaurant, food, books'),
    '9': scopes(
      'lodging ..2025-07-31, restaurant ..2025-07-31, food ..2025-07-31, dwellings ..2026-07-31',
    ),
    '5': scopes('books'),
  },
  SE: {
    '12': scopes('lodging, restaurant, food ..2026-03-31, food 2028-01-01'),
    '6': scopes('books, food 2026-04-01..2027-12-31'),
  },
  SK: { '19': scopes('food'), '5': scopes('lodging, restaurant, books, basic_food') },
}

const NO_LONGER: LocalText = {
  en: 'no longer',
  fr: 'plus pour',
  de: 'nicht mehr',
  es: 'ya no',
  it: 'non più',
  pl: 'już nie',
  hi: 'अब नहीं',
  ar: 'لم يعد يشمل',
  nl: 'niet meer',
  pt: 'já não',
}

const NAMES: Readonly<Record<RateScopeKey, LocalText>> = {
  lodging: {
    en: 'lodging',
    fr: 'hébergement',
    de: 'Beherbergung',
    es: 'alojamiento',
    it: 'alloggio',
    pl: 'noclegi',
    hi: 'ठहरना',
    ar: 'الإقامة',
    nl: 'logies',
    pt: 'alojamento',
  },
  camping: {
    en: 'camping',
    fr: 'camping',
    de: 'Camping',
    es: 'campings',
    it: 'campeggio',
    pl: 'kempingi',
    hi: 'शिविर',
    ar: 'التخييم',
    nl: 'kamperen',
    pt: 'campismo',
  },
  restaurant: {
    en: 'restaurant meals',
    fr: 'restauration',
    de: 'Speisen im Restaurant',
    es: 'restauración',
    it: 'ristorazione',
    pl: 'gastronomia',
    hi: 'रेस्तराँ का भोजन',
    ar: 'وجبات المطاعم',
    nl: 'restaurant',
    pt: 'refeições em restaurantes',
  },
  food: {
    en: 'food',
    fr: 'alimentation',
    de: 'Lebensmittel',
    es: 'alimentos',
    it: 'alimentari',
    pl: 'żywność',
    hi: 'खाद्य पदार्थ',
    ar: 'الأغذية',
    nl: 'voedingsmiddelen',
    pt: 'alimentos',
  },
  basic_food: {
    en: 'listed basic food',
    fr: 'aliments de base listés',
    de: 'bestimmte Grundnahrungsmittel',
    es: 'alimentos básicos enumerados',
    it: 'alimentari di base elencati',
    pl: 'wymieniona żywność podstawowa',
    hi: 'सूचीबद्ध बुनियादी खाद्य',
    ar: 'أغذية أساسية محددة',
    nl: 'genoemde basisvoeding',
    pt: 'alimentos básicos listados',
  },
  books: {
    en: 'books',
    fr: 'livres',
    de: 'Bücher',
    es: 'libros',
    it: 'libri',
    pl: 'książki',
    hi: 'पुस्तकें',
    ar: 'الكتب',
    nl: 'boeken',
    pt: 'livros',
  },
  press: {
    en: 'press',
    fr: 'presse',
    de: 'Zeitungen',
    es: 'prensa',
    it: 'stampa',
    pl: 'prasa',
    hi: 'समाचार-पत्र',
    ar: 'الصحف',
    nl: 'pers',
    pt: 'imprensa',
  },
  dwellings: {
    en: 'dwellings',
    fr: 'logements',
    de: 'Wohnungen',
    es: 'viviendas',
    it: 'abitazioni',
    pl: 'mieszkania',
    hi: 'आवास',
    ar: 'المساكن',
    nl: 'woningen',
    pt: 'habitação',
  },
  hairdressing: {
    en: 'hairdressing',
    fr: 'coiffure',
    de: 'Friseure',
    es: 'peluquería',
    it: 'parrucchieri',
    pl: 'fryzjerstwo',
    hi: 'केश-सज्जा',
    ar: 'تصفيف الشعر',
    nl: 'kappers',
    pt: 'cabeleireiro',
  },
  passengers: {
    en: 'passenger transport',
    fr: 'transport de personnes',
    de: 'Personenbeförderung',
    es: 'transporte de personas',
    it: 'trasporto di persone',
    pl: 'przewóz osób',
    hi: 'यात्री परिवहन',
    ar: 'نقل الركاب',
    nl: 'personenvervoer',
    pt: 'transporte de passageiros',
  },
}
