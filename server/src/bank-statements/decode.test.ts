import { expect, test } from 'vitest'
import { beginOf, decode, statementEncoding } from './decode.ts'

async function text(bytes: Uint8Array): Promise<string> {
  const options = { encoding: undefined, locale: 'de-DE' }
  return [...decode(bytes, (await statementEncoding(bytes, options)).used)].join('')
}
const latin = (written: string) => Uint8Array.from(written, letter => letter.codePointAt(0) ?? 0)
const utf8 = (written: string) => new TextEncoder().encode(written)

test.each([
  ['UTF-8', utf8('Müller zł'), 'Müller zł'],
  ['UTF-8 with a byte order mark', utf8('\ufeffMüller'), 'Müller'],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x4d, 0, 0xfc, 0]), 'Mü'],
  ['Windows-1252 where it is not UTF-8', latin('M\u00fcller'), 'Müller'],
  [
    'the XML declaration’s character set',
    latin('<?xml version="1.0" encoding="ISO-8859-2"?><a>Pan\u00b3</a>'),
    '<?xml version="1.0" encoding="ISO-8859-2"?><a>Panł</a>',
  ],
  [
    'the OFX header’s character set',
    latin('OFXHEADER:100\nCHARSET:1250\nPan\u00b3'),
    'OFXHEADER:100\nCHARSET:1250\nPanł',
  ],
  [
    'UTF-8 whatever the OFX header says',
    utf8('OFXHEADER:100\nCHARSET:1252\nCafé Müller'),
    'OFXHEADER:100\nCHARSET:1252\nCafé Müller',
  ],
  [
    'another one where the XML declaration’s is not that of the bytes',
    latin('<?xml version="1.0" encoding="UTF-8"?><a>f\u00fcr Konto</a>'),
    '<?xml version="1.0" encoding="UTF-8"?><a>für Konto</a>',
  ],
])('%s is decoded', async (_, bytes, expected) => {
  expect(await text(bytes)).toBe(expected)
})

test('the first characters name the format in any encoding', () => {
  const wide = Uint8Array.from(':20:\n'.split('').flatMap(letter => [letter.charCodeAt(0), 0]))
  for (const bytes of [utf8(':20:\n'), wide, latin('\u00fc:20:\n')])
    expect(beginOf(bytes)).toContain(':20:\n')
})

test('a letter on the border of two chunks is whole', async () => {
  const written = `${'a'.repeat(1_048_575)}üb`
  expect(await text(utf8(written))).toBe(written)
})
