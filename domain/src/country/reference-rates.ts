import { type LocalDate, localDate } from '../date.ts'
import { type Decimal, decimal, subtract } from '../money/decimal.ts'

/**
 * A rate that is in force from a day on, in percent a year, and the page where it was read. `until`: the rate after that day
 * is not known, although a later one may be.
 */
export type DatedRate = {
  readonly from: LocalDate
  readonly until?: LocalDate
  readonly rate: Decimal
  readonly url: string
}

/**
 * A rate that a central bank publishes and laws on late payment refer to. `until` is the last day of which it is known here:
 * after it no rate is guessed.
 */
export type ReferenceRate = {
  readonly rates: readonly DatedRate[]
  readonly until: LocalDate
}

/** The rate in force on a day; undefined before the first known one, after `until`, and where one between is not known. */
export function referenceRateOn(
  { rates, until }: ReferenceRate,
  day: LocalDate,
): DatedRate | undefined {
  if (day > until) return undefined
  const found = rates.findLast(({ from }) => from <= day)
  return found?.until !== undefined && day > found.until ? undefined : found
}

function rates(url: string, rows: string): DatedRate[] {
  return rows
    .trim()
    .split('\n')
    .map(row => {
      const [from = '', rate = ''] = row.trim().split(' ')
      return { from: localDate(from), rate: decimal(rate), url }
    })
}

/**
 * Main refinancing operations of the European Central Bank, as in force on 1 January and 1 July (Directive 2011/7/EU, art.
 * 2(7)): each counts for the half-year that begins then.
 */
export const EUROPEAN_CENTRAL_BANK: ReferenceRate = {
  until: localDate('2026-12-31'),
  rates: [
    ...rates(
      'https://enterprise.gov.ie/en/What-We-Do/Supports-for-SMEs/Late-Payments/Late-Payment-Interest-Rate-',
      `2013-01-01 0.75
       2013-07-01 0.50
       2014-01-01 0.25
       2014-07-01 0.15
       2015-01-01 0.05
       2015-07-01 0.05
       2016-01-01 0.05
       2016-07-01 0.00
       2023-01-01 2.50
       2023-07-01 4.00
       2024-01-01 4.50
       2024-07-01 4.25`,
    ),
    ...rates(
      'https://www.studiotisi.it/2025/03/tasso-di-interesse-per-ritardato-pagamento-nelle-transazioni-commerciali-comunicato-mef-in-g-u/',
      '2025-01-01 3.15',
    ),
    // The German base rate of that day, which is 0.88 below it: 1.27.
    ...rates(
      'https://www.hwk-koeln.de/artikel/neuer-basiszinssatz-seit-1-juli-2025-auswirkungen-auf-verzugszinsen-32,0,3107.html',
      '2025-07-01 2.15',
    ),
    ...rates(
      'https://ntplusdiritto.ilsole24ore.com/art/interessi-mora-2026-tasso-215-cento-AIzCuJ1',
      '2026-01-01 2.15',
    ),
    // The German base rate of that day, which is 0.88 below it: 1.52.
    ...rates(
      'https://www.bundesbank.de/de/bundesbank/organisation/agb-und-regelungen/basiszinssatz-607820',
      '2026-07-01 2.40',
    ),
  ],
}

/** The difference since 1 July 2016, when the base rate became -0.88 and that of the European Central Bank was 0. */
const BELOW = decimal('0.88')

/**
 * The German base rate changes on 1 January and 1 July by as many points as the rate of the European Central Bank (§ 247 (1)
 * BGB). Published and equal: 1.62 on 1 January 2023 (https://stb-bruns.com/basiszinssatz-wurde-angepasst/), 1.27 on 1 July
 * 2025 (the page above). Before July 2016 the difference was another.
 */
export const GERMAN_BASE_RATE: ReferenceRate = {
  until: EUROPEAN_CENTRAL_BANK.until,
  rates: EUROPEAN_CENTRAL_BANK.rates
    .filter(({ from }) => from >= '2016-07-01')
    .map(one => ({ ...one, rate: subtract(one.rate, BELOW) })),
}

/** The Bank of England's rate on 31 December and 30 June, each for the half-year that follows (SI 2002/1675, art. 4). */
export const BANK_OF_ENGLAND: ReferenceRate = {
  until: localDate('2026-12-31'),
  rates: [
    ...rates(
      'https://payontime.co.uk/how-to-calculate-late-payment-interest-and-compensation',
      `2011-01-01 0.50
       2017-01-01 0.25
       2018-01-01 0.50
       2019-01-01 0.75
       2020-07-01 0.10
       2022-01-01 0.25
       2022-07-01 1.25
       2023-01-01 3.50
       2023-07-01 5.00
       2024-01-01 5.25`,
    ),
    ...rates(
      'https://www.uktaxcalculators.co.uk/tax-news/2025/12/18/bank-of-england-cuts-interest-rates-for-christmas-calculator',
      `2024-07-01 5.25
       2025-01-01 4.75
       2025-07-01 4.25
       2026-01-01 3.75`,
    ),
    // Held on 18 June 2026; the next decision was on 30 July.
    ...rates(
      'https://research.titanfx.com/central-bank-watch/boe-monetary-policy',
      '2026-07-01 3.75',
    ),
  ],
}

/** The reference rate of Narodowy Bank Polski on 1 January and 1 July, each for the half-year that begins then. */
export const NARODOWY_BANK_POLSKI: ReferenceRate = {
  until: localDate('2026-12-31'),
  rates: [
    ...rates(
      'https://wiadomosci.wp.pl/raty-kredytow-pojda-w-gore-podniesiono-stopy-procentowe-6777639069903424a',
      '2022-07-01 6.00',
    ),
    // In force since 8 September 2022.
    ...rates(
      'https://www.bsbrodnica.pl/informacje-ogolne/stopy-procentowe-nbp/',
      '2023-01-01 6.75',
    ),
    // In force since October 2023.
    ...rates('https://rankomat.pl/finanse/poradniki/stopa-referencyjna', '2024-01-01 5.75'),
    // It stayed so until May 2025.
    ...rates(
      'https://biznes.wprost.pl/gospodarka/12007402/kredytobiorcy-czekali-na-to-15-roku-przelomowa-decyzja-rpp.html',
      '2025-01-01 5.75',
    ),
    // On 2 July it fell to 5.00.
    ...rates(
      'https://superbiz.se.pl/wiadomosci/dzis-rozpocznie-sie-lipcowe-posiedzenie-rpp-co-ze-stopami-procentowymi-aa-PFGr-TS2o-Nhz9.html',
      '2025-07-01 5.25',
    ),
    // In force since 4 December 2025.
    ...rates(
      'https://samorzad.infor.pl/wiadomosci/7471192,stopy-procentowe-nbp-w-grudniu-obnizka-o-025-pkt-proc-ekonomisci-prognozuja-co-nas-czeka-w-2026-roku.html',
      '2026-01-01 4.00',
    ),
    // In force since 5 March 2026; kept on 8 July (https://nbp.pl/rpp-08-07-2026/).
    ...rates('https://dzu.nbp.pl/GetActPdf.ashx?book=0&position=4&year=2026', '2026-07-01 3.75'),
  ],
}

/** The Bank Rate of the Reserve Bank of India, which changes on any day. */
export const RESERVE_BANK_OF_INDIA: ReferenceRate = {
  until: localDate('2026-05-31'),
  rates: [
    ...rates(
      'https://nbassociates.net/rbi-bank-rate-for-msme',
      `2018-08-01 6.75
       2019-02-07 6.50
       2019-04-04 6.25
       2019-06-06 6.00
       2019-08-07 5.65
       2019-10-04 5.40
       2020-03-27 4.65
       2020-05-22 4.25
       2022-05-04 4.65
       2022-06-08 5.15
       2022-08-05 5.65
       2022-09-30 6.15
       2022-12-07 6.50
       2023-02-08 6.75`,
    ),
    ...rates(
      'https://taxguru.in/rbi/rbi-lowers-bank-rate-to-6-50-percent-adjusts-penal-interest-rates.html',
      '2025-02-07 6.50',
    ),
    ...rates(
      'https://taxguru.in/rbi/rbi-revises-bank-rate-penal-interest-rates-shortfalls-reserve-requirements.html',
      '2025-04-09 6.25',
    ),
    ...rates(
      'https://www.business-standard.com/amp/markets/capital-market-news/rbi-reduces-penal-interest-rates-on-shortfalls-in-crr-and-slr-requirements-125060700410_1.html',
      '2025-06-06 5.75',
    ),
    // Kept in February and April 2026, before the decision of June
    // (https://civilswisdom.com/economics/2026-04-08/rbi-keeps-interest-rates-unchanged-says-upside-risks-to-inflation-have-increased).
    ...rates(
      'https://rbi.org.in/scripts/FS_Notification.aspx?Id=13208&Mode=0&fn=2',
      '2025-12-05 5.50',
    ),
  ],
}
