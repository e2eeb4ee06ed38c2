import { type LocalDate, localDate } from '../date.ts'
import type { Country } from '../party/party.ts'
import { isEu } from './countries.ts'

/** A date from which the law wants invoices between businesses to be electronic, or their program to be of a kind. */
export type Mandate = {
  /** Stable; its words stand with who shows it. */
  readonly key: MandateKey
  /** Who is established there is bound; 'EU': who sells from one member state to another. */
  readonly country: Country | 'EU'
  readonly on: LocalDate
  /** The law, as it is cited. */
  readonly source: string
  /** It binds programs and books, not what a customer receives: of no concern to who sells to that country. */
  readonly inwardOnly?: true
}

export const MANDATE_KEYS = [
  'be_issue',
  'de_receive',
  'de_issue_large',
  'de_issue',
  'es_verifactu_companies',
  'es_verifactu',
  'eu_cross_border',
  'fr_receive',
  'fr_issue',
  'in_issue',
  'it_issue',
  'pl_receive',
  'pl_issue',
  'pl_issue_smallest',
] as const

export type MandateKey = (typeof MANDATE_KEYS)[number]

/** Why a mandate matters to a company: it is bound itself, or so many of its customers are. */
export type Concern = {
  readonly mandate: Mandate
  readonly inForce: boolean
  /** Bound itself; otherwise it is the law of its customers. */
  readonly own: boolean
  /** Customers in the country; of 'EU', in other member states. 0 where only the company itself is bound. */
  readonly customers: number
}

/**
 * The mandates that concern a company of a country with business customers in others: what is to come, the nearest
 * first, then what is in force. Of a country only the latest that is in force is told, and of customers' countries
 * only the next or, where none is to come, that one.
 */
export function concernsOf(
  home: Country,
  customers: ReadonlyMap<Country, number>,
  today: LocalDate,
): readonly Concern[] {
  const abroad = [...customers].filter(([country, count]) => country !== home && count > 0)
  const own = latest(
    MANDATES.filter(({ country }) => country === home),
    today,
  )
  const theirs = abroad.flatMap(([country, count]) => {
    const found = MANDATES.filter(one => one.country === country && one.inwardOnly !== true)
    const [next] = found.filter(({ on }) => on > today)
    const mandate = next ?? found.at(-1)
    return mandate ? [concern(mandate, false, count, today)] : []
  })
  const inEu = abroad.reduce((sum, [country, count]) => sum + (isEu(country) ? count : 0), 0)
  const union = isEu(home) && inEu > 0 ? MANDATES.filter(({ country }) => country === 'EU') : []
  return [
    ...own.map(mandate => concern(mandate, true, customers.get(home) ?? 0, today)),
    ...theirs,
    ...union.map(mandate => concern(mandate, true, inEu, today)),
  ].toSorted(bySight)
}

function concern(mandate: Mandate, own: boolean, customers: number, today: LocalDate): Concern {
  return { mandate, own, customers, inForce: mandate.on <= today }
}

/** All that are to come, and the last that came. */
function latest(mandates: readonly Mandate[], today: LocalDate): readonly Mandate[] {
  const past = mandates.filter(({ on }) => on <= today).at(-1)
  return mandates.filter(one => one === past || one.on > today)
}

function bySight(a: Concern, b: Concern): number {
  if (a.inForce !== b.inForce) return a.inForce ? 1 : -1
  if (a.inForce && a.own !== b.own) return a.own ? -1 : 1
  return a.mandate.on < b.mandate.on ? -1 : a.mandate.on > b.mandate.on ? 1 : 0
}

function mandate(
  key: MandateKey,
  country: Country | 'EU',
  on: string,
  source: string,
  more: Pick<Mandate, 'inwardOnly'> = {},
): Mandate {
  return { key, country, on: localDate(on), source, ...more }
}

/** Article 91 put the dates of article 289 bis back to September 2026 and 2027. */
const LF_2024 = 'Art. 289 bis CGI; art. 91 loi n° 2023-1322'
/** Its final provision put the dates of Real Decreto 1007/2023 back to 2027. */
const RDL_15 = 'RD 1007/2023, disp. final 4.ª; RDL 15/2025'
const KSEF = 'Art. 106ga, 145l–145m ustawy o VAT'

/** When these dates were last looked up. */
export const MANDATES_CHECKED = localDate('2026-11-20')

/** Of each country in the order of time. What is only announced is not here, nor what binds nobody but large groups. */
export const MANDATES: readonly Mandate[] = [
  mandate('be_issue', 'BE', '2026-01-01', 'Loi du 6 février 2024; art. 53 § 2 CTVA'),
  mandate('de_receive', 'DE', '2025-01-01', '§ 14 Abs. 1, 2 UStG'),
  mandate('de_issue_large', 'DE', '2027-01-01', '§ 27 Abs. 38 Nr. 1, 2 UStG'),
  mandate('de_issue', 'DE', '2028-01-01', '§ 27 Abs. 38 Nr. 2 UStG'),
  mandate('es_verifactu_companies', 'ES', '2027-01-01', RDL_15, { inwardOnly: true }),
  mandate('es_verifactu', 'ES', '2027-07-01', RDL_15, { inwardOnly: true }),
  mandate('fr_receive', 'FR', '2026-09-01', LF_2024),
  mandate('fr_issue', 'FR', '2027-09-01', LF_2024),
  mandate(
    'in_issue',
    'IN',
    '2023-08-01',
    'Rule 48(4) CGST Rules; Notification 10/2023–Central Tax',
  ),
  mandate('it_issue', 'IT', '2019-01-01', 'Art. 1 D.Lgs. 127/2015; art. 1 c. 909 L. 205/2017'),
  mandate('pl_receive', 'PL', '2026-02-01', 'Art. 106nda ustawy o VAT'),
  mandate('pl_issue', 'PL', '2026-04-01', KSEF),
  mandate('pl_issue_smallest', 'PL', '2027-01-01', KSEF),
  mandate('eu_cross_border', 'EU', '2030-07-01', 'Directive (EU) 2025/516, art. 218, 262'),
]
