import { type LocalDate, localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import type { DatedRate, ReferenceRate } from './reference-rates.ts'

/**
 * Base rates of states whose law on late payment does not refer to the European Central Bank, as they count for the half-year
 * that begins on the day. A half-year that is missing is not known here: no interest is claimed for it.
 */
function halfYears(rows: string): ReferenceRate {
  const rates = rows
    .trim()
    .split('\n')
    .map((row): DatedRate => {
      const [from = '', rate = '', url = ''] = row.trim().split(' ')
      const day = localDate(from)
      return { from: day, until: endOfHalfYear(day), rate: decimal(rate), url }
    })
  const last = rates.at(-1)?.until ?? localDate('1900-01-01')
  return { rates, until: last }
}

function endOfHalfYear(day: LocalDate): LocalDate {
  return localDate(`${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? '06-30' : '12-31'}`)
}

/** Of the last day of the half-year before (§ 456 UGB); it moves by half a point or more (1. Euro-Justiz-Begleitgesetz § 1). */
export const AUSTRIAN_BASE_RATE = halfYears(`
  2024-07-01 3.88 https://www.onvista.de/news/2024/09-12-apa-ots-news-senkung-des-basis-und-referenzzinssatzes-der-oenb-0-10-26309882
  2025-01-01 2.53 https://www.evi.gv.at/b/pi/bmf-mbs
`)

/** The two-week repo rate on the first day of the half-year. 2022: 15.00 and 11.75 with the eight points. */
export const CZECH_NATIONAL_BANK = halfYears(`
  2018-01-01 0.50 https://bekrfacility.cz/?cat=5
  2018-07-01 1.00 https://bekrfacility.cz/?cat=5
  2019-01-01 1.75 https://bekrfacility.cz/?cat=5
  2019-07-01 2.00 https://bekrfacility.cz/?cat=5
  2020-01-01 2.00 https://bekrfacility.cz/?cat=5
  2020-07-01 0.25 https://bekrfacility.cz/?cat=5
  2021-01-01 0.25 https://bekrfacility.cz/?cat=5
  2021-07-01 0.50 https://bekrfacility.cz/?cat=5
  2022-01-01 3.75 https://bekrfacility.cz/?cat=5
  2022-07-01 7.00 https://bekrfacility.cz/?cat=5
  2024-01-01 6.75 https://www.conto-servis.cz/cnb-snizuje-urokove-sazby-od-03052024
  2026-07-01 3.75 https://e-sbirka.gov.cz/sb/2013/351
`)

/** The reference rate of the Interest Act: the policy rate, rounded up to half a point. */
export const SVERIGES_RIKSBANK = halfYears(`
  2023-01-01 2.50 https://www.riksbank.se/sv/statistik/rantor-och-valutakurser/referensranta/
  2023-07-01 3.50 https://www.riksbank.se/sv/statistik/rantor-och-valutakurser/referensranta/
  2024-01-01 4.00 https://www.riksbank.se/sv/statistik/rantor-och-valutakurser/referensranta/
  2024-07-01 4.00 https://www.riksbank.se/sv/statistik/rantor-och-valutakurser/referensranta/
`)

/** The lending rate of Danmarks Nationalbank on the first day of the half-year. */
export const DANMARKS_NATIONALBANK = halfYears(`
  2025-01-01 2.75 https://forbrug.dk/regler/opslagsvaerk-forbrugerleksikon/morarenten
  2025-07-01 1.75 https://forbrug.dk/regler/opslagsvaerk-forbrugerleksikon/morarenten
  2026-01-01 1.75 https://forbrug.dk/regler/opslagsvaerk-forbrugerleksikon/morarenten
`)

/** The policy rate: 12.25 with the eight points. */
export const NORGES_BANK = halfYears(`
  2026-07-01 4.25 https://www.finanstilsynet.no/
`)

/** Base rates of which no half-year was found: those of Magyar Nemzeti Bank, of Banca Națională a României, in Bulgaria. */
export const UNKNOWN_BASE_RATE: ReferenceRate = { rates: [], until: localDate('1900-01-01') }
