import { describe, expect, test } from 'vitest'
import { countriesWithPostCodes, pastedPlace, placeWithoutCode } from './pasted-place.ts'

type Place = ReturnType<typeof pastedPlace>

/** Code | city | region | what is before | what is after. */
function short(place: Place): string {
  if (place === undefined) return 'nothing'
  const { postCode, city, subdivision, before, after } = place
  return [postCode, city, subdivision, before.join(' / '), after.join(' / ')].join(' | ')
}

const read = (country: string, text: string, inAnyOrder = false) =>
  short(pastedPlace(text.split(' / '), country, inAnyOrder))

describe('a post code and a city', () => {
  test.each([
    ['DE', 'Weg 5 / 10115 Berlin', '10115 | Berlin |  | Weg 5 | '],
    ['DE', '10115 Berlin / Hof 3', '10115 | Berlin |  |  | Hof 3'],
    ['DE', 'D-10115 Berlin', '10115 | Berlin |  |  | '],
    ['DE', 'DE-10115 Berlin', '10115 | Berlin |  |  | '],
    ['GB', 'London GB-EC1A 1BB', 'EC1A 1BB | London |  |  | '],
    ['GB', 'London ec1a1bb', 'EC1A 1BB | London |  |  | '],
    ['DE', '10115 Berlin –', '10115 | Berlin |  |  | '],
    // The last line counts.
    ['DE', '10115 Berlin / 20457 Hamburg', '20457 | Hamburg |  | 10115 Berlin | '],
    // Behind commas, of which the first place counts.
    ['DE', 'Weg 5, 10115 Berlin, Hof 3', '10115 | Berlin |  | Weg 5 | Hof 3'],
    ['DE', 'Weg 5 ; 10115 Berlin', '10115 | Berlin |  | Weg 5 | '],
    ['DE', 'Hof, Weg 5,, 10115 Berlin', '10115 | Berlin |  | Hof, Weg 5 | '],
    [
      'DE',
      '10115 Berlin, 20457 Hamburg, 80331 München',
      '10115 | Berlin |  |  | 20457 Hamburg, 80331 München',
    ],
    // A city has no code of its own, and is no box.
    ['DE', '10115 Berlin 20457', 'nothing'],
    ['DE', '10115 Postfach 12', 'nothing'],
    ['DE', '10115 20', 'nothing'],
    ['DE', '10115', 'nothing'],
    ['GB', 'London, EC1A 1BB', 'EC1A 1BB | London |  |  | '],
    ['DE', '10115, Berlin', '10115 | Berlin |  |  | '],
    ['GB', 'London, Camden EC1A 1BB', 'EC1A 1BB | Camden |  | London | '],
  ])('in %s of %s are %s', (country, text, place) => {
    expect(read(country, text)).toBe(place)
  })

  test.each([
    ['US', 'Austin TX 78701', '78701 | Austin | TX |  | '],
    ['US', 'Austin, TX 78701', '78701 | Austin | TX |  | '],
    ['US', 'Austin, TX, 78701', '78701 | Austin | TX |  | '],
    ['US', 'Austin TX, 78701', '78701 | Austin | TX |  | '],
    ['US', 'Austin, Texas 78701-1234', '78701-1234 | Austin | TX |  | '],
    ['US', 'Suite 4, Austin, TX 78701, Hof', '78701 | Austin | TX | Suite 4 | Hof'],
    ['US', 'Suite 4, Austin, Texas 78701', '78701 | Austin | TX | Suite 4 | '],
    // At most three parts are one place.
    ['US', 'Austin, TX,, 78701', 'nothing'],
    ['IT', '20121 Milano (MI)', '20121 | Milano | MI |  | '],
    ['IT', '20121, Milano (MI)', '20121 | Milano | MI |  | '],
    ['IT', '20121 Milano(MI)', '20121 | Milano | MI |  | '],
    ['IT', '20121 Milano ( MI )', '20121 | Milano | MI |  | '],
    ['IT', '20121 Milano MI', '20121 | Milano | MI |  | '],
    ['IT', '20121 Milano/MI', '20121 | Milano | MI |  | '],
    ['IT', '20121 Milano (Centro)', '20121 | Milano (Centro) |  |  | '],
    ['IT', '20121 Milano (MI) Centro', '20121 | Milano (MI) Centro |  |  | '],
    // Another country has no such state.
    ['DE', '20121 Milano (MI)', 'nothing'],
    ['DE', '20121 Milano (MI) Centro', '20121 | Milano (MI) Centro |  |  | '],
    ['DE', '20121 Milano (M)', '20121 | Milano (M) |  |  | '],
    ['DE', '20121 Milano MI', '20121 | Milano MI |  |  | '],
    // The end of a part behind a comma is no state.
    ['IT', '20121 Milano, Sesto Roma', '20121 | Milano |  |  | Sesto Roma'],
    // A state alone is no city; one with the name of a state is.
    ['US', 'TX 78701', 'nothing'],
    ['US', 'NEW YORK 10001', '10001 | NEW YORK |  |  | '],
    ['US', 'OY 78701', '78701 | OY |  |  | '],
    // The state in the line below.
    ['IN', 'Mumbai 400001 / Maharashtra / Hof', '400001 | Mumbai | MH |  | Hof'],
    ['IN', 'Bengaluru 560001 / Karnataka (29)', '560001 | Bengaluru | KA |  | '],
    ['IN', 'Bengaluru 560001 / Karnataka(29)', '560001 | Bengaluru | KA |  | '],
    ['IN', 'Mumbai 400001 / Hof', '400001 | Mumbai |  |  | Hof'],
    ['US', 'Austin TX 78701 / Ohio', '78701 | Austin | TX |  | Ohio'],
  ])('and a state in %s: %s', (country, text, place) => {
    expect(read(country, text)).toBe(place)
  })

  test.each([
    ['DE', '10115 / Berlin / Hof 3', '10115 | Berlin |  |  | Hof 3'],
    ['DE', 'Weg 5 / 10115 / Berlin', '10115 | Berlin |  | Weg 5 | '],
    ['DE', 'Berlin / 10115', 'nothing'],
    ['DE', '10115 / 5 Berlin', 'nothing'],
    ['DE', '10115 / Postfach 12', 'nothing'],
    ['GB', 'Weg 5 / LONDON / EC1A 1BB / Hof', 'EC1A 1BB | LONDON |  | Weg 5 | Hof'],
    ['GB', 'London / ec1a 1bb', 'EC1A 1BB | London |  |  | '],
    ['GB', 'Truro / County Cornwall / TR1 1AA', 'TR1 1AA | Truro | County Cornwall |  | '],
    ['GB', 'Weg 5 / Truro / Co. Cornwall / TR1 1AA', 'TR1 1AA | Truro | Co. Cornwall | Weg 5 | '],
    ['GB', 'EC1A 1BB', 'nothing'],
    ['GB', 'County Cornwall / TR1 1AA', 'nothing'],
    ['GB', 'Flat 12345 / EC1A 1BB', 'nothing'],
    ['US', 'Austin / TX 78701', '78701 | Austin | TX |  | '],
    ['US', 'Austin / XX 78701', '78701 | XX |  | Austin | '],
    ['US', '4 Elm Street / 78701', 'nothing'],
    ['US', 'P.O. Box 12 / 78701', 'nothing'],
    ['FR', 'Paris / XX 75011', 'nothing'],
    ['FR', 'XX 75011 / Paris', 'nothing'],
    ['GB', 'Co. Cornwall / Truro / TR1 1AA', 'TR1 1AA | Truro |  | Co. Cornwall | '],
    // Without rules on post codes, digits alone may be anything.
    ['IE', 'Dublin 2 / D02 X285', 'D02 X285 | Dublin 2 |  |  | '],
    ['AT', 'Wien / 1010', 'nothing'],
    ['AT', '1010 / Wien', 'nothing'],
  ])('in two lines in %s: %s', (country, text, place) => {
    expect(read(country, text)).toBe(place)
  })

  test.each([
    ['AT', '1010 Wien', '1010 | Wien |  |  | '],
    ['AT', 'A-1010 Wien', '1010 | Wien |  |  | '],
    ['LV', 'LV-1050 Rīga', 'LV-1050 | Rīga |  |  | '],
    ['SE', '111 22 Stockholm', '111 22 | Stockholm |  |  | '],
  ])('without rules in %s: %s', (country, text, place) => {
    expect(read(country, text)).toBe(place)
  })

  test.each([
    ['DE', 'Berlin 10115', '10115 | Berlin |  |  | '],
    ['DE', 'Weg 5 / Berlin 10115', '10115 | Berlin |  | Weg 5 | '],
    ['DE', '10115 Berlin', '10115 | Berlin |  |  | '],
    ['US', '78701 Austin', '78701 | Austin |  |  | '],
    // In the last line only.
    ['DE', 'Berlin 10115 / Hof', 'nothing'],
  ])('in any order in %s: %s', (country, text, place) => {
    expect(read(country, text, true)).toBe(place)
    if (text !== '10115 Berlin') expect(read(country, text)).toBe('nothing')
  })

  test('of no line are none', () => {
    expect(pastedPlace([], 'DE')).toBeUndefined()
  })
})

test.each([
  ['Miller Ltd / Mill Lane 5 / Hong Kong', ' | Hong Kong |  | Miller Ltd / Mill Lane 5 | '],
  [
    'Miller Ltd / Mill Lane 5 / Kowloon, Hong Kong',
    ' | Hong Kong |  | Miller Ltd / Mill Lane 5 / Kowloon | ',
  ],
  [
    'Miller Ltd / Hof / Mill Lane 5 ;Kowloon ; Hong Kong',
    ' | Hong Kong |  | Miller Ltd / Hof / Mill Lane 5, Kowloon | ',
  ],
  ['Miller Ltd / Mill Lane 5 / Kowloon, 5', 'nothing'],
  ['Miller Ltd / Mill Lane 5 / Kowloon, ٥', 'nothing'],
  ['Miller Ltd / Mill Lane 5 / Kowloon,', 'nothing'],
  ['Mill Lane 5 / Hong Kong', 'nothing'],
])('without post codes the city of %s is the last word: %s', (text, place) => {
  expect(short(placeWithoutCode(text.split(' / ')))).toBe(place)
})

test('countries have post codes where their form is known', () => {
  const countries = countriesWithPostCodes()
  expect(countries).toEqual(expect.arrayContaining(['DE', 'FR', 'GB', 'IN', 'US']))
  for (const other of ['AT', 'IE', 'HK']) expect(countries).not.toContain(other)
})
