import type { Encoding } from '@bordereau/contract/encoding-names'
import chardet from 'chardet'
import type { FoundEncoding, Known } from './encoding-of.ts'
import { decodedText } from './encodings.ts'
import { judgeCodePages } from './judge-code-pages.ts'

/** The code page in which bytes that are not UTF-8 are words; see judgeCodePages. */
export function guessEncoding(bytes: Uint8Array, { language, declared }: Known): FoundEncoding {
  const eastern = easternOf(bytes, language, declared)
  if (eastern) return { used: eastern, sure: true, others: [] }
  const judged = judgeCodePages(bytes, { language, declared })
  const best = judged[0] ?? { encoding: 'windows-1252' as const, score: 0 }
  const sample = sampleOf(bytes)
  const texts = new Set([comparable(sample, best.encoding)])
  const others = judged.filter(({ encoding }) => {
    const text = comparable(sample, encoding)
    return !texts.has(text) && texts.add(text)
  })
  const [next] = others
  return {
    used: best.encoding,
    sure: next === undefined || best.score - next.score >= SURE,
    others: others.slice(0, 5).map(({ encoding }) => encoding),
  }
}

/** Fifty times likelier than any other. */
const SURE = 4

const SAMPLE_BYTES = 200_000

/** Around the first bytes that differ between code pages. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex(byte => byte >= 0x80)
  return bytes.subarray(Math.max(0, first - 1_000), Math.max(0, first - 1_000) + SAMPLE_BYTES)
}

/** Where two code pages differ only in the comma or cedilla of Romanian letters, there is nothing to ask. */
function comparable(sample: Uint8Array, encoding: Encoding): string {
  const marks: Readonly<Record<string, string>> = { ș: 'ş', ț: 'ţ', Ș: 'Ş', Ț: 'Ţ' }
  return decodedText(sample, encoding).replace(/[șțȘȚ]/g, letter => marks[letter] ?? letter)
}

/** Encodings of East Asia by the frequency of their characters, which a library knows. */
function easternOf(
  bytes: Uint8Array,
  language: string,
  declared: Encoding | undefined,
): Encoding | undefined {
  const sample = sampleOf(bytes)
  if (declared && EASTERN.includes(declared) && isValid(bytes, declared)) return declared
  const own = OF_LANGUAGE[language]
  const found = chardet
    .analyse(sample)
    .flatMap(({ name, confidence }) =>
      EASTERN.filter(one => one === name.toLowerCase()).map(encoding => ({ encoding, confidence })),
    )
    .filter(({ encoding, confidence }) => own?.includes(encoding) ?? confidence >= CERTAIN)
    .find(({ encoding }) => isValid(bytes, encoding))
  return found?.encoding
}

const OF_LANGUAGE: Readonly<Record<string, readonly Encoding[]>> = {
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  zh: ['gb18030', 'big5'],
}
/** The library's measure, of 100. */
const CERTAIN = 90

const EASTERN: readonly Encoding[] = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']

function isValid(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
