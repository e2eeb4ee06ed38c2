import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { describe, expect, it, test } from 'vitest'
import { loadFonts } from './fonts.ts'
import type { Paper } from './paper-data.ts'
import { printableIn } from './printable.ts'
import { actualTextsOf, propertiesOf, textOf } from './testing-pdf.ts'
import { lineSpecimen, paperSpecimen } from './testing.ts'
import { typesetter } from './typeset.ts'

const typeset = typesetter()
const printable = printableIn(loadFonts())

function withEverywhere(text: string, changes: Partial<Paper> = {}): Paper {
  const plain = paperSpecimen()
  return paperSpecimen({
    documentTitle: text,
    author: text,
    number: text,
    seller: { ...plain.seller, short: text, name: text, lines: [text, text] },
    buyer: { ...plain.buyer, name: text, ids: [{ label: [text], value: text, ltr: true }] },
    facts: [{ label: [text], value: text, ltr: false }],
    lines: [{ ...lineSpecimen('1', text), details: [text], unit: text.slice(0, 20) }],
    notes: [{ heading: [text], paragraphs: [[text, text]] }],
    footer: [[text]],
    ...changes,
  })
}

/** `npm run campaign -- documents` tries more. */
const ROUNDS = process.env['CAMPAIGN'] ? 60 : 20

type Script = readonly [name: string, language: string, text: string, font: string]

/** Scripts whose fonts are opened only by documents that have letters of them. */
const SCRIPTS: readonly Script[] = [
  ['Bengali', 'bn', 'শ্রী কৃষ্ণ ট্রেডার্স প্রাইভেট লিমিটেড, কলকাতা', 'NotoSansBengali'],
  ['Punjabi', 'pa', 'ਗੁਰੂ ਨਾਨਕ ਟਰੇਡਰਜ਼ ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ, ਅੰਮ੍ਰਿਤਸਰ', 'NotoSansGurmukhi'],
  ['Gujarati', 'gu', 'શ્રી કૃષ્ણ ટ્રેડર્સ પ્રાઇવેટ લિમિટેડ, અમદાવાદ', 'NotoSansGujarati'],
  ['Odia', 'or', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ଟ୍ରେଡର୍ସ, ଭୁବନେଶ୍ୱର', 'NotoSansOriya'],
  ['Tamil', 'ta', 'பழனி டிரேடர்ஸ் பிரைவேட் லிமிடெட், சென்னை', 'NotoSansTamil'],
  ['Telugu', 'te', 'శ్రీ వెంకటేశ్వర ట్రేడర్స్, హైదరాబాద్', 'NotoSansTelugu'],
  ['Kannada', 'kn', 'ಶ್ರೀ ಕೃಷ್ಣ ಟ್ರೇಡರ್ಸ್, ಬೆಂಗಳೂರು', 'NotoSansKannada'],
  ['Malayalam', 'ml', 'ശ്രീ കൃഷ്ണ ട്രേഡേഴ്സ്, തിരുവനന്തപുരം', 'NotoSansMalayalam'],
  ['Sinhala', 'si', 'ශ්‍රී ලංකා වෙළඳ සමාගම, කොළඹ', 'NotoSansSinhala'],
  ['Georgian', 'ka', 'შპს ქართული ვაჭრობა, თბილისი', 'NotoSansGeorgian'],
  ['Armenian', 'hy', 'Հայկական առևտուր ՍՊԸ, Երևան', 'NotoSansArmenian'],
  ['Amharic', 'am', 'የኢትዮጵያ ንግድ ድርጅት፣ አዲስ አበባ', 'NotoSansEthiopic'],
  ['Lao', 'lo', 'ບໍລິສັດ ການຄ້າລາວ ຈໍາກັດ, ວຽງຈັນ', 'NotoSansLao'],
  ['Khmer', 'km', 'ក្រុមហ៊ុន ពាណិជ្ជកម្ម ភ្នំពេញ', 'NotoSansKhmer'],
  ['Burmese', 'my', 'မြန်မာကုန်သွယ်ရေးကုမ္ပဏီ၊ ရန်ကုန်', 'NotoSansMyanmar'],
  ['Tibetan', 'bo', 'བོད་ཀྱི་ཚོང་ཁང་། ལྷ་ས།', 'NotoSerifTibetan'],
]

describe('scripts', () => {
  it.each<Script>([
    ['Polish', 'pl', 'Zażółć gęślą jaźń, ulica Świętokrzyska 12 m. 3', 'Inter'],
    ['Vietnamese', 'vi', 'Công ty Trách nhiệm Hữu hạn Đường Nguyễn Huệ', 'Inter'],
    ['Greek', 'el', 'Εταιρεία Παροχής Υπηρεσιών Αθήνα', 'Inter'],
    ['Cyrillic', 'uk', 'Товариство з обмеженою відповідальністю «Їжак»', 'Inter'],
    ['Hindi', 'hi', 'श्री कृष्ण ट्रेडर्स प्राइवेट लिमिटेड, मुंबई क्षेत्र', 'NotoSansDevanagari'],
    ['Arabic', 'ar', 'شركة النور للتجارة العامة المحدودة', 'NotoSansArabic'],
    ['Hebrew', 'he', 'חברת האור בעמ תל אביב', 'NotoSansHebrew'],
    ['Thai', 'th', 'บริษัท ตัวอย่าง จำกัด กรุงเทพมหานคร', 'NotoSansThai'],
    ['Japanese', 'ja', '株式会社サンプル 東京都千代田区丸の内一丁目', 'NotoSansJP'],
    ['Chinese', 'zh', '示例科技有限公司 北京市朝阳区', 'NotoSansSC'],
    ['Korean', 'ko', '주식회사 샘플 서울특별시 강남구', 'NotoSansKR'],
    ...SCRIPTS,
    ['rupees and friends', 'en', '₹ 1,00,000.00 · 12 zł · ₺ ₪ ₩ ¥ € £ ฿ ₫', 'Inter'],
  ])(
    '%s is drawn by a font that covers it, and can be copied from the PDF',
    async (_, language, text, font) => {
      const pdf = typeset.pdf(paperSpecimen({ language, region: null, notes: [noteOf(text)] }))
      const { fonts, allEmbedded } = await propertiesOf(pdf)
      expect(fonts.some(name => name.startsWith(font))).toBe(true)
      expect(allEmbedded).toBe(true)
      const letters = (one: string): string[] =>
        [...one.normalize('NFKC').replace(/\s/g, '')].toSorted()
      const read = [await textOf(pdf), ...(await actualTextsOf(pdf))].join('')
      const found = letters(read).join('')
      // PDF.js returns right-to-left runs in drawing order, so letters are compared, not lines.
      for (const letter of new Set(letters(text))) expect(found).toContain(letter)
      expect(printable(text)).not.toContain('□')
    },
  )

  it('draws Han characters in the font of the document’s language', async () => {
    const fontOf = async (language: string, text: string): Promise<string[]> =>
      (
        await propertiesOf(typeset.pdf(paperSpecimen({ language, notes: [noteOf(text)] })))
      ).fonts.filter(name => /JP|SC|KR/.test(name))
    expect(await fontOf('ja', '直')).toEqual(['NotoSansJP-Regular'])
    expect(await fontOf('zh', '直')).toEqual(['NotoSansSC-Regular'])
    expect(await fontOf('fr', '直 カタカナ')).toEqual(['NotoSansJP-Regular'])
    expect(await fontOf('fr', '直')).toEqual(['NotoSansSC-Regular'])
  })
})

describe('hostile text', () => {
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['Typst code', '#eval("1+1") #panic() #import "/etc/passwd": * #read("/etc/passwd")'],
    ['Typst markup', '= Heading *bold* _em_ $x^2$ `raw` <label> @ref [content] // comment /* '],
    ['backslashes and quotes', '\\ \\\\ \\u{0041} " \' \\" ` ${x} {{ }} <%= %> \\n'],
    ['markup of the web', '<script>alert(1)</script>&amp;<img src=x onerror=alert(1)>'],
    ['controls', 'a\u0000b\u0007c\u001bd\u007fe\u0085f\ufeffg\uffffh\ufffei'],
    ['direction overrides', 'total \u202e00.1\u202c \u2066x\u2069 \u200f\u200e\u061c'],
    ['half a surrogate pair', 'a\ud800b\udc00c'],
    ['private area', 'a\ue000b\u{f0000}c\u{10fffd}'],
    ['emoji', 'Merci 🎉👩‍👩‍👧‍👦🇫🇷 ✅ ❤️ 👍🏽'],
    ['scripts without a font', 'தமிழ் ລາວ ქართული ᚠᚢᚦ 𓀀 ꙮ'],
    ['piled marks', `Z${'\u0301\u0323\u0489'.repeat(60)}algo`],
    ['a mark alone', '\u0301 \u094d \u20dd \u064b'],
    ['joiners', 'क्\u200dष \u200c\u200d\u200d f\u200dg'],
    ['tags and variation selectors', 'a\ufe0fb\u{e0041}\u{e007f}c\u{e0100}'],
    ['line separators', 'a\u2028b\u2029c\nd\re\tf'],
    ['spaces of all widths', 'a\u00a0b\u2007c\u202fd\u3000e\u2003f\u205fg'],
    ['ligatures and compatibility forms', 'ﬁ ﷺ ﷽ ㍿ Ⅷ ½ № ℡'],
    ['an empty text', ''],
  ]

  it.each(HOSTILE)('%s is printed as text', async (_, text) => {
    const printed = await textOf(typeset.pdf(withEverywhere(text)))
    expect(printed).toContain('165,01 €')
    expect(printed).toContain('Page 1 sur')
    expect(typeset.preview(withEverywhere(text)).pages.join('')).not.toMatch(
      /<script|onerror|javascript:/,
    )
  })

  it('code is printed as it was typed', async () => {
    const code = '#eval("1+1") $x^2$ \\alpha *b* _e_ `r` @a <l> // c'
    expect(await textOf(typeset.pdf(paperSpecimen({ notes: [noteOf(code)] })))).toContain(code)
  })

  it('direction overrides are removed, so that the paper reads as its XML', () => {
    expect(printable('pay \u202e00.1\u202c now')).toBe('pay 00.1 now')
    expect(printable('a\u200eb\u2066c\u2069')).toBe('abc')
  })

  it('a sequence of characters without a font becomes one box', () => {
    expect(printable('Merci 🎉🎉🎉 !')).toBe('Merci □ !')
    expect(printable('a\ue000b')).toBe('a□b')
  })

  it('a very long word is broken inside its column', async () => {
    const word = 'Donaudampfschifffahrts'.repeat(40)
    const paper = paperSpecimen({ lines: [lineSpecimen('1', word)] })
    const text = await textOf(typeset.pdf(paper))
    expect(text.replace(/\s/g, '')).toContain(word)
    expect(text).toContain('138,66')
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(120)
  })

  it('a note of 100 kB is printed whole, over pages', async () => {
    const clause = 'Les pénalités de retard sont exigibles sans qu’un rappel soit nécessaire. '
    const text = `${clause.repeat(1_350)}FIN`
    const { pages } = typeset.preview(paperSpecimen({ notes: [noteOf(text)] }))
    expect(pages.length).toBeGreaterThan(10)
    expect(await textOf(typeset.pdf(paperSpecimen({ notes: [noteOf(text)] })))).toContain('FIN')
  })

  it('a line of 20 kB is printed whole, over pages', async () => {
    const line = { ...lineSpecimen('1', `${'mot '.repeat(5_000)}FIN`), long: true }
    expect(await textOf(typeset.pdf(paperSpecimen({ lines: [line] })))).toContain('FIN')
  })

  it('random text becomes a PDF/A', () => {
    const next = generator(20_261_120)
    for (let round = 0; round < ROUNDS; round++) {
      const points = Array.from({ length: 200 }, () => anyPoint(next))
      const text = String.fromCodePoint(...points).replace(/(.{9})/gsu, '$1 ')
      expect(() => typeset.pdf(withEverywhere(text)), JSON.stringify(text)).not.toThrow()
    }
  })
})

/** A random code point: half of them from the blocks of modern scripts, half from all planes. */
function anyPoint(next: () => number): number {
  const bound = next() < 0.5 ? 0x3000 : next() < 0.5 ? 0x1_0000 : 0x11_0000
  const point = Math.floor(next() * bound)
  return point >= 0xd800 && point < 0xe000 ? 0x41 : point
}

/** Reproducible random numbers (mulberry32), so that a failure can be repeated. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function noteOf(text: string): Paper['notes'][number] {
  return { heading: null, paragraphs: [[text]] }
}

describe.each(PAPER_DESIGNS)('the design %s', design => {
  it('draws every script, bold ones too: PDF/A is refused where a glyph is missing', async () => {
    const texts = SCRIPTS.map(([, , text]) => text)
    const lines = texts.map((text, i) => ({ ...lineSpecimen(`${i + 1}`, text), details: [text] }))
    const { buyer, seller } = paperSpecimen()
    const all = texts.join(' ')
    const pdf = typeset.pdf(
      paperSpecimen({
        design,
        lines,
        seller: { ...seller, short: all, name: all },
        buyer: { ...buyer, name: all, lines: texts },
        notes: [{ heading: [all], paragraphs: [[all]] }],
      }),
    )
    const { fonts, allEmbedded } = await propertiesOf(pdf)
    expect(allEmbedded).toBe(true)
    for (const [, , , font] of SCRIPTS)
      expect([font, fonts.some(name => name.startsWith(`${font}-Bold`))]).toEqual([font, true])
  })
})

test('letters, vowels and conjuncts are kept whole, however long they are', () => {
  for (const text of ['कार्त्स्न्य', 'မြန်မာ ရေး', 'র‍্যাব', 'ශ්‍රී', 'རྫོགས་སྒྲིབ', 'ក្រុម​ហ៊ុន'])
    expect(printable(text)).toBe(text)
})
