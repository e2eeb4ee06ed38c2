import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesIn, asciiEmail, readEmailAddress } from './email-address.ts'
import { isSameEmail, needsSmtpUtf8 } from './email-forms.ts'

/** As it is entered, as it is shown, and as mail servers get it. */
const TAKEN: readonly (readonly [entered: string, shown: string, ascii: string])[] = [
  ['info@müller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['Info@MÜLLER.DE', 'info@müller.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
  ['a@straße.example', 'a@straße.example', 'a@xn--strae-oqa.example'],
  ['a@éternité.fr', 'a@éternité.fr', 'a@xn--ternit-9uag.fr'],
  ['buchhaltung@bücher.köln', 'buchhaltung@bücher.köln', 'buchhaltung@xn--bcher-kva.xn--kln-sna'],
  ['biuro@żółw.pl', 'biuro@żółw.pl', 'biuro@xn--w-uga1v8h.pl'],
  ['info@пример.рф', 'info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@παράδειγμα.ελ', 'info@παράδειγμα.ελ', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['info@उदाहरण.भारत', 'info@उदाहरण.भारत', 'info@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['info@مثال.السعودية', 'info@مثال.السعودية', 'info@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['info＠例え。jp', 'info@例え.jp', 'info@xn--r8jz45g.jp'],
  ['почта@пример.рф', 'почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['jürgen@example.de', 'jürgen@example.de', 'jürgen@example.de'],
  ['a@ＥＸＡＭＰＬＥ.com', 'a@example.com', 'a@example.com'],
  ['ada+invoices@example.co.uk', 'ada+invoices@example.co.uk', 'ada+invoices@example.co.uk'],
  ["o'neill&co@example.ie", "o'neill&co@example.ie", "o'neill&co@example.ie"],
  ['Ada Martin <Ada@Example.com>', 'ada@example.com', 'ada@example.com'],
  ['"Martin, Ada" <ada@müller.de>', 'ada@müller.de', 'ada@xn--mller-kva.de'],
  ['<ada@example.com>', 'ada@example.com', 'ada@example.com'],
  ['mailto:ada@example.com?subject=Invoice', 'ada@example.com', 'ada@example.com'],
  ['MAILTO:info@m%C3%BCller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
  ['Ada <mailto:ada@example.com>', 'ada@example.com', 'ada@example.com'],
  [' ada@example.com. ', 'ada@example.com', 'ada@example.com'],
  ['ada@example.com;', 'ada@example.com', 'ada@example.com'],
  ['\u00a0ada@example.com\u200b\r\n', 'ada@example.com', 'ada@example.com'],
  ['\ufeffada@ex\u00adample.com', 'ada@example.com', 'ada@example.com'],
  ['\u202aada@example.com\u202c', 'ada@example.com', 'ada@example.com'],
  // Letters that look alike are other addresses, shown as they are.
  ['ада@example.com', 'ада@example.com', 'ада@example.com'],
  ['a@exаmple.com', 'a@exаmple.com', 'a@xn--exmple-4nf.com'],
]

const REFUSED = [
  '',
  '@',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada@b@example.com',
  'ada @example.com',
  'ada@exam ple.com',
  'Ada ada@example.com',
  'ada@example.com, bob@example.com',
  '.ada@example.com@',
  'a..b@example.com',
  'ada.@example.com',
  'ada@.example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.c',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@1.2',
  'ada@example.com/x',
  'ada@example.com:25',
  'ada@example_com.de',
  'ada@ex%41mple.com',
  'ada@mü\u200dller.de',
  '"ada b"@example.com',
  '<ada@example.com',
  'ada@example.com>',
  'Ada <ada>',
  'Ada <>',
  'mailto:',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'ü'.repeat(63)}.example`,
  `a@${'bcd.'.repeat(70)}example`,
]

describe.each(TAKEN)('%j', (entered, shown, ascii) => {
  test('is taken, and shown as it was entered', () => expect(readEmailAddress(entered)).toBe(shown))
  test('is sent to in ASCII', () => expect(asciiEmail(shown)).toBe(ascii))
  test('is the same in each of its forms', () => {
    expect(isSameEmail(shown, ascii)).toBe(true)
    expect(isSameEmail(shown.toUpperCase().replace('SS', 'ß'), ascii)).toBe(true)
  })
})

test.each(REFUSED)('%j is no address', text => expect(readEmailAddress(text)).toBeUndefined())

test('an address with other letters before the @ needs a mail server that takes them', () => {
  expect(needsSmtpUtf8('почта@пример.рф')).toBe(true)
  expect([needsSmtpUtf8('info@müller.de'), needsSmtpUtf8('a@b.example')]).toEqual([false, false])
})

test('lists are taken as mail programs and spreadsheets copy them', () => {
  expect(addressesIn('"Martin, Ada" <ada@b.example>; zoe@müller.de,\na@b.example\r\n;')).toEqual([
    '<ada@b.example>',
    'zoe@müller.de',
    'a@b.example',
  ])
})

test('an address that is read is read again as itself, and its ASCII form is one, too', () => {
  const unit = fc.constantFrom(...'abcÜß.@ -_<>"+1éжनم例xn＠。\u200b\u0301\0/:%')
  fc.assert(
    fc.property(
      fc.string({ unit, maxLength: 24 }),
      fc.constantFrom('', '@ü.de', '@b.рф'),
      (text, end) => {
        const read = readEmailAddress(text + end)
        if (read === undefined) return
        expect(readEmailAddress(read)).toBe(read)
        expect(readEmailAddress(asciiEmail(read))).toBe(asciiEmail(read))
        // eslint-disable-next-line no-control-regex
        expect(asciiEmail(read).split('@')[1]).toMatch(/^[\0-\x7f]+$/)
      },
    ),
    { numRuns: 20_000 },
  )
})
