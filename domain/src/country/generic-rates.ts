import type { Country } from '../party/party.ts'

/** A rate in percent, from its first day to its last. */
export type DatedRate = { readonly rate: string; readonly from: string; readonly until?: string }

export type GenericRates = {
  readonly standard: readonly DatedRate[]
  readonly reduced: readonly DatedRate[]
}

/**
 * Rates of countries without a folder: 'from' is the day since when the
 * sources have the rate unchanged; on a day before it no rate is offered. Sources: the tables of invopop/gobl
 * (data/regimes) and ibericode/vat-rates; the changes of 2025 and 2026 by the laws named beside them.
 */
export const GENERIC_RATES: Readonly<Record<Country, GenericRates>> = {
  // 4.9 % is for basic food.
  AT: country('20 2016-01-01', '13 2016-01-01, 10 2016-01-01, 4.9 2026-07-01'),
  BG: country('20 2007-01-01', '9 2011-04-01'),
  CY: country('19 2014-01-13', '9 2014-01-13, 5 2007-01-01, 3 2023-07-21'),
  CZ: country('21 2013-01-01', '12 2024-01-01, 15 2013-01-01 2023-12-31, 10 2015-01-01 2023-12-31'),
  DK: country('25 1992-01-01'),
  EE: country(
    '24 2025-07-01, 22 2024-01-01 2025-06-30, 20 2009-07-01 2023-12-31',
    '13 2025-01-01, 9 2009-01-01',
  ),
  FI: country(
    '25.5 2024-09-01, 24 2013-01-01 2024-08-31',
    '13.5 2026-01-01, 14 2013-01-01 2025-12-31, 10 2013-01-01',
  ),
  GR: country(
    '24 2016-06-01',
    '13 2016-06-01, 6 2016-06-01, 17 2016-06-01, 9 2016-06-01, 4 2016-06-01',
  ),
  HR: country('25 2012-03-01', '13 2014-01-01, 5 2013-01-01'),
  HU: country('27 2012-01-01', '18 2009-07-01, 5 2009-07-01'),
  IE: country('23 2021-03-01', '13.5 2003-01-01, 9 2011-07-01, 4.8 2008-01-01'),
  LT: country('21 2009-09-01', '12 2026-01-01, 9 2009-01-01 2025-12-31, 5 2011-01-01'),
  LU: country(
    '17 2024-01-01, 16 2023-01-01 2023-12-31',
    '14 2024-01-01, 8 2024-01-01, 3 2016-01-01',
  ),
  LV: country('21 2012-07-01', '12 2011-01-01, 5 2018-01-01'),
  MT: country('18 2004-05-01', '12 2024-01-01, 7 2011-01-01, 5 2004-05-01'),
  PT: country('23 2011-01-01', '13 2011-01-01, 6 2011-01-01'),
  RO: country(
    '21 2025-08-01, 19 2017-01-01 2025-07-31',
    // 9 % stays until 2026-07-31 for dwellings that were agreed before (rate-scopes.ts).
    '11 2025-08-01, 9 2017-01-01 2026-07-31, 5 2017-01-01 2025-07-31',
  ),
  SE: country('25 1990-07-01', '12 1996-01-01, 6 1996-01-01'),
  SI: country('22 2013-07-01', '9.5 2013-07-01, 5 2020-01-01'),
  SK: country(
    '23 2025-01-01, 20 2011-01-01 2024-12-31',
    '19 2025-01-01, 10 2011-01-01 2024-12-31, 5 2023-01-01',
  ),
  NO: country('25 2005-01-01', '15 2013-01-01, 12 2018-01-01'),
  IS: country('24 2015-01-01', '11 2015-01-01'),
  LI: country(
    '8.1 2024-01-01, 7.7 2018-01-01 2023-12-31',
    '3.8 2024-01-01, 3.7 2018-01-01 2023-12-31, 2.6 2024-01-01, 2.5 2018-01-01 2023-12-31',
  ),
  AU: country('10 2000-07-01'),
  NZ: country('15 2010-10-01'),
  SG: country('9 2024-01-01, 8 2023-01-01 2023-12-31'),
  JP: country('10 2019-10-01', '8 2019-10-01'),
  KR: country('10 1977-07-01'),
  AE: country('5 2018-01-01'),
  SA: country('15 2020-07-01'),
  ZA: country('15 2018-04-01'),
  TR: country('20 2023-07-10', '10 2023-07-10, 1 2007-01-01'),
  UA: country('20 2014-01-01', '14 2021-03-01, 7 2014-04-01'),
  RS: country('20 2012-10-01', '10 2014-01-01'),
  MA: country('20 2006-01-01', '10 2006-01-01'),
  MX: country('16 2010-01-01', '8 2019-01-01'),
  IL: country('18 2025-01-01, 17 2015-10-01 2024-12-31'),
  TH: country('7 1999-04-01'),
}

function country(standard: string, reduced = ''): GenericRates {
  return { standard: dated(standard), reduced: dated(reduced) }
}

/** Rows of a rate, its first day, and its last day if it has one: '22 2024-01-01 2025-06-30'. */
function dated(text: string): readonly DatedRate[] {
  return text
    .split(', ')
    .filter(row => row !== '')
    .map(row => {
      const [rate = '', from = '', until] = row.split(' ')
      return until === undefined ? { rate, from } : { rate, from, until }
    })
}
