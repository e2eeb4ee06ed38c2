import { ENCODINGS, type Encoding } from '@bordereau/contract/encoding-names'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { encodingNamed, encodingOf } from './encoding-of.ts'
import { charactersOf, decodedText, SEVERAL_BYTES } from './encodings.ts'
import { encodingsOf } from './letters.ts'
import { SPECIMENS, encoded } from './testing-languages.ts'

async function read(bytes: Uint8Array, language: string) {
  const found = await encodingOf(bytes, { language })
  return { ...found, text: decodedText(bytes, found.used) }
}

/** A file in each language and each encoding that has all its letters. */
const FILES = SPECIMENS.flatMap(({ language, headings, rows }) =>
  encodingsOf(language).flatMap(encoding => {
    const lines = rows.map((row, i) => `20.11.2026;${row};1${i}9,00;EUR`)
    const text = [headings, ...lines, ''].join('\r\n')
    const bytes = encoded(text, encoding)
    return bytes ? [{ language, encoding, text, bytes }] : []
  }),
)

test('a file in each language comes back from each of its encodings', async () => {
  expect(FILES.length).toBeGreaterThan(120)
  const wrong: string[] = []
  for (const { language, encoding, text, bytes } of FILES) {
    const found = await read(bytes, language)
    if (found.text !== text) wrong.push(`${language} ${encoding} read as ${found.used}`)
  }
  expect(wrong).toEqual([])
})

test('it comes back in a company of another language too, or is asked for', async () => {
  const wrong: string[] = []
  for (const { language, encoding, text, bytes } of FILES)
    for (const other of ['en', 'pl']) {
      const found = await read(bytes, other)
      if (found.text !== text && found.sure) wrong.push(`${language} ${encoding} for ${other}`)
    }
  expect(wrong).toEqual([])
})

/** A file whose only letters beyond ASCII are one of the language, beside its headings. */
const LETTERS = SPECIMENS.flatMap(({ language, headings, rows }) => {
  const words = rows.join(' ').split(/[ ;,]+/)
  const letters = new Set(rows.join('').match(/[^\p{ASCII}\p{P}\p{S}]/gu))
  return [...letters].flatMap(letter =>
    encodingsOf(language).flatMap(encoding => {
      const lines = words.filter(word => word.includes(letter))
      const text = [headings, ...lines.map(word => `20.11.2026;${word} ab;9,00;EUR`)].join('\n')
      const bytes = encoded(text, encoding)
      return bytes ? [{ language, encoding, letter, text, bytes }] : []
    }),
  )
})

test('each letter of each language comes back from each of its encodings, or is asked for', async () => {
  expect(LETTERS.length).toBeGreaterThan(1_500)
  const [wrong, asked]: [string[], string[]] = [[], []]
  for (const { language, encoding, letter, text, bytes } of LETTERS) {
    const found = await read(bytes, language)
    if (found.text === text) continue
    ;(found.sure ? wrong : asked).push(`${letter} of ${language} in ${encoding}`)
    // The right one is among those that are offered.
    expect(found.others.map(one => decodedText(bytes, one))).toContain(text)
  }
  expect(wrong).toEqual([])
  expect(asked.length).toBeLessThan(LETTERS.length / 100)
})

describe('UTF-8', () => {
  test.each(SPECIMENS)('in $language is UTF-8 whatever the file says', async ({ rows }) => {
    const bytes = new TextEncoder().encode(rows.join('\n'))
    for (const declared of ENCODINGS)
      expect(await encodingOf(bytes, { language: 'en', declared })).toEqual({
        used: 'utf-8',
        sure: true,
        others: [],
      })
  })

  test('is what a file of ASCII is, and one whose last letter was cut off', async () => {
    const cut = new TextEncoder().encode('Łódź, Żółć; Müller').subarray(0, 5)
    for (const bytes of [new TextEncoder().encode('a;b\n1;2'), cut])
      expect(await encodingOf(bytes, { language: 'pl' })).toMatchObject({ used: 'utf-8' })
  })

  test('is not what has other bytes, whatever the file says', async () => {
    const bytes = encoded('Zażółć gęślą jaźń', 'windows-1250') ?? new Uint8Array()
    const found = await encodingOf(bytes, { language: 'pl', declared: 'utf-8' })
    expect(found.used).toBe('windows-1250')
  })
})

const wide = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

test.each([
  ['utf-16le', true],
  ['utf-16be', false],
] as const)('%s is found with and without a byte order mark', async (encoding, littleEndian) => {
  for (const { language, headings, rows } of SPECIMENS.filter(one =>
    'depl'.includes(one.language),
  )) {
    const text = [headings, ...rows].join('\r\n')
    for (const mark of ['', '\ufeff']) {
      const found = await read(wide(`${mark}${text}`, littleEndian), language)
      expect(found).toMatchObject({ used: encoding, sure: true, text })
    }
  }
})

test.each([
  [
    'shift_jis',
    'ja',
    '日付,摘要,お支払い金額,残高\n2026/11/20,振込 カ）ヤマダショウジ 請求書第十二号,119000,500000\n',
  ],
  [
    'euc-jp',
    'ja',
    '日付,摘要,お支払い金額,残高\n2026/11/20,振込 山田商事株式会社 請求書第十二号,119000,500000\n',
  ],
  [
    'gb18030',
    'zh',
    '交易日期,摘要,收入金额,账户余额,对方户名\n2026-11-20,货款转账 发票号码十二,1190.00,5000.00,上海贸易有限公司\n',
  ],
  [
    'euc-kr',
    'ko',
    '거래일시,적요,입금액,거래후잔액\n2026-11-20,주식회사 한국상사 세금계산서 대금 입금,1190000,5000000\n',
  ],
] as const)('%s is found in a company of its language', async (encoding, language, text) => {
  expect(await read(new Uint8Array(iconv.encode(text, encoding)), language)).toMatchObject({
    used: encoding,
    text,
  })
})

test.each([
  ['ISO-8859-1', 'windows-1252'],
  ['iso-8859-2', 'iso-8859-2'],
  ['1250', 'windows-1250'],
  ['850', 'ibm850'],
  ['cp852', 'ibm852'],
  ['IBM437', 'ibm437'],
  ['UTF8', 'utf-8'],
  ['NONE', undefined],
])('%s names %s', (label, encoding) => {
  expect(encodingNamed(label)).toBe(encoding)
})

test('each code page has 256 characters', () => {
  for (const encoding of ENCODINGS.filter(one => !SEVERAL_BYTES.has(one)) satisfies Encoding[])
    expect([encoding, new Set(charactersOf(encoding)).size > 128]).toEqual([encoding, true])
})
