import type { Font } from './fonts.ts'

/** Stands for what no font of ours can draw: an emoji, a script we do not carry. */
const BOX = '□'
/** A run without a place to break longer than this gets places to break, so that no column is overrun. */
const LONGEST_RUN = 22
/** Nobody reads a field longer than this on paper; what is longer is cut, so that no text can stall the printer. */
const LONGEST_TEXT = 120_000

/**
 * Text as it can be set: only characters that a font of ours draws, no controls and no direction overrides (which can
 * make a paper read differently from its XML), long runs breakable. PDF/A forbids missing glyphs and the private
 * area, so one bad character would otherwise lose the whole document.
 */
export function printableIn(fonts: readonly Font[]): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const plain = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text
    // Most texts are plain Latin, which needs no look at any font.
    if (/^[\x20-\x7e\u00a0-\u00ac\u00ae-\u017f]*$/.test(plain)) return breakable(plain)
    const clean = plain
      .normalize('NFC')
      .toWellFormed()
      .replace(CONTROLS, match => (/\s/.test(match) ? ' ' : ''))
    return breakable(
      clusters(clean, cluster => {
        const before = known.get(cluster)
        if (before !== undefined) return before
        const after = drawable(cluster, fonts)
        if (known.size < 10_000) known.set(cluster, after)
        return after
      }),
    )
  }
}

/** Controls, soft hyphens, direction marks, variation selectors, tags, private area, non-characters, line separators. */
const CONTROLS =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\p{Variation_Selector}\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })

function clusters(text: string, each: (cluster: string) => string): string {
  let out = ''
  for (const { segment } of SEGMENTER.segment(text)) {
    const one = each(segment)
    // A row of boxes says no more than one.
    if (one !== BOX || !out.endsWith(BOX)) out += one
  }
  return out
}

/** A cluster is drawn by one font or not at all: marks of one font do not sit on letters of another. */
function drawable(cluster: string, fonts: readonly Font[]): string {
  const points = pointsOf(cluster)
  if (points.length <= MOST_MARKS && fonts.some(font => points.every(font.covers))) {
    return String.fromCodePoint(...points)
  }
  const [base] = points
  if (base === undefined) return ''
  if (!fonts.some(font => font.covers(base))) return BOX
  const font = fonts.find(candidate => candidate.covers(base))
  return points
    .slice(0, MOST_MARKS)
    .filter(point => font?.covers(point))
    .map(point => String.fromCodePoint(point))
    .join('')
}

/**
 * Marks need a letter under them, and joiners one of a script that joins: elsewhere they would change the meaning of
 * the glyph they stand on (of the space, say) for whoever copies text out of the document.
 */
function pointsOf(cluster: string): number[] {
  const lone = /^[\s\p{M}\p{Cf}]/u.test(cluster)
  const bare = lone ? cluster.replace(/[\p{M}\p{Cf}]/gu, '') : cluster
  const joined = JOINING.test(bare) ? bare : bare.replace(/[\u200c\u200d]/g, '')
  return [...joined].map(character => character.codePointAt(0) ?? 0)
}

const JOINING = /^[\p{Script=Arabic}\p{Script=Devanagari}]/u

/** More marks than this on one letter is decoration that runs over the lines above. */
const MOST_MARKS = 8

/** Zero width spaces are places to break that draw nothing: after a sign of an address, else every twelve letters. */
function breakable(text: string): string {
  return text.replace(RUN, run =>
    run
      .replace(/[@._/:;,=&?]+(?=.)/gu, '$&\u200b')
      .replace(/[^\u200b]{23,}/gu, part => (part.match(/.{1,12}/gsu) ?? []).join('\u200b')),
  )
}

const RUN = new RegExp(
  `[^\\s\\-\\u200b\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{M}]{${LONGEST_RUN + 1},}`,
  'gu',
)
