import { expect, test } from 'vitest'
import { countryRules } from './rules.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const COUNTRIES = [...LETTERS].flatMap(first => [...LETTERS].map(second => first + second))

/** What people type on the way to a number, and what no number contains. */
const PLACES = ['', 'Z', '0', 'é', '٣', '😀', '-', '\ud800'] as const

function textsLike(example: string, country: string): readonly string[] {
  const cuts = Array.from({ length: example.length + 1 }, (_, at) => [
    example.slice(0, at),
    example.slice(at),
    ...PLACES.map(place => example.slice(0, at) + place + example.slice(at + 1)),
  ])
  const alone = ['', ' ', '-', country, country + country, `${country}1`, '9'.repeat(200), 'x%(\\']
  return [...alone, ...cuts.flat()]
}

test('any text is accepted or refused as a number of any kind: an empty one of the Netherlands threw, so that no private Dutch customer could be saved', () => {
  const thrown = COUNTRIES.flatMap(country =>
    countryRules(country).taxIds.flatMap(kind =>
      textsLike(kind.example, country).flatMap(text => {
        try {
          kind.validate(text)
          kind.format(kind.normalise(text))
          return []
        } catch (error) {
          return [`${country} ${kind.key} ${JSON.stringify(text)}: ${String(error)}`]
        }
      }),
    ),
  )
  expect(thrown).toEqual([])
  for (const country of COUNTRIES)
    for (const kind of countryRules(country).taxIds) expect(kind.normalise(' ')).toBe('')
})
