import { describe, expect, test } from 'vitest'
import { nameAndStreet } from './pasted-name.ts'

const read = (lines: readonly string[], domains: readonly string[] = [], isAddress = true) =>
  nameAndStreet(lines, { isAddress, domains })

describe('the name among the lines above a city', () => {
  test.each<[string, string[], string[], string]>([
    ['has a legal form', ['Anna Klein', 'Muster GmbH', 'Weg 5'], [], 'Muster GmbH'],
    [
      'has a legal form, wherever mail is sent to',
      ['Muster GmbH', 'Kawka'],
      ['kawka.pl'],
      'Muster GmbH',
    ],
    ['is no street with the letters of a form', ['Anna Klein', 'AG Weg 5'], [], 'Anna Klein'],
    ['is in the domain of the mail', ['Anna Nowak', 'Studio Kawka'], ['kawka.pl'], 'Studio Kawka'],
    [
      'is in the domain of the mail, the first one',
      ['Studio Kawka', 'Nowak'],
      ['kawka.pl', 'nowak.pl'],
      'Studio Kawka',
    ],
    [
      'is in one of the domains',
      ['Anna Nowak', 'Studio Kawka'],
      ['mail.pl', 'kawka.pl'],
      'Studio Kawka',
    ],
    ['is in a domain in capitals', ['Anna Nowak', 'STUDIO Kawka'], ['KAWKA.PL'], 'STUDIO Kawka'],
    [
      'is in a domain without its accents',
      ['Anna Nowak', 'Café Müller'],
      ['muller.de'],
      'Café Müller',
    ],
    ['is in a domain without one accent', ['Anna Nowak', 'Rüda'], ['ruda.de'], 'Rüda'],
    ['is in a domain with its hyphen', ['Anna Nowak', 'Kawka-Bar'], ['kawka.pl'], 'Kawka-Bar'],
    ['has four letters of a domain', ['Jan Nowak', 'Hut Gold'], ['gold.de'], 'Hut Gold'],
    ['has not three letters of a domain', ['Jan Nowak', 'Studio Bau'], ['bau.de'], 'Jan Nowak'],
    [
      'is no street of the same name as a domain',
      ['Anna Nowak', 'Kawkaweg 5'],
      ['kawkaweg.de'],
      'Anna Nowak',
    ],
    ['is the first line', ['Anna Nowak', 'Haus Linde', 'Weg 5'], ['mail.pl'], 'Anna Nowak'],
    ['is a line alone', ['Anna Nowak'], [], 'Anna Nowak'],
    ['is missing where the first line is a street', ['Hauptstr. 5', 'Haus Linde'], [], ''],
    ['is missing where a street is all', ['Hauptstr. 5'], [], ''],
    ['is missing where there is no line', [], [], ''],
  ])('%s: %j', (_, lines, domains, name) => {
    expect(read(lines, domains).legalName).toBe(name)
  })

  test.each([
    ['Muster GmbH, Weg 5', 'Muster GmbH', ['Weg 5']],
    ['Muster GmbH,Weg 5', 'Muster GmbH', ['Weg 5']],
    ['Muster GmbH, 12 rue des Arts, Hof 3', 'Muster GmbH', ['12 rue des Arts, Hof 3']],
    // Neither has both a form and a street.
    ['Muster GmbH, Abteilung Einkauf', 'Muster GmbH, Abteilung Einkauf', []],
    ['Anna Klein, Weg 5', '', ['Anna Klein, Weg 5']],
  ])('of %s is %s', (line, name, street) => {
    expect(read([line])).toMatchObject({ legalName: name, street })
  })
})

test('the person is above the name, without a number and of four words at most', () => {
  const person = (...above: string[]) => {
    const { contactName, rest } = read([...above, 'Muster GmbH', 'Weg 5'])
    return [contactName, ...rest]
  }
  expect(person()).toEqual([''])
  expect(person('Anna Klein')).toEqual(['Anna Klein'])
  expect(person('Anna Klein', 'Einkauf')).toEqual(['Anna Klein', 'Einkauf'])
  expect(person('Raum 5', 'Anna Klein')).toEqual(['Anna Klein', 'Raum 5'])
  expect(person('Dr. Anna Maria Klein')).toEqual(['Dr. Anna Maria Klein'])
  expect(person('Prof. Dr. Anna Maria Klein')).toEqual(['', 'Prof. Dr. Anna Maria Klein'])
})

test('the street is the line with a number, before the other lines', () => {
  expect(read(['Muster GmbH', 'Haus Linde', 'Weg 5', 'Hof']).street).toEqual([
    'Weg 5',
    'Haus Linde',
    'Hof',
  ])
  expect(read(['Muster GmbH', 'Haus Linde', 'Am Hof']).street).toEqual(['Haus Linde', 'Am Hof'])
  expect(read(['Weg 5', 'Haus Linde']).street).toEqual(['Weg 5', 'Haus Linde'])
})

test('without an address, what is beside a name belongs nowhere', () => {
  expect(read(['Anna Klein', 'Einkauf', 'Muster GmbH', 'Haus Linde'], [], false)).toEqual({
    legalName: 'Muster GmbH',
    contactName: 'Anna Klein',
    street: [],
    rest: ['Einkauf', 'Haus Linde'],
  })
  expect(read(['Muster GmbH'], [], false).contactName).toBe('')
})
