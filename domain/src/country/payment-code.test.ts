import { expect, test } from 'vitest'
import { bytesOf, codeField, withinBytes } from './payment-code.ts'

test.each(['', '\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', 'aű€𝄞'])(
  'the bytes of %j are those of UTF-8',
  text => {
    expect(bytesOf(text)).toBe(Buffer.byteLength(text))
  },
)

test.each([
  ['aűb', 4, 'aűb'],
  ['aűb', 3, 'aű'],
  ['aűb', 2, 'a'],
  ['a b', 2, 'a'],
  ['aűb', 0, ''],
])('%j within %i bytes is %j', (text, most, expected) => {
  expect(withinBytes(text, most)).toBe(expected)
})

test('a field is one line, cut between characters', () => {
  expect(codeField(' a\n\u0000|b  c ', 10)).toBe('a b c')
  expect(codeField('a b', 2)).toBe('a')
  expect(codeField('𝄞𝄞', 1)).toBe('𝄞')
})
