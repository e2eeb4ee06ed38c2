import { describe, expect, test } from 'vitest'
import { pastedLines } from './pasted-lines.ts'

const read = (...lines: string[]) => pastedLines(lines.join('\n'))

describe('the lines of a pasted text', () => {
  test.each([
    ['end with a line', 'Muster GmbH\n\nHauptstr. 5', ['Muster GmbH', 'Hauptstr. 5']],
    ['end with a cell', 'Muster GmbH\tHauptstr. 5', ['Muster GmbH', 'Hauptstr. 5']],
    ['end with a sign', 'Muster GmbH | Hauptstr. 5 · Bonn', ['Muster GmbH', 'Hauptstr. 5', 'Bonn']],
    ['have no invisible characters', 'Mus\u200bter\ufeff\nBonn', ['Muster', 'Bonn']],
    ['have single spaces', 'Muster  \u00a0 GmbH\nBonn', ['Muster GmbH', 'Bonn']],
    ['have no signs around them', ', ;Muster GmbH;, \n– Bonn,,', ['Muster GmbH', 'Bonn']],
    ['say something', 'Muster GmbH\n--\n***\nBonn', ['Muster GmbH', 'Bonn']],
    ['are well-formed', 'Muster \ud800GmbH\nBonn', ['Muster \ufffdGmbH', 'Bonn']],
    ['stand between commas', 'Muster GmbH, Weg 5;Bonn', ['Muster GmbH', 'Weg 5', 'Bonn']],
    [
      'stand between commas of which two are together',
      'Muster GmbH,, Bonn',
      ['Muster GmbH', 'Bonn'],
    ],
    ['stand between dashes', 'SCI Tilleul - 3, place - Lyon', ['SCI Tilleul', '3, place', 'Lyon']],
    // A name may have a dash.
    ['stand not between two sides of a dash', 'Bau - Nord, Bonn', ['Bau - Nord', 'Bonn']],
  ])('%s: %j', (_, text, lines) => {
    expect(pastedLines(text)?.lines).toEqual(lines)
  })

  test.each([
    'Inc.',
    'inc',
    'LLC',
    'Ltd.',
    'LP',
    'L.P.',
    'Co.',
    'Corp',
    'SA',
    'S.A.',
    'SRL',
    'S.R.L.',
  ])('a comma before %s is that of a name', form => {
    expect(pastedLines(`Acme,${form}, Austin`)?.lines).toEqual([`Acme,${form}`, 'Austin'])
    expect(pastedLines(`Acme, ${form}, Austin`)?.lines).toEqual([`Acme, ${form}`, 'Austin'])
    // No form is the beginning of a word.
    expect(pastedLines(`Acme, ${form.replaceAll('.', '')}x, Austin`)?.lines).toHaveLength(3)
  })

  test.each(['', ' \n ', 'Muster GmbH', '\n--\n'])('%j is no text of several lines', text => {
    expect(pastedLines(text)).toBeUndefined()
  })

  test('a text has 2,000 characters and 40 lines at most', () => {
    const of = (length: number) => `Bonn\n${'a'.repeat(length - 5)}`
    expect(pastedLines(of(2000))?.lines).toHaveLength(2)
    expect(pastedLines(of(2001))).toBeUndefined()
    expect(pastedLines('Bonn\n'.repeat(40))?.lines).toHaveLength(40)
    expect(pastedLines('Bonn\n'.repeat(41))).toBeUndefined()
  })
})

describe('a telephone number', () => {
  test.each([
    ['Tel. 030 123456', '030 123456'],
    ['T +49 30 123456', '+49 30 123456'],
    ['Phone: (030) 123456', '(030) 123456'],
    ['+49 30 123456', '+49 30 123456'],
    ['(030) 123456', '(030) 123456'],
    ['030/123456', '030/123456'],
    // With a label it may begin with any digit.
    ['Tel. 123456', '123456'],
  ])('%s is %s', (line, phone) => {
    expect(read('Bonn', line)).toMatchObject({ lines: ['Bonn'], phone })
  })

  test.each(['12345678', '10115 2020', 'Telgte 5', '030 12', 'Tel. 12'])('%s is none', line => {
    expect(read('Bonn', line)).toMatchObject({ lines: ['Bonn', line], phone: '' })
  })

  test('is the first one; another, a fax, a page and an account belong into no field', () => {
    const others = [
      'Tel. 0228 22222',
      'Fax 0228 33333',
      'www.muster.example',
      'https://muster.example',
    ]
    const iban = 'DE89 3704 0044 0532 0130 00'
    expect(read('Bonn', 'Tel. 0228 11111', ...others, iban)).toMatchObject({
      lines: ['Bonn'],
      phone: '0228 11111',
      rest: [...others, iban],
    })
    // Polish accounts are written without letters; here the country is not known yet.
    expect(read('Bonn', '61 1090 1014 0000 0712 1981 2874')?.rest).toEqual([])
  })
})

describe('who is to be asked', () => {
  test.each([
    ['Attn: Anna Nowak', 'Anna Nowak'],
    ["À l'attention de M. Bernard", 'M. Bernard'],
    ['z. Hd. Frau Klein', 'Frau Klein'],
  ])('%s: %s', (line, contactName) => {
    expect(read('Bonn', line)).toMatchObject({ lines: ['Bonn'], contactName })
  })

  test('is one person; a second one and a label alone stay as they are', () => {
    expect(read('Attn: Anna Nowak', 'Attn: Jan Klein')).toMatchObject({
      lines: ['Attn: Jan Klein'],
      contactName: 'Anna Nowak',
    })
    expect(read('Bonn', 'Attn.')).toMatchObject({ lines: ['Bonn', 'Attn.'], contactName: '' })
    expect(read('Bonn', 'Attnang 5')).toMatchObject({ lines: ['Bonn', 'Attnang 5'] })
  })
})

describe('email addresses', () => {
  test.each([
    ['anna@kawka.example', { lines: ['Bonn'] }],
    ['E-Mail: anna@kawka.example', { lines: ['Bonn'] }],
    ['anna@kawka.example E-Mail', { lines: ['Bonn'] }],
    // Signs between addresses are no text.
    ['anna@kawka.example / jan@kawka.example', { lines: ['Bonn'] }],
    ['Anna Nowak <anna@kawka.example>', { lines: ['Bonn'], contactName: 'Anna Nowak' }],
    ['Anna Nowak < anna@kawka.example >', { lines: ['Bonn'], contactName: 'Anna Nowak' }],
    ['"" Anna Nowak"" <anna@kawka.example>', { lines: ['Bonn'], contactName: 'Anna Nowak' }],
    ['(Anna) [anna@kawka.example]', { lines: ['Bonn', '(Anna'], contactName: '' }],
    ['Anna anna@kawka.example Nowak', { lines: ['Bonn', 'Anna Nowak'], contactName: '' }],
    ['Hof(anna@kawka.example)Nord', { lines: ['Bonn', 'Hof( )Nord'], contactName: '' }],
    ['5 <anna@kawka.example>', { contactName: '5' }],
    ['Ż <anna@kawka.example>', { contactName: 'Ż' }],
    // What stands beside an address is read as any line is.
    ['Tel. 0228 11111 anna@kawka.example', { phone: '0228 11111' }],
  ])('%s', (line, expected) => {
    const found = read('Bonn', line)
    expect(found).toMatchObject(expected)
    expect(found?.emails[0]).toBe('anna@kawka.example')
  })

  test('of two persons: the second one stays as it is', () => {
    expect(read('Anna <anna@kawka.example>', 'Jan <jan@kawka.example>')).toEqual({
      lines: ['Jan'],
      emails: ['anna@kawka.example', 'jan@kawka.example'],
      contactName: 'Anna',
      phone: '',
      rest: [],
    })
  })

  test('a closing and a heading say nothing', () => {
    expect(read('Bill to:', 'Bonn', 'Kind regards,')?.lines).toEqual(['Bonn'])
  })
})
