import type { Country } from '../party/party.ts'
import type { FiledPeriod } from './tax-files.ts'

/** The kinds of supply that lists tell apart (returns/sales-list.ts). */
export type ListedKind = 'goods' | 'services' | 'triangular' | 'call_off'

/** The formats that are written (einvoice/src/format/sales-list/). */
export const SALES_LIST_FILES = [
  'at_u13',
  'be_intra_consignment',
  'cz_dphshv',
  'de_zm',
  'es_349',
  'fi_vsralvyv',
  'fr_des',
  'pl_vat_ue',
  'se_skv574008',
] as const
export type SalesListFile = (typeof SALES_LIST_FILES)[number]

/** Until when a list is due after its period: returns/due-date.ts computes the day. */
export type ListDue =
  | {
      readonly by: 'day'
      readonly day: number
      /** That of a quarter, where it is another one. */
      readonly quarterDay?: number
      readonly except?: Readonly<Partial<Record<string, string>>>
    }
  | { readonly by: 'month_end' }
  | { readonly by: 'working_day'; readonly day: number }
  | { readonly by: 'days'; readonly days: number }

/** A list that a state takes of what its sellers supply to businesses in other member states. */
export type SalesListRules = {
  readonly key: string
  /** Its name in the state, the same in every language. */
  readonly name: string
  readonly kinds: readonly ListedKind[]
  /** The periods, the usual one first. */
  readonly units: readonly FiledPeriod[]
  /** Absent: not known here. */
  readonly due?: ListDue
  /** Absent: only as a table, because no sufficient description of a file is known here. */
  readonly file?: SalesListFile
  /** The currency of its amounts. */
  readonly currency: string
  /** Where the state says it; read, unless `secondary`. */
  readonly source: string
  /** The state's own text could not be opened: what is said here is by accounts of others. */
  readonly secondary?: true
}

type Row = Omit<SalesListRules, 'kinds' | 'currency'> &
  Partial<Pick<SalesListRules, 'kinds' | 'currency'>> & { readonly country: Country }

const ALL: readonly ListedKind[] = ['goods', 'services', 'triangular', 'call_off']
const BOTH: readonly FiledPeriod[] = ['month', 'quarter']
const MONTH: readonly FiledPeriod[] = ['month']

/**
 * Directive 2006/112/EC, art. 263: a month, or a quarter while goods are no more than 50,000 euro in the quarter and in each
 * of the four before; services may always be by quarter where the state takes that.
 */
const ROWS: readonly Row[] = [
  {
    country: 'AT',
    key: 'at_zm',
    name: 'Zusammenfassende Meldung (U 13)',
    units: BOTH,
    due: { by: 'month_end' },
    file: 'at_u13',
    source: 'https://www.bmf.gv.at/',
    secondary: true,
  },
  {
    country: 'BE',
    key: 'be_intra',
    name: 'Intracommunautaire opgave / Relevé intracommunautaire',
    units: BOTH,
    due: { by: 'day', day: 20, quarterDay: 25 },
    file: 'be_intra_consignment',
    source: 'https://finances.belgium.be/fr/E-services/Intervat',
    secondary: true,
  },
  list('BG', 'bg_vies', 'VIES-декларация', MONTH),
  list('CY', 'cy_vies', 'VIES', MONTH),
  {
    country: 'CZ',
    key: 'cz_sh',
    name: 'Souhrnné hlášení',
    units: BOTH,
    due: { by: 'day', day: 25 },
    file: 'cz_dphshv',
    currency: 'CZK',
    source: 'https://e-sbirka.gov.cz/eli/cz/sb/2004/235/2026-01-01',
  },
  {
    country: 'DE',
    key: 'de_zm',
    name: 'Zusammenfassende Meldung',
    units: BOTH,
    due: { by: 'day', day: 25 },
    file: 'de_zm',
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__18a.html',
  },
  {
    ...list('DK', 'dk_eu_salg', 'EU-salg uden moms', BOTH, 25),
    currency: 'DKK',
    source: 'https://skat.dk/',
  },
  list('EE', 'ee_vd', 'Ühendusesisese käibe aruanne (VD)', MONTH),
  {
    country: 'ES',
    key: 'es_349',
    name: 'Modelo 349',
    units: BOTH,
    due: { by: 'day', day: 20, except: { '07': '09-20', '12': '01-30' } },
    file: 'es_349',
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2020-2855',
    secondary: true,
  },
  {
    country: 'FI',
    key: 'fi_yhteenveto',
    name: 'Arvonlisäveron yhteenvetoilmoitus',
    units: MONTH,
    due: { by: 'day', day: 20 },
    file: 'fi_vsralvyv',
    source: 'https://www.vero.fi/',
    secondary: true,
  },
  {
    country: 'FR',
    key: 'fr_des',
    name: 'Déclaration européenne de services',
    kinds: ['services'],
    units: MONTH,
    due: { by: 'working_day', day: 10 },
    file: 'fr_des',
    source: 'https://www.douane.gouv.fr/service-en-ligne/declaration-europeenne-de-services-des',
    secondary: true,
  },
  {
    country: 'FR',
    key: 'fr_etat',
    name: 'État récapitulatif TVA',
    kinds: ['goods', 'triangular', 'call_off'],
    units: MONTH,
    due: { by: 'working_day', day: 10 },
    source: 'https://www.douane.gouv.fr/service-en-ligne/etat-recapitulatif-tva',
    secondary: true,
  },
  list('GR', 'gr_f4', 'Ανακεφαλαιωτικός πίνακας (F4)', MONTH),
  {
    // Northern Ireland alone, which is in the Union's VAT for goods.
    country: 'GB',
    key: 'gb_ecsl',
    name: 'EC Sales List (VAT101)',
    kinds: ['goods', 'triangular', 'call_off'],
    units: ['quarter', 'month'],
    due: { by: 'days', days: 21 },
    currency: 'GBP',
    source:
      'https://www.gov.uk/guidance/how-to-complete-your-ec-sales-list-form-vat-101-and-101a-continuation-sheet',
    secondary: true,
  },
  list('HR', 'hr_zp', 'Zbirna prijava', MONTH),
  {
    ...list('HU', 'hu_a60', 'Összesítő nyilatkozat (A60)', BOTH, 20),
    currency: 'HUF',
    source: 'https://nav.gov.hu/',
  },
  {
    ...list('IE', 'ie_vies', 'VIES statement', BOTH, 23),
    source: 'https://www.revenue.ie/en/vat/vat-on-goods/vies/index.aspx',
  },
  {
    ...list('IT', 'it_intrastat', 'Elenchi INTRASTAT (INTRA-1)', BOTH, 25),
    source: 'https://www.adm.gov.it/',
  },
  list('LT', 'lt_fr0564', 'FR0564', MONTH),
  {
    ...list('LU', 'lu_etats', 'États récapitulatifs', BOTH, 25),
    source: 'https://ecdf.b2g.etat.lu/',
  },
  list('LV', 'lv_pvn2', 'PVN 2', MONTH),
  list('MT', 'mt_recapitulative', 'Recapitulative statement', BOTH),
  {
    ...list('NL', 'nl_icp', 'Opgaaf intracommunautaire prestaties (ICP)', BOTH),
    due: { by: 'month_end' },
    source: 'https://www.nltaxonomie.nl/',
  },
  {
    country: 'PL',
    key: 'pl_vat_ue',
    name: 'Informacja podsumowująca VAT-UE',
    units: MONTH,
    due: { by: 'day', day: 25 },
    file: 'pl_vat_ue',
    currency: 'PLN',
    source: 'https://crd.gov.pl/wzor/2021/01/12/10293/schemat.xsd',
    secondary: true,
  },
  {
    ...list('PT', 'pt_recapitulativa', 'Declaração recapitulativa', BOTH, 20),
    source: 'https://info.portaldasfinancas.gov.pt/',
  },
  {
    ...list('RO', 'ro_d390', 'Declarația recapitulativă 390 VIES', MONTH, 25),
    currency: 'RON',
    source: 'https://www.anaf.ro/',
  },
  {
    country: 'SE',
    key: 'se_periodisk',
    name: 'Periodisk sammanställning',
    units: BOTH,
    due: { by: 'day', day: 25 },
    file: 'se_skv574008',
    currency: 'SEK',
    source:
      'https://www.skatteverket.se/foretag/moms/deklareramoms/periodisksammanstallningforvarorochtjanster/lamnaperiodisksammanstallningmedfiloverforing.4.7eada0316ed67d72822104.html',
  },
  list('SI', 'si_rpo', 'Rekapitulacijsko poročilo (RP-O)', MONTH),
  {
    ...list('SK', 'sk_suhrnny', 'Súhrnný výkaz', BOTH, 25),
    source: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
  },
]

/** Only as a table. Where no text of the state is known here, the directive's is the source, and no day is said. */
function list(
  country: Country,
  key: string,
  name: string,
  units: readonly FiledPeriod[],
  day?: number,
): Row {
  const due = day === undefined ? {} : { due: { by: 'day' as const, day } }
  return {
    country,
    key,
    name,
    units,
    ...due,
    source: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    secondary: true,
  }
}

/** The lists of a state; none outside of the Union's VAT. Only the server reads them. */
export function salesListsOf(country: Country): readonly SalesListRules[] {
  return ROWS.filter(row => row.country === country).map(row => ({
    ...row,
    kinds: row.kinds ?? ALL,
    currency: row.currency ?? 'EUR',
  }))
}

/** The files of returns of the Union scheme that are written, by the state of the seller. */
export const OSS_FILES = ['de_oss'] as const
export type OssFile = (typeof OSS_FILES)[number]

/** The file that the portal of a state takes; undefined where no sufficient description of one is known here. */
export function ossFileOf(country: Country): OssFile | undefined {
  return country === 'DE' ? 'de_oss' : undefined
}
