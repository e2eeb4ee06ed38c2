import { PRINTABLE_RANGES } from './printable-ranges.ts'

/**
 * What is not seen on paper and has no place there: controls, soft hyphens, marks of direction, variation selectors, tags,
 * non-characters, line separators; a space without width, but where a script parts its words by none.
 */
export const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\p{Cc}\p{Noncharacter_Code_Point}\u00ad\u061c\u180e\u200e\u200f\u2028-\u202e\u2060-\u206f\p{Variation_Selector}\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])\u200b|\u200b(?![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])/gu

/** Latin, which every font has. */
const PLAIN = /^[\n\r\t\x20-\x7e\u00a0-\u00ac\u00ae-\u017f]*$/

/**
 * The characters of a text that no font of documents has, each once: an emoji, a letter of a rare script. On paper a box stands
 * in their place.
 */
export function unprintableIn(text: string): readonly string[] {
  if (PLAIN.test(text)) return []
  const seen = text.normalize('NFC').toWellFormed().replaceAll(UNSEEN, '')
  const found = [...SEGMENTER.segment(seen)].flatMap(({ segment }) => {
    const [base = ''] = segment.replace(/^\p{Cf}+/u, '')
    return base === '' || isPrintable(base.codePointAt(0) ?? 0) ? [] : [segment]
  })
  return [...new Set(found)]
}

/** The text without them. Two words that one parted are parted by a space; no space stands where a line begins or ends. */
export function withoutUnprintable(text: string): string {
  const segments = [...SEGMENTER.segment(text.normalize('NFC').toWellFormed())]
  const left = segments.map(({ segment }) => (unprintableIn(segment).length > 0 ? GAP : segment))
  return left.join('').replaceAll(GAPS, (gap, at: number, whole: string) => {
    const [before, after] = [whole.slice(0, at), whole.slice(at + gap.length)]
    if (OPEN.test(before) || CLOSED.test(after)) return ''
    // French has a space before these.
    if (PAUSES.test(after)) return gap.endsWith(' ') ? ' ' : ''
    return gap.includes(' ') || (WORD_ENDS.test(before) && WORD_BEGINS.test(after)) ? ' ' : ''
  })
}

/** A character that no text has. */
const GAP = '\uffff'
const GAPS = / *\uffff[ \uffff]*/g
const OPEN = /(?:^|[\n\p{Ps}\p{Pi}])$/u
const CLOSED = /^(?:$|[\n\p{Pe}\p{Pf}.,])/u
const PAUSES = /^[;:!?]/
/** In scripts that part their words by spaces. */
const WORD_ENDS =
  /[\p{L}\p{M}\p{N}](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])$/u
const WORD_BEGINS =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])[\p{L}\p{N}]/u

export function isPrintable(codePoint: number): boolean {
  ranges ??= readRanges()
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1
    else high = middle
  }
  return (ranges[low]?.[0] ?? Infinity) <= codePoint
}

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })

type Range = readonly [first: number, last: number]
let ranges: readonly Range[] | undefined

/** Each range is its distance from the one before and, where it has several characters, how many follow its first. */
function readRanges(): readonly Range[] {
  let last = 0
  return PRINTABLE_RANGES.split(' ').map(range => {
    const [distance = '', more = '0'] = range.split('.')
    const first = last + Number.parseInt(distance, 36)
    last = first + Number.parseInt(more, 36)
    return [first, last]
  })
}
