import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type VatTerritory, territoryOf } from '../domain/src/country/territory.ts'

/**
 * Makes domain/src/testing/territory-postcodes.tsv from the postal codes of GeoNames (allCountries.txt of
 * https://download.geonames.org/export/zip/, CC BY 4.0): the postcodes that touch a special territory, with the region and the
 * places under them. Run as `node tools/territory-postcodes.ts allCountries.txt`. It also prints what is not decided, and how
 * many places of the whole list are in each territory, for a reader to compare with the regions.
 */
const COUNTRIES: ReadonlySet<string> = new Set('AT CH DE ES FI FR IT PT'.split(' '))
/** With codes of their own in ISO 3166-1; addresses are also written under a neighbour's. */
const PARTS: ReadonlySet<string> = new Set('AX LI MC SM'.split(' '))
const FILE = '../domain/src/testing/territory-postcodes.tsv'

type Place = {
  readonly country: string
  readonly postCode: string
  readonly city: string
  readonly region: string
}

function main(path: string): void {
  const places = readFileSync(path, 'utf8').split('\n').flatMap(placeOf)
  const touching = places.filter(
    place => PARTS.has(place.country) || isSpecial(place) || isSpecial({ ...place, city: '' }),
  )
  const rows = Map.groupBy(touching, ({ country, postCode, region }) => {
    // Portugal has a code for each street; the first four digits are the town's.
    const code = country === 'PT' ? postCode.slice(0, 4) : postCode
    return [country, code, region].join('\t')
  })
  const lines = [...rows].map(([key, group]) => {
    const names = new Set(group.map(({ city }) => city))
    return `${key}\t${[...names].join('|')}`
  })
  const text = lines.toSorted().join('\n')
  writeFileSync(join(import.meta.dirname, FILE), `${text}\n`)
  report(places)
}

function report(places: readonly Place[]): void {
  const counts = new Map<string, number>()
  for (const place of places) {
    const { code, undecided } = at(place)
    const key = `${place.country} → ${code}${undecided === undefined ? '' : ' not decided'}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (undecided) console.log(key, place.postCode, place.city)
  }
  console.log(places.length, Object.fromEntries(counts))
}

function isSpecial(place: Place): boolean {
  const { code, undecided } = at(place)
  return code !== place.country || undecided !== undefined
}

const at = (place: Place): VatTerritory => territoryOf({ ...place, subdivision: '' })

function placeOf(line: string): Place[] {
  const [country = '', postCode = '', city = '', region = ''] = line.split('\t')
  const isListed = COUNTRIES.has(country) || PARTS.has(country)
  return isListed ? [{ country, postCode, city, region }] : []
}

main(process.argv[2] ?? '')
