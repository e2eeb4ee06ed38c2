import type { Font } from './fonts.ts'

/** Replaces characters without a font: an emoji, an unsupported script. */
const BOX = '□'
/** A longer run without a break opportunity gets zero width spaces, so that it does not overflow its column. */
const MAX_RUN = 22
/** A longer text is cut, so that it cannot block typesetting. */
const MAX_TEXT = 120_000

/**
 * Text that can be typeset: only characters that a font draws, no controls and no direction overrides (which can make a
 * paper read differently from its XML), and break opportunities in long runs. PDF/A forbids missing glyphs and the
 * private area, so a single such character would make the whole document fail.
 */
export function printableIn(fonts: readonly Font[]): (text: string) => string {
  const cache = new Map<string, string>()
  return text => {
    const plain = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} …` : text
    // Most texts are plain Latin, which the first font covers.
    if (/^[\x20-\x7e\u00a0-\u00ac\u00ae-\u017f]*$/.test(plain)) return breakable(plain)
    const clean = plain
      .normalize('NFC')
      .toWellFormed()
      .replace(CONTROLS, match => (/\s/.test(match) ? ' ' : ''))
    return breakable(
      clusters(clean, cluster => {
        const cached = cache.get(cluster)
        if (cached !== undefined) return cached
        const after = drawable(cluster, fonts)
        if (cache.size < 10_000) cache.set(cluster, after)
        return after
      }),
    )
  }
}

/**
 * Controls, soft hyphens, direction marks, variation selectors, tags, private area, non-characters, line separators.
 */
const CONTROLS =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\p{Variation_Selector}\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })

function clusters(text: string, each: (cluster: string) => string): string {
  let out = ''
  for (const { segment } of SEGMENTER.segment(text)) {
    const one = each(segment)
    // Consecutive boxes become one.
    if (one !== BOX || !out.endsWith(BOX)) out += one
  }
  return out
}

/** A grapheme cluster is drawn by one font: marks of one font are misplaced on letters of another. */
function drawable(cluster: string, fonts: readonly Font[]): string {
  const points = pointsOf(cluster)
  if (points.length <= MAX_MARKS && fonts.some(font => points.every(font.covers))) {
    return String.fromCodePoint(...points)
  }
  const [base] = points
  if (base === undefined) return ''
  if (!fonts.some(font => font.covers(base))) return BOX
  const font = fonts.find(candidate => candidate.covers(base))
  return points
    .slice(0, MAX_MARKS)
    .filter(point => font?.covers(point))
    .map(point => String.fromCodePoint(point))
    .join('')
}

/**
 * Marks need a base letter, and joiners a letter of a joining script: elsewhere they would change the text of the
 * preceding glyph (for instance a space) when it is copied from the document.
 */
function pointsOf(cluster: string): number[] {
  const lone = /^[\s\p{M}\p{Cf}]/u.test(cluster)
  const withoutMarks = lone ? cluster.replace(/[\p{M}\p{Cf}]/gu, '') : cluster
  const joined = JOINING.test(withoutMarks)
    ? withoutMarks
    : withoutMarks.replace(/[\u200c\u200d]/g, '')
  return [...joined].map(character => character.codePointAt(0) ?? 0)
}

const JOINING = /^[\p{Script=Arabic}\p{Script=Devanagari}]/u

/** More marks on one letter would overlap the lines above. */
const MAX_MARKS = 8

/** Adds zero width spaces as break opportunities: after a separator of an address, else every twelve characters. */
function breakable(text: string): string {
  return text.replace(RUN, run =>
    run
      .replace(/[@._/:;,=&?]+(?=.)/gu, '$&\u200b')
      .replace(/[^\u200b]{23,}/gu, part => (part.match(/.{1,12}/gsu) ?? []).join('\u200b')),
  )
}

const RUN = new RegExp(
  `[^\\s\\-\\u200b\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{M}]{${MAX_RUN + 1},}`,
  'gu',
)
