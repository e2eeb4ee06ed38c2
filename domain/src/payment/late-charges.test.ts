import { describe, expect, test } from 'vitest'
import { EU } from '../country/countries.ts'
import { countryRules } from '../country/rules.ts'
import { localDate } from '../date.ts'
import { exactMinor, toText } from '../money/currency.ts'
import { type PartyKind, PARTY_KINDS } from '../party/party.ts'
import { lateCharges } from './late-charges.ts'

/**
 * Seller's country | buyer | currency | debt | due | until | interest | fixed sum. Computed day by day with fractions, apart
 * from this code, from the rates whose addresses are in country/reference-rates.ts and the laws in country/<cc>/late-payment.ts.
 * FR 10,000 from 2014-01-01: "256 euros" in https://lexing.law/avocats/penalites-retard-paiement/2014/03/25 is a quarter of
 * a year; GB 10,000 at 11.75 %: 3.22 a day in https://usewolfx.com/glossary/late-payment-interest; DE 10.27 and 6.27 % from
 * 2025-07-01: https://www.hwk-koeln.de/artikel/neuer-basiszinssatz-seit-1-juli-2025-auswirkungen-auf-verzugszinsen-32,0,3107.html;
 * BE 12.5 % in 2024: https://www.medenam.be/?p=182; NL 12.25 % from 2024-07-01: the page of its law; IE the page of the rates.
 */
const EXAMPLES = `
  FR | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 23.84 | 40 EUR
  FR | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 3027.61 | 40 EUR
  FR | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.26 | 40 EUR
  FR | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1125.62 | 40 EUR
  DE | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 20.75 | 40 EUR
  DE | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 2622.56 | 40 EUR
  DE | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.22 | 40 EUR
  DE | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1137.62 | 40 EUR
  BE | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 20.55 | 40 EUR
  BE | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 2617.11 | 40 EUR
  BE | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.22 | 40 EUR
  BE | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1125.62 | 40 EUR
  NL | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 20.55 | 40 EUR
  NL | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 2596.70 | 40 EUR
  NL | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.22 | 40 EUR
  NL | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1125.62 | 40 EUR
  ES | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 20.55 | 40 EUR
  ES | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 2596.70 | 40 EUR
  ES | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.22 | 40 EUR
  ES | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1125.62 | 40 EUR
  IT | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 20.55 | 40 EUR
  IT | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 2596.70 | 40 EUR
  IT | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.22 | 40 EUR
  IT | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1125.62 | 40 EUR
  AT | business | EUR | 10000 | 2024-07-01 | 2024-12-31 | 655.79 | 40 EUR
  AT | government | EUR | 1000 | 2025-01-31 | 2025-03-31 | 18.96 | 40 EUR
  AT | business | EUR | 10000 | 2024-12-21 | 2025-01-10 | 67.97 | 40 EUR
  SK | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 22.19 | 40 EUR
  FI | business | EUR | 1000 | 2024-07-01 | 2024-07-31 | 10.27 | 40 EUR
  SE | business | SEK | 10000 | 2024-03-01 | 2024-03-31 | 98.63 | 450 SEK
  DK | business | DKK | 10000 | 2025-06-20 | 2025-07-10 | 56.16 | 310 DKK
  CZ | business | CZK | 100000 | 2022-06-30 | 2023-06-30 | 15000.00 | 1200 CZK
  NO | business | NOK | 10000 | 2026-08-31 | 2026-09-30 | 100.68 | -
  IE | business | EUR | 1000 | 2024-01-31 | 2024-03-31 | 20.55 | 40 EUR
  IE | business | EUR | 12345.67 | 2023-05-15 | 2025-02-10 | 2596.70 | 100 EUR
  IE | business | EUR | 249.99 | 2025-06-29 | 2025-07-02 | 0.22 | 40 EUR
  IE | government | EUR | 10000 | 2022-12-31 | 2023-12-31 | 1125.62 | 70 EUR
  FR | business | EUR | 10000 | 2014-01-01 | 2014-04-02 | 255.55 | 40 EUR
  DE | business | EUR | 10000 | 2025-07-01 | 2025-07-31 | 84.41 | 40 EUR
  DE | person | EUR | 10000 | 2025-07-01 | 2025-07-31 | 51.53 | -
  DE | person | EUR | 500 | 2023-12-01 | 2024-02-29 | 10.42 | -
  DE | business | EUR | 4800 | 2026-01-10 | 2026-06-30 | 230.95 | 40 EUR
  BE | business | EUR | 5000 | 2013-01-31 | 2013-06-30 | 184.93 | 40 EUR
  BE | business | EUR | 2500 | 2025-12-15 | 2026-03-15 | 64.73 | 40 EUR
  NL | business | EUR | 750 | 2024-07-01 | 2024-12-31 | 46.06 | 40 EUR
  IT | business | EUR | 3300.5 | 2026-01-01 | 2026-06-30 | 165.21 | 40 EUR
  ES | business | EUR | 1820 | 2025-12-31 | 2026-02-28 | 29.86 | 40 EUR
  IE | business | EUR | 64 | 2024-06-30 | 2024-07-30 | 0.64 | 40 EUR
  GB | business | GBP | 999.99 | 2024-01-15 | 2024-02-14 | 10.89 | 40 GBP
  GB | business | GBP | 1000 | 2024-01-15 | 2024-02-14 | 10.89 | 70 GBP
  GB | business | GBP | 10000 | 2026-01-31 | 2026-02-28 | 90.14 | 100 GBP
  GB | government | GBP | 5000 | 2025-05-01 | 2025-08-10 | 176.40 | 70 GBP
  GB | business | GBP | 9999.99 | 2023-06-30 | 2024-06-30 | 1303.56 | 70 GBP
  GB | business | EUR | 20000 | 2022-06-30 | 2023-06-30 | 1850.00 | 40 GBP
  PL | business | PLN | 5000 | 2023-01-31 | 2023-03-31 | 135.38 | 40 EUR
  PL | business | PLN | 5000.01 | 2023-01-31 | 2023-03-31 | 135.38 | 70 EUR
  PL | business | PLN | 50000 | 2023-11-30 | 2024-02-29 | 2005.82 | 100 EUR
  PL | government | PLN | 1234.56 | 2022-07-15 | 2024-12-31 | 493.22 | 40 EUR
  PL | business | EUR | 60000 | 2024-06-01 | 2024-09-01 | 2381.92 | 40 EUR
  IN | business | INR | 100000 | 2024-01-15 | 2024-07-15 | 10561.88 | -
  IN | business | INR | 100000 | 2019-01-31 | 2019-12-10 | 16841.62 | -
  IN | government | INR | 2500000 | 2022-03-31 | 2023-03-31 | 454547.09 | -
  IN | business | INR | 1500.5 | 2024-12-31 | 2025-01-10 | 8.32 | -
  CH | business | CHF | 1000 | 2024-01-01 | 2024-12-31 | 50.00 | -
  CH | person | CHF | 80 | 2025-03-31 | 2025-06-29 | 0.99 | -
  CH | business | CHF | 15000 | 2026-06-01 | 2026-11-22 | 357.53 | -
  FR | business | EUR | 10000 | 2026-06-30 | 2026-12-31 | 625.10 | 40 EUR
  DE | business | EUR | 4800 | 2026-05-31 | 2026-09-30 | 167.79 | 40 EUR
  GB | business | GBP | 10000 | 2026-06-15 | 2026-11-22 | 515.07 | 100 GBP
  PL | business | PLN | 50000 | 2024-12-15 | 2026-09-15 | 13015.75 | 100 EUR
  IN | business | INR | 100000 | 2025-05-31 | 2026-03-31 | 15270.24 | -
`

const cases = EXAMPLES.trim()
  .split('\n')
  .map(row => row.trim().split(' | '))

function chargesOf(country: string, buyer: string, debt: readonly string[]) {
  const [currency = '', amount = '', due = '', day = ''] = debt
  const kind = PARTY_KINDS.find(one => one === buyer) ?? 'business'
  return lateCharges(countryRules(country).latePayment, {
    open: exactMinor(amount, currency) ?? 0n,
    currency,
    dueDate: localDate(due),
    day: localDate(day),
    buyer: kind satisfies PartyKind,
  })
}

describe('late charges', () => {
  test('have sixty dated examples', () => expect(cases.length).toBeGreaterThanOrEqual(60))

  test.each(cases)(
    '%s, %s: %s %s due %s, until %s: interest %s, fixed sum %s',
    (country, buyer, currency, amount, due, day, interest, sum) => {
      const charges = chargesOf(country ?? '', buyer ?? '', [
        currency ?? '',
        amount ?? '',
        due ?? '',
        day ?? '',
      ])
      const { fixedSum } = charges ?? { fixedSum: null }
      expect(charges?.unknownFrom).toBe(null)
      expect(toText(charges?.interest ?? 0n, currency ?? '')).toBe(interest)
      expect(fixedSum ? `${fixedSum.amount} ${fixedSum.currency}` : '-').toBe(sum)
    },
  )

  test('end where no rate is known, and say from which day', () => {
    const known = chargesOf('FR', 'business', ['EUR', '1000', '2026-12-20', '2026-12-31'])
    const later = chargesOf('FR', 'business', ['EUR', '1000', '2026-12-20', '2027-01-22'])
    expect(known?.unknownFrom).toBe(null)
    expect(later).toEqual({ ...known, unknownFrom: '2027-01-01' })
    const none = chargesOf('FR', 'business', ['EUR', '1000', '2027-01-01', '2027-01-22'])
    expect(none).toMatchObject({ interest: 0n, periods: [], unknownFrom: '2027-01-02' })
    expect(chargesOf('DE', 'business', ['EUR', '1000', '2015-01-01', '2016-01-01'])).toMatchObject({
      interest: 0n,
      unknownFrom: '2015-01-02',
    })
    expect(chargesOf('IN', 'business', ['INR', '1000', '2026-05-15', '2026-08-01'])).toMatchObject({
      unknownFrom: '2026-06-16',
    })
  })

  test('in India run from month to month, at three times the bank rate of its day, to the last day', () => {
    const charges = chargesOf('IN', 'business', ['INR', '100000', '2024-01-15', '2024-03-20'])
    expect(charges?.periods).toEqual([
      { from: '2024-01-16', to: '2024-02-15', days: 31, rate: '20.25' },
      { from: '2024-02-16', to: '2024-03-15', days: 29, rate: '20.25' },
      { from: '2024-03-16', to: '2024-03-20', days: 5, rate: '20.25' },
    ])
    const months = chargesOf('IN', 'business', ['INR', '100000', '2024-01-15', '2024-03-15'])
    expect(months?.periods).toEqual(charges?.periods.slice(0, 2))
  })

  test('run to the last day, also where a new rate begins on it, and at one rate where the law fixes it', () => {
    const daysOf = (country: string, ...debt: string[]) =>
      chargesOf(country, 'business', debt)?.periods.map(({ from, to }) => `${from} ${to}`)
    expect(daysOf('DE', 'EUR', '1000', '2024-06-20', '2024-07-01')).toEqual([
      '2024-06-21 2024-06-30',
      '2024-07-01 2024-07-01',
    ])
    expect(daysOf('CH', 'CHF', '1000', '2024-01-31', '2025-01-31')).toEqual([
      '2024-02-01 2025-01-31',
    ])
  })

  test('are none on the due date, of nothing open, of a private person, or without a law', () => {
    const debt = ['EUR', '1000', '2024-01-31', '2024-02-29']
    expect(chargesOf('FR', 'business', ['EUR', '1000', '2024-01-31', '2024-01-31'])).toBe(null)
    expect(chargesOf('FR', 'business', ['EUR', '0', '2024-01-31', '2024-02-29'])).toBe(null)
    expect(chargesOf('FR', 'person', debt)).toBe(null)
    expect(chargesOf('US', 'business', debt)).toBe(null)
  })

  test('have a law with an address in every member state, and rates with theirs', () => {
    for (const country of [...EU, 'GB', 'CH', 'IN']) {
      const rules = countryRules(country).latePayment
      expect(rules?.law, country).not.toBe('')
      expect(rules?.url, country).toMatch(/^https:/)
      const rates = rules?.interest.reference?.rates ?? []
      expect(rates.filter(({ url }) => !url.startsWith('https:'))).toEqual([])
      expect(rates.map(({ from }) => from)).toEqual(rates.map(({ from }) => from).toSorted())
    }
  })

  /** State: the whole rate of 2024 H1, H2, 2025 H1, H2, 2026 H1, H2; '?' where no base rate was found. */
  const TABLE = `
    AT ? 13.08 11.73 ? ? ?
    BE 12.5 12.5 11.5 10.5 10.5 10.5
    BG ? ? ? ? ? ?
    CY 12.5 12.25 11.15 10.15 10.15 10.4
    CZ 14.75 ? ? ? ? 11.75
    DE 12.62 12.37 11.27 10.27 10.27 10.52
    DK ? ? 10.75 9.75 9.75 ?
    EE 12.5 12.25 11.15 10.15 10.15 10.4
    ES 12.5 12.25 11.15 10.15 10.15 10.4
    FI 12.5 12.5 11.5 10.5 10.5 10.5
    FR 14.5 14.25 13.15 12.15 12.15 12.4
    GB 13.25 13.25 12.75 12.25 11.75 11.75
    GR 12.5 12.25 11.15 10.15 10.15 10.4
    HR 12.5 12.25 11.15 10.15 10.15 10.4
    HU ? ? ? ? ? ?
    IE 12.5 12.25 11.15 10.15 10.15 10.4
    IT 12.5 12.25 11.15 10.15 10.15 10.4
    LT 12.5 12.25 11.15 10.15 10.15 10.4
    LU 12.5 12.25 11.15 10.15 10.15 10.4
    LV 12.5 12.25 11.15 10.15 10.15 10.4
    MT 12.5 12.25 11.15 10.15 10.15 10.4
    NL 12.5 12.25 11.15 10.15 10.15 10.4
    NO ? ? ? ? ? 12.25
    PL 15.75 15.75 15.75 15.25 14 13.75
    PT 12.5 12.25 11.15 10.15 10.15 10.4
    RO ? ? ? ? ? ?
    SE 12 12 ? ? ? ?
    SI 12.5 12.25 11.15 10.15 10.15 10.4
    SK 13.5 13.25 12.15 11.15 11.15 11.4
    CH 5 5 5 5 5 5`
  const HALF_YEARS = ['2024-01', '2024-07', '2025-01', '2025-07', '2026-01', '2026-07']

  test.each(
    TABLE.trim()
      .split('\n')
      .map(row => row.trim().split(' ')),
  )('of %s have the rate of each half-year, or say that it is not known', (country, ...rates) => {
    const found = HALF_YEARS.map(half => {
      const charges = chargesOf(country ?? '', 'business', [
        'EUR',
        '1000',
        `${half}-10`,
        `${half}-20`,
      ])
      return charges?.periods[0]?.rate ?? (charges?.unknownFrom === `${half}-11` ? '?' : 'none')
    })
    expect(found).toEqual(rates)
  })

  test('split at a half-year, and at a fixed rate do not', () => {
    const days = (country: string, currency: string) =>
      chargesOf(country, 'business', [currency, '1000', '2023-12-30', '2024-01-02'])?.periods.map(
        one => [one.from, one.to, one.days, one.rate],
      )
    expect(days('NL', 'EUR')).toEqual([
      ['2023-12-31', '2023-12-31', 1, '12'],
      ['2024-01-01', '2024-01-02', 2, '12.5'],
    ])
    expect(days('GB', 'GBP')).toEqual([['2023-12-31', '2024-01-02', 3, '13']])
  })
})
