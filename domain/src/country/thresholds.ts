import { type LocalDate, localDate } from '../date.ts'
import type { Currency } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import type { Law } from './settlement.ts'
import type { SellerStatus } from './country.ts'
import { type Place, territoryOf } from './territory.ts'

/**
 * What follows when the turnover passes the limit: the tax is charged from 1 January of the next year, on the very sale
 * that passes it, from that day or from the day after it, from the first day of the second month after it; or the seller
 * has 30 days to register, or has to do it at once.
 */
export const THRESHOLD_OUTCOMES = [
  'next_year',
  'that_sale',
  'that_day',
  'next_day',
  'second_month',
  'thirty_days',
  'register',
] as const
export type ThresholdOutcome = (typeof THRESHOLD_OUTCOMES)[number]

/** The turnover up to which a seller may go without charging the tax. */
export type Threshold = Law & {
  /** Unique, stable. */
  readonly key: string
  readonly currency: Currency
  readonly amount: Decimal
  /** It is passed by the amount itself, not only by more than it. */
  readonly isIncluded?: true
  /** The period whose turnover counts: a calendar year and the one before, twelve months that run on, India's financial year. */
  readonly period: 'year' | 'twelve_months' | 'april_to_march'
  /** What counts: all that is sold, or services alone. */
  readonly of: 'all' | 'services'
  /** Sales everywhere, or only those that are supplied in the seller's state. */
  readonly where: 'home' | 'everywhere'
  readonly outcome: ThresholdOutcome
  /** Only of sellers that stand so to the tax; absent: of all that do not charge it. */
  readonly status?: SellerStatus
  /** Only of sellers of goods alone (true), or only of others (false). */
  readonly goodsOnly?: boolean
  /** ISO 3166-2 codes, without the country, of the states of the seller in which it holds, or does not. */
  readonly within?: readonly string[]
  readonly except?: readonly string[]
  readonly from?: LocalDate
  readonly until?: LocalDate
}

type Row = Omit<Threshold, 'key' | 'currency' | 'amount' | 'period' | 'of' | 'where'> & {
  readonly amount: string
  readonly period?: Threshold['period']
  readonly of?: Threshold['of']
  readonly where?: Threshold['where']
}

/** The thresholds of a seller on a day, the lowest first; none where it charges the tax, or where none is known here. */
export function thresholdsOf(seller: {
  readonly place: Place
  readonly status: SellerStatus
  readonly sellsGoodsOnly: boolean
  readonly day: LocalDate
}): readonly Threshold[] {
  const { law, withoutVat, category } = territoryOf(seller.place)
  // The Canary Islands, Ceuta and Melilla have another tax.
  if (seller.status === 'registered' || withoutVat !== undefined || category !== undefined)
    return []
  const { rows, currency } = TABLE[law] ?? { rows: [], currency: 'EUR' }
  const union = seller.status === 'eu_small_business' ? [UNION] : []
  const subdivision = seller.place.subdivision.trim().toUpperCase()
  return [...rows, ...union]
    .filter(row => (row.status ?? seller.status) === seller.status)
    .filter(row => row.status !== undefined || seller.status !== 'composition')
    .filter(row => (row.goodsOnly ?? seller.sellsGoodsOnly) === seller.sellsGoodsOnly)
    .filter(row => row.within?.includes(subdivision) !== false)
    .filter(row => row.except?.includes(subdivision) !== true)
    .filter(
      row => (row.from ?? seller.day) <= seller.day && (row.until ?? seller.day) >= seller.day,
    )
    .map(row => ({
      ...row,
      key: [row === UNION ? 'eu' : law, row.of, row.amount].filter(Boolean).join('_').toLowerCase(),
      currency: row === UNION ? 'EUR' : currency,
      amount: decimal(row.amount),
      period: row.period ?? 'year',
      of: row.of ?? 'all',
      where: row.where ?? 'home',
    }))
}

/** Directive 2006/112/EC, art. 284 (2) a and 288a (1): with the number of the Union's scheme, all sales in the Union. */
const UNION: Row = {
  amount: '100000',
  where: 'everywhere',
  outcome: 'that_sale',
  status: 'eu_small_business',
  law: 'Directive 2006/112/EC, art. 284 (2) (a), 288a (1)',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
}

const CGI = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/'

/** CGI art. 293 B, I, until the CIBS replaces it on 1 January 2027. */
const france = (law: string, validity: Pick<Row, 'from' | 'until'>): readonly Row[] => [
  { amount: '37500', of: 'services', outcome: 'next_year', law, url: CGI, ...validity },
  { amount: '41250', of: 'services', outcome: 'that_day', law, url: CGI, ...validity },
  { amount: '85000', outcome: 'next_year', law, url: CGI, ...validity },
  { amount: '93500', outcome: 'that_day', law, url: CGI, ...validity },
]

const GERMANY = {
  law: '§ 19 Abs. 1 UStG',
  url: 'https://www.gesetze-im-internet.de/ustg_1980/__19.html',
}
const AUSTRIA = {
  law: '§ 6 Abs. 1 Z 27 UStG 1994',
  url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873&Paragraf=6',
}
const ITALY = {
  law: 'L. 190/2014, art. 1, c. 54, 71',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2014-12-23;190',
}
const BELGIUM = {
  law: 'art. 56bis CTVA / W.btw',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1969/07/03/1969070305/justel',
}
const POLAND = {
  law: 'art. 113 ust. 1 i 5 ustawy o VAT',
  url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
}
const CZECHIA = {
  law: '§ 6 zákona č. 235/2004 Sb.',
  url: 'https://e-sbirka.gov.cz/eli/cz/sb/2004/235',
}
const SLOVAKIA = {
  law: '§ 4 zákona č. 222/2004 Z. z.',
  url: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
}
const HUNGARY = {
  law: '2007. évi CXXVII. törvény 188. §',
  url: 'https://nav.gov.hu/ado/afa/Emelkedik_az_alanyi_adomentesseg_ertekhatara',
}
const IRELAND = {
  law: 'VAT Consolidation Act 2010, s. 2, 6',
  url: 'https://www.irishstatutebook.ie/eli/2010/act/31',
}
const PORTUGAL = {
  law: 'CIVA, art. 53.º, 58.º',
  url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/civa_rep/Pages/iva53.aspx',
}
const CGST =
  'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_CGST_act/active/chapter6/section22_v1.00.html'
const GOODS_ALONE = {
  law: 'CGST Act 2017, s. 22, 23 (2); Notification 10/2019-Central Tax',
  url: CGST,
}
/** Since 1 February 2019: CGST (Amendment) Act 2018, s. 11. */
const SPECIAL_CATEGORY = ['MN', 'MZ', 'NL', 'TR']
/** Notification 10/2019-Central Tax, (c): 40 lakh rupees are not for goods sold there. */
const WITHOUT_40_LAKH = ['AR', 'ML', 'PY', 'SK', 'TS', 'TG', 'UK', 'UT', ...SPECIAL_CATEGORY]
const COMPOSITION = {
  law: 'CGST Act 2017, s. 10 (1)',
  url: CGST.replace('chapter6/section22', 'chapter3/section10'),
}
/** Notification 14/2019-Central Tax. */
const COMPOSITION_75_LAKH = ['AR', 'MN', 'ML', 'MZ', 'NL', 'SK', 'TR', 'UK', 'UT']

const INDIA: readonly Omit<Row, 'period' | 'where'>[] = [
  {
    amount: '1000000',
    outcome: 'thirty_days',
    within: SPECIAL_CATEGORY,
    law: 'CGST Act 2017, s. 22',
    url: CGST,
  },
  {
    amount: '2000000',
    outcome: 'thirty_days',
    goodsOnly: false,
    except: SPECIAL_CATEGORY,
    law: 'CGST Act 2017, s. 22',
    url: CGST,
  },
  {
    amount: '2000000',
    outcome: 'thirty_days',
    goodsOnly: true,
    within: WITHOUT_40_LAKH.filter(code => !SPECIAL_CATEGORY.includes(code)),
    law: 'CGST Act 2017, s. 22',
    url: CGST,
  },
  {
    amount: '4000000',
    outcome: 'thirty_days',
    goodsOnly: true,
    except: WITHOUT_40_LAKH,
    ...GOODS_ALONE,
  },
  {
    amount: '7500000',
    outcome: 'that_day',
    status: 'composition',
    within: COMPOSITION_75_LAKH,
    ...COMPOSITION,
  },
  {
    amount: '15000000',
    outcome: 'that_day',
    status: 'composition',
    except: COMPOSITION_75_LAKH,
    ...COMPOSITION,
  },
]

/**
 * By the country whose law applies. Spain has no threshold; of a country that is not here none is known. Exempt supplies are
 * counted, which some laws leave out: the sum is never too low by them.
 */
const TABLE: Readonly<
  Record<string, { readonly currency: Currency; readonly rows: readonly Row[] }>
> = {
  DE: {
    currency: 'EUR',
    rows: [
      { amount: '25000', outcome: 'next_year', ...GERMANY },
      { amount: '100000', outcome: 'that_sale', ...GERMANY },
    ],
  },
  // Gross sums: who does not charge the tax has no others. Up to 10 % more the year ends exempt.
  AT: {
    currency: 'EUR',
    rows: [
      { amount: '55000', outcome: 'next_year', ...AUSTRIA },
      { amount: '60500', outcome: 'that_sale', ...AUSTRIA },
    ],
  },
  FR: {
    currency: 'EUR',
    rows: [
      ...france('art. 293 B, I du CGI', { until: localDate('2026-12-31') }),
      ...france('art. L. 223-3 du CIBS', { from: localDate('2027-01-01') }),
    ],
  },
  IT: {
    currency: 'EUR',
    rows: [
      { amount: '85000', where: 'everywhere', outcome: 'next_year', ...ITALY },
      { amount: '100000', where: 'everywhere', outcome: 'that_sale', ...ITALY },
    ],
  },
  BE: {
    currency: 'EUR',
    rows: [
      { amount: '25000', outcome: 'next_year', ...BELGIUM },
      { amount: '27500', outcome: 'that_sale', ...BELGIUM },
    ],
  },
  NL: {
    currency: 'EUR',
    rows: [
      {
        amount: '20000',
        outcome: 'that_sale',
        law: 'art. 25 Wet OB 1968',
        url: 'https://wetten.overheid.nl/BWBR0002629',
      },
    ],
  },
  PL: {
    currency: 'PLN',
    rows: [
      { amount: '200000', outcome: 'that_sale', until: localDate('2025-12-31'), ...POLAND },
      { amount: '240000', outcome: 'that_sale', from: localDate('2026-01-01'), ...POLAND },
    ],
  },
  CZ: {
    currency: 'CZK',
    rows: [
      { amount: '2000000', outcome: 'next_year', ...CZECHIA },
      { amount: '2536500', outcome: 'next_day', ...CZECHIA },
    ],
  },
  SK: {
    currency: 'EUR',
    rows: [
      { amount: '50000', outcome: 'next_year', ...SLOVAKIA },
      { amount: '62500', outcome: 'that_sale', ...SLOVAKIA },
    ],
  },
  HU: {
    currency: 'HUF',
    rows: [
      { amount: '18000000', outcome: 'that_sale', until: localDate('2025-12-31'), ...HUNGARY },
      { amount: '20000000', outcome: 'that_sale', from: localDate('2026-01-01'), ...HUNGARY },
    ],
  },
  IE: {
    currency: 'EUR',
    rows: [
      { amount: '42500', of: 'services', outcome: 'register', ...IRELAND },
      { amount: '85000', outcome: 'register', ...IRELAND },
    ],
  },
  PT: {
    currency: 'EUR',
    rows: [
      { amount: '15000', outcome: 'next_year', ...PORTUGAL },
      { amount: '18750', outcome: 'that_sale', ...PORTUGAL },
    ],
  },
  GB: {
    currency: 'GBP',
    rows: [
      {
        amount: '90000',
        period: 'twelve_months',
        outcome: 'second_month',
        law: 'VATA 1994, sch. 1, para. 1, 5',
        url: 'https://www.legislation.gov.uk/ukpga/1994/23/schedule/1',
      },
    ],
  },
  // "Weniger als 100 000 Franken": the sum itself is too much. Everything that is sold counts, wherever.
  CH: {
    currency: 'CHF',
    rows: [
      {
        amount: '100000',
        isIncluded: true,
        where: 'everywhere',
        outcome: 'next_year',
        law: 'MWSTG Art. 10 Abs. 2 Bst. a, Art. 14 Abs. 3',
        url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de#art_10',
      },
    ],
  },
  NO: {
    currency: 'NOK',
    rows: [
      {
        amount: '50000',
        period: 'twelve_months',
        outcome: 'register',
        law: 'merverdiavgiftsloven § 2-1',
        url: 'https://lovdata.no/dokument/NL/lov/2009-06-19-58',
      },
    ],
  },
  IN: {
    currency: 'INR',
    rows: INDIA.map(row => ({ ...row, period: 'april_to_march', where: 'everywhere' })),
  },
}
