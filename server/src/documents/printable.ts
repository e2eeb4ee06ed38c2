import { UNSEEN } from '@bordereau/domain/text/printable'
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
      .replace(UNSEEN, match => (/\s/.test(match) ? ' ' : ''))
      .replace(UNDRAWABLE, BOX)
      .replace(EXCESSIVE_MARKS, '$1')
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

/** The private area, which PDF/A forbids, and what is no character yet. */
const UNDRAWABLE = /[\p{Co}\p{Cn}]+/gu

/** More marks on one letter would overlap the lines above. */
const EXCESSIVE_MARKS = /(\p{M}{8})\p{M}+/gu

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })

function clusters(text: string, each: (cluster: string) => string): string {
  let out = ''
  for (const cluster of clustersOf(text)) {
    const one = each(cluster)
    // Consecutive boxes become one.
    if (one !== BOX || !out.endsWith(BOX)) out += one
  }
  return out
}

/** Grapheme clusters (Unicode Standard Annex 29); vowels of Burmese, which are clusters of their own there, with their letter. */
function clustersOf(text: string): string[] {
  const found: string[] = []
  for (const { segment } of SEGMENTER.segment(text)) {
    const before = found.at(-1)
    const isPart = SPACING_VOWEL.test(segment) && /\p{Script=Myanmar}$/u.test(before ?? '')
    if (isPart && before !== undefined) found[found.length - 1] = before + segment
    else found.push(segment)
  }
  return found
}

const SPACING_VOWEL =
  /^[\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c\uaa7b\uaa7d]/

/** A grapheme cluster is drawn by one font: marks of one font are misplaced on letters of another. */
function drawable(cluster: string, fonts: readonly Font[]): string {
  if (cluster === '\u200b') return cluster
  const points = pointsOf(cluster)
  const able = fonts.filter(font => font.isNeededBy(cluster))
  if (able.some(font => points.every(font.covers))) return String.fromCodePoint(...points)
  const [base] = points
  if (base === undefined) return ''
  const font = able.find(candidate => candidate.covers(base))
  if (font === undefined) return BOX
  return points
    .filter(point => font.covers(point))
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

const JOINING =
  /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u

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
