import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Place, territoryOf } from './territory.ts'

/**
 * The postcodes that touch a special territory, each with its region and the places under it: GeoNames, CC BY 4.0 (made by
 * tools/territory-postcodes.ts). Of Portugal the first four digits.
 */
const ROWS = readFileSync(join(import.meta.dirname, '../testing/territory-postcodes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map(row => {
    const [country = '', postCode = '', region = '', names = ''] = row.split('\t')
    return { country, postCode, region, names: names.split('|') }
  })

const CODES_OF_REGIONS: Readonly<Record<string, string>> = {
  Canarias: 'ES-CN',
  Ceuta: 'ES-CE',
  Melilla: 'ES-ML',
  Azores: 'PT-20',
  Madeira: 'PT-30',
}

/** Places whose region is of the country; all others of the table are not special. */
const CODES_OF_PLACES: Readonly<Record<string, string>> = {
  'Büsingen am Hochrhein': 'DE-BUS',
  Helgoland: 'DE-HEL',
  Jungholz: 'AT-KLW',
  Riezlern: 'AT-KLW',
  Hirschegg: 'AT-KLW',
  Mittelberg: 'AT-KLW',
  'Samnaun-Compatsch': 'CH-SAM',
  'Samnaun Dorf': 'CH-SAM',
  Livigno: 'IT-LIV',
  Trepalle: 'IT-LIV',
  "Campione D'Italia": 'IT-CAM',
  'Clipperton Island': 'PF',
  // The postcode is the Vatican's alone.
  Roma: 'VA',
}

/** A part of Livigno and one of Valdisotto. */
const ASKED = "23030 Sant'Antonio"

const WRITTEN: readonly ((place: Place) => Place)[] = [
  place => place,
  place => ({ ...place, city: (place.city ?? '').toUpperCase() }),
  place => ({ ...place, postCode: `${place.country}-${place.postCode}` }),
  place => ({ ...place, postCode: ` ${place.postCode.slice(0, 2)} ${place.postCode.slice(2)} ` }),
]

test('the table has every postcode of the territories', () => {
  expect(ROWS.length).toBeGreaterThan(500)
  expect(ROWS.flatMap(({ names }) => names).length).toBeGreaterThan(2900)
})

test('each place is in its territory, however its address is written', () => {
  const wrong: string[] = []
  for (const { country, postCode, region, names } of ROWS) {
    for (const city of names) {
      const expected = CODES_OF_REGIONS[region] ?? CODES_OF_PLACES[city] ?? country
      for (const written of WRITTEN) {
        const found = territoryOf(written({ country, postCode, city, subdivision: '' }))
        if (`${postCode} ${city}` === ASKED) expect(found.undecided?.[0]?.name).toBe('Livigno')
        else if (found.code !== expected || found.undecided)
          wrong.push(`${country} ${postCode} ${city}: ${found.code}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['AX', 'FI'],
  ['LI', 'CH'],
  ['MC', 'FR'],
  ['SM', 'IT'],
])('what is in %s is so under %s too', (part, neighbour) => {
  const rows = ROWS.filter(({ country }) => country === part)
  expect(rows.length).toBeGreaterThan(0)
  for (const { postCode, names } of rows) {
    for (const city of names) {
      expect(territoryOf({ country: neighbour, postCode, city, subdivision: '' }).code).toBe(part)
    }
  }
})

describe('a postcode that is not in the table', () => {
  const LENGTHS = { AT: 4, CH: 4, DE: 5, ES: 5, FI: 5, IT: 5, PT: 4 } as const
  const known = new Set(ROWS.map(({ country, postCode }) => `${country}${postCode}`))
  const parts = new Set(
    ROWS.filter(({ country }) => ['AX', 'LI', 'SM'].includes(country)).map(row => row.postCode),
  )
  // Ranges of which the table has what is in use; Swiss postcodes of two towns; German ones that GeoNames lacks.
  const RANGES =
    /^(ES(35|38|51|52)|PT9|FI22|IT(4789|22061|23041)|CH(8238|6911)|DE8756[789]|AT(8756|8749))/

  test.each(Object.entries(LENGTHS))('is of %s itself', (country, digits) => {
    const code = fc.stringMatching(new RegExp(`^\\d{${digits}}$`))
    fc.assert(
      fc.property(code, postCode => {
        const key = `${country}${postCode}`
        fc.pre(!known.has(key) && !parts.has(postCode) && !RANGES.test(key))
        const { code: found, undecided } = territoryOf({ country, postCode, subdivision: '' })
        expect([found, undecided]).toEqual([country, undefined])
      }),
      { numRuns: 400 },
    )
  })
})

describe('the Greek islands, of which GeoNames has no postcodes', () => {
  // By the offices of Greek post, as the database of dr5hn has them: secondary.
  const BEFORE = `81100 81105 81113 81200 81300 82100 82102 82103 82200 82300 83100 83104 83200 85300 85301 85302 85400 85401`
  const SINCE_2026 = `68002 81400 81401 81500 82101 82104 83300 83301 83302 83400 85001 85002 85110 85111 85200 85303 85500
85600 85700 85800 85900`
  // Rhodes, the Cyclades, Crete, Thasos, Skyros, Skiathos, Corfu, Hydra; the last town before Athos; Alexandroupoli.
  const NEVER = `85100 85101 85109 84100 84200 84801 70001 73100 64004 34007 37002 49100 18040 63075 68100 10431`

  test.each([
    ['GR-AEGEAN', BEFORE],
    ['GR-AEGEAN-2026', SINCE_2026],
    ['GR-69', '63086 63087'],
    ['GR', NEVER],
  ])('%s', (expected, postCodes) => {
    for (const postCode of postCodes.split(/\s+/)) {
      const place = { country: 'GR', postCode, subdivision: '' }
      expect(`${postCode} ${territoryOf(place).code}`).toBe(`${postCode} ${expected}`)
    }
  })
})
