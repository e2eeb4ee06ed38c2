import { describe, expect, test } from 'vitest'
import { short } from '../testing/pasted-blocks.ts'
import { readPastedParty } from './pasted-party.ts'

const read = (home: string, text: string) => readPastedParty(text.replaceAll(' / ', '\n'), home)
const countryOf = (home: string, text: string) => read(home, text)?.address.country ?? 'nothing'

describe('the country of a pasted address', () => {
  test.each([
    // In a line of its own, but not in the first.
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin / Deutschland', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin / Germany.', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin / Germany ..', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin / DE', 'DE'],
    ['FR', 'Acme Inc / 5 Elm St / Austin TX 78701 / U.S.A.', 'US'],
    ['FR', 'Acme Ltd / 5 Elm St / London EC1A 1BB / UK', 'GB'],
    ['DE', 'Poland / Weg 5 / 10115 Berlin', 'DE'],
    ['DE', 'Muster GmbH / Haus el / Weg 5 / 10115 Berlin / el', 'DE'],
    // Behind the city.
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin, Germany', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin ,Germany', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin; DE', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin (Germany)', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin(DE)', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin - Germany', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin – DE', 'DE'],
    ['FR', 'Muster GmbH / Weg 5 / 10115 Berlin, Germany / Hof', 'DE'],
    ['FR', 'Gulf LLC / Tower / Dubai, United Arab Emirates', 'AE'],
    // Not in the middle of a line, and not behind a word of another line.
    ['FR', 'Muster GmbH / Weg 5 / 75011 Paris, Germany, Hof', 'FR'],
    ['FR', 'Muster GmbH / Haus, Georgia / 75011 Paris', 'FR'],
    ['FR', 'Muster GmbH / Weg 5 / 75011 Paris-Germany', 'FR'],
    // California, where states are written behind the city.
    ['US', 'Acme Inc / 5 Elm St / Los Angeles, CA', 'nothing'],
    ['US', 'Muster GmbH / Weg 5 / 10115 Berlin, DE', 'DE'],
    ['FR', 'Acme Inc / 5 Elm St / Toronto, CA', 'CA'],
  ])('is said: home %s, %s: %s', (home, text, country) => {
    expect(countryOf(home, text)).toBe(country)
  })

  test.each([
    // The letters before a post code.
    ['BE', 'Muster AG / Weg 5 / CH-8001 Zürich', 'CH'],
    ['BE', 'Muster AG / Weg 5 / CH - 8001 Zürich', 'CH'],
    ['CH', 'Muster AG / Weg 5 / B-1050 Bruxelles', 'BE'],
    ['CH', 'Muster AG / Haus B-12 / 1050 Bruxelles', 'CH'],
    ['CH', 'Muster AG / B-1 Hof 5 / 1050 Bruxelles', 'CH'],
    // A VAT number.
    ['FR', 'Muster GmbH / Weg 5 / 1010 Wien / ATU13585627', 'AT'],
    ['BE', 'Conseil / 2, rue du Fossé / 1536 Luxembourg / TVA LU 15 02 74 42', 'LU'],
    ['BE', 'Conseil / 2, rue du Fossé / 1536 Luxembourg / LU-15.02.74.42 (TVA)', 'LU'],
    ['BE', 'Conseil / 2, rue du Fossé / 1536 Luxembourg / XLU15027442', 'BE'],
    ['BE', 'Conseil / 2, rue du Fossé / 1536 Luxembourg / 5LU15027442', 'BE'],
    // The end of an email address.
    ['BE', 'Muster / Weg 5 / 8001 Zürich / x@muster.ch', 'CH'],
    ['DE', 'Muster / Weg 5 / 1010 Wien / x@muster.at', 'AT'],
    ['CH', 'Muster / Weg 5 / 8001 Zürich / x@muster.me', 'CH'],
    ['CH', 'Muster / Weg 5 / 8001 Zürich / x@muster.example', 'CH'],
  ])('is indicated: home %s, %s: %s', (home, text, country) => {
    expect(countryOf(home, text)).toBe(country)
  })

  test.each([
    // With numbers that are right in it.
    ['DE', 'Claire Dubois / 12 rue des Arts / 69002 Lyon / SIREN 732 829 320', 'FR'],
    ['ES', 'Muster / Weg 5 / 10115 Berlin / VAT 136695976', 'DE'],
    ['PL', 'Muster / Weg 5 / 10115 Berlin / VAT 136695976', 'DE'],
    ['FR', 'Bar / Via Roma 5 / 20121 Milano MI / VAT 00743110157', 'IT'],
    // With the longest code.
    ['CH', 'Muster BV / Weg 5 / 1117 ZT Schiphol', 'NL'],
    // The country at home.
    ['FR', 'Muster / Weg 5 / 10115 Berlin', 'FR'],
    ['DE', 'Muster / Weg 5 / 10115 Berlin', 'DE'],
    // One whose post codes look so; it has its state, but at home.
    ['CH', 'Muster / Weg 5 / Mumbai 400001', 'nothing'],
    ['CH', 'Muster / Weg 5 / Mumbai 400001 / Maharashtra', 'IN'],
    ['IN', 'Muster / Weg 5 / Mumbai 400001', 'IN'],
    // Several have such codes.
    ['CH', 'Muster / Weg 5 / 10115 Berlin', 'nothing'],
    ['DE', 'Muster / Weg 5 / 10115 Berlin / x@muster.ch', 'DE'],
    // The other order of code and city, at home.
    ['DE', 'Muster / Weg 5 / Berlin 10115', 'DE'],
  ])('is the likely one: home %s, %s: %s', (home, text, country) => {
    expect(countryOf(home, text)).toBe(country)
  })

  test('is one of those that are possible', () => {
    const text = 'Muster GmbH\nWeg 5\n10115 Berlin\nx@muster.at'
    expect(readPastedParty(text, 'FR', ['DE', 'AT'])?.address.country).toBe('AT')
    expect(readPastedParty(text, 'FR', ['DE', 'CH'])?.address.country).toBe('DE')
    // The one at home, although it has provinces.
    const italian = 'Muster\nVia Roma 5\n20121 Milano'
    expect(readPastedParty(italian, 'IT', ['IT', 'DE'])?.address.country).toBe('IT')
  })
})

test.each([
  // Neither a place nor a number or an email address.
  ['Muster GmbH / Deutschland', 'nothing'],
  ['Muster GmbH / Hof', 'nothing'],
  ['Hauptstr. 5 / mail@muster.example', 'nothing'],
  [
    'Muster GmbH / Hof / mail@muster.example',
    'Muster GmbH | – | – | FR | – | mail@muster.example | – | – | Hof',
  ],
  [
    'Muster GmbH / SIREN 732 829 320',
    'Muster GmbH | – | – | FR | siren 732 829 320 | – | – | – | –',
  ],
  ['Muster GmbH / Weg 5 / Deutschland', 'Muster GmbH | Weg 5 | – | DE | – | – | – | – | –'],
  [
    'Muster GmbH / Weg 5 / Deutschland / Hof',
    'Muster GmbH | Weg 5 / Hof | – | DE | – | – | – | – | –',
  ],
  // Four lines of a street have three fields.
  [
    'Muster GmbH / Weg 5 / Hof / Haus A / Tor / 75011 Paris',
    'Muster GmbH | Weg 5 / Hof / Haus A, Tor | 75011 / Paris | FR | – | – | – | – | –',
  ],
  // The domain, not what is before it, names the business.
  [
    'Anna Nowak / Studio Kawka / Weg 5 / 75011 Paris / manna@kawka.example',
    'Studio Kawka | Weg 5 | 75011 / Paris | FR | – | manna@kawka.example | Anna Nowak | – | –',
  ],
  // Who is to be asked counts before the person above the name.
  [
    'Anna Klein / Muster GmbH / Attn: Jan Vos / Weg 5 / 75011 Paris',
    'Muster GmbH | Weg 5 | 75011 / Paris | FR | – | – | Jan Vos | – | Anna Klein',
  ],
  [
    'Muster GmbH / Attn: Jan Vos / Weg 5 / 75011 Paris',
    'Muster GmbH | Weg 5 | 75011 / Paris | FR | – | – | Jan Vos | – | –',
  ],
  ['Muster GmbH / Weg 5 / Österreich', 'Muster GmbH | Weg 5 | – | AT | – | – | – | – | –'],
  // A region below the city, where regions are not listed.
  [
    'Muster GmbH / Weg 5 / A-1010 Wien / Niederösterreich',
    'Muster GmbH | Weg 5 | 1010 / Wien / Niederösterreich | AT | – | – | – | – | –',
  ],
  [
    'Muster GmbH / Weg 5 / A-1010 Wien / Land 5',
    'Muster GmbH | Weg 5 | 1010 / Wien | AT | – | – | – | – | Land 5',
  ],
  [
    'Muster GmbH / Weg 5 / A-1010 Wien / 5. Bezirk',
    'Muster GmbH | Weg 5 | 1010 / Wien | AT | – | – | – | – | 5. Bezirk',
  ],
  [
    'Muster GmbH / Weg 5 / A-1010 Wien / Ö',
    'Muster GmbH | Weg 5 | 1010 / Wien | AT | – | – | – | – | Ö',
  ],
  [
    'Muster GmbH / Weg 5 / A-1010 Wien / St. Pölten-Land / Hof',
    'Muster GmbH | Weg 5 | 1010 / Wien / St. Pölten-Land | AT | – | – | – | – | Hof',
  ],
  [
    'Muster GmbH / Weg 5 / 75011 Paris / Île-de-France',
    'Muster GmbH | Weg 5 | 75011 / Paris | FR | – | – | – | – | Île-de-France',
  ],
  [
    'Acme Inc / 5 Elm St / Austin TX 78701 / Hof',
    'Acme Inc | 5 Elm St | 78701 / Austin / TX | US | – | – | – | – | Hof',
  ],
])('%s is read as %s', (text, expected) => {
  const party = read('FR', text)
  expect(short(party)).toBe(expected)
  expect(party?.rest ?? []).not.toContain('')
})
