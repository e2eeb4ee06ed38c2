import { expect, test } from 'vitest'
import { beginOf, decode } from './decode.ts'

const text = (bytes: Uint8Array) => [...decode(bytes)].join('')
const latin = (written: string) => Uint8Array.from(written, letter => letter.codePointAt(0) ?? 0)

test.each([
  ['UTF-8', new TextEncoder().encode('Müller zł'), 'Müller zł'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffMüller'), 'Müller'],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x4d, 0, 0xfc, 0]), 'Mü'],
  ['Windows-1252 where it is not UTF-8', latin('M\u00fcller'), 'Müller'],
  [
    'the XML declaration’s character set',
    latin('<?xml version="1.0" encoding="ISO-8859-2"?><a>\u00b3</a>'),
    '<?xml version="1.0" encoding="ISO-8859-2"?><a>ł</a>',
  ],
  [
    'the OFX header’s character set',
    latin('OFXHEADER:100\nCHARSET:1250\n\u00b3'),
    'OFXHEADER:100\nCHARSET:1250\nł',
  ],
])('%s is decoded', (_, bytes, expected) => {
  expect(text(bytes)).toBe(expected)
  expect(beginOf(bytes)).toBe(expected)
})

test('a letter on the border of two chunks is whole', () => {
  const written = `${'a'.repeat(1_048_575)}üb`
  expect(text(new TextEncoder().encode(written))).toBe(written)
})
