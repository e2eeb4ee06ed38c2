import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'

/** Test fixtures: 400 days of rates in the formats of their publishers, each rate made from its day. */

export const FIRST_DAY = localDate('2025-11-01')
export const DAYS: readonly LocalDate[] = Array.from({ length: 400 }, (_, at) =>
  addDays(FIRST_DAY, at),
)

/** Days other than weekends on which TARGET is closed, and so the European Central Bank publishes nothing. */
const TARGET_CLOSED = [
  '2025-12-25',
  '2025-12-26',
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
]

/** Public holidays in Poland that are not on a Sunday, 1 November 2025 to 5 December 2026. */
const POLISH_HOLIDAYS = `
  2025-11-01 2025-11-11 2025-12-24 2025-12-25 2025-12-26 2026-01-01
  2026-01-06 2026-04-06 2026-05-01 2026-06-04 2026-08-15 2026-11-11`

/** A day whose table the bank published late or not at all: the file lacks it. */
export const LOST_NBP_DAY = localDate('2026-03-11')

const isWeekend = (day: LocalDate) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
export const ECB_DAYS = DAYS.filter(day => !isWeekend(day) && !TARGET_CLOSED.includes(day))
export const NBP_DAYS = DAYS.filter(
  day => !isWeekend(day) && !POLISH_HOLIDAYS.includes(day) && day !== LOST_NBP_DAY,
)

/** A rate with four decimals that differs on each day. */
export function rateOn(day: LocalDate, from: number): string {
  return (from + DAYS.indexOf(day) / 10_000).toFixed(4)
}

export const ECB_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${ECB_DAYS.map(
    day =>
      `<Cube time='${day}'><Cube currency='USD' rate='${rateOn(day, 1.05)}'/><Cube currency='SEK' rate='${rateOn(day, 11)}'/><Cube currency='HRK' rate='7.5345'/></Cube>`,
  ).join('')}</Cube>
</gesmes:Envelope>`

export const NBP_FILE = JSON.stringify(
  NBP_DAYS.map((day, at) => ({
    table: 'A',
    no: `${at + 1}/A/NBP/${day.slice(0, 4)}`,
    effectiveDate: day,
    rates: [
      { currency: 'euro', code: 'EUR', mid: Number(rateOn(day, 4.25)) },
      { currency: 'dolar amerykański', code: 'USD', mid: Number(rateOn(day, 3.6)) },
      { currency: 'SDR (MFW)', code: 'XDR', mid: 4.9 },
    ],
  })),
)

export const HMRC_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<exchangeRateMonthList Period="01/Nov/2026 to 30/Nov/2026">
  <exchangeRate><countryName>Eurozone</countryName><countryCode>EU</countryCode><currencyName>Euro</currencyName><currencyCode>EUR</currencyCode><rateNew>1.1500</rateNew></exchangeRate>
  <exchangeRate><countryName>USA</countryName><countryCode>US</countryCode><currencyName>Dollar</currencyName><currencyCode>USD</currencyCode><rateNew>1.6</rateNew></exchangeRate>
  <exchangeRate><countryName>Ecuador</countryName><countryCode>EC</countryCode><currencyName>Dollar</currencyName><currencyCode>USD</currencyCode><rateNew>1.6</rateNew></exchangeRate>
</exchangeRateMonthList>`

export const BAZG_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<wechselkurse xmlns="https://www.backend-rates.ezv.admin.ch/xmldaily">
  <datum>19.11.2026</datum><zeitpunkt>19.11.2026 02:00</zeitpunkt><gueltigkeit>20.11.2026,21.11.2026</gueltigkeit>
  <devise code="eur"><land_de>Europäische Währungsunion</land_de><waehrung>1 EUR</waehrung><kurs>0.94563</kurs></devise>
  <devise code="jpy"><land_de>Japan</land_de><waehrung>100 JPY</waehrung><kurs>0.53210</kurs></devise>
</wechselkurse>`
