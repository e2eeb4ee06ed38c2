import { ENCODINGS, type Encoding } from '@bordereau/contract/encoding-names'
import { charactersOf, SEVERAL_BYTES } from './encodings.ts'
import { encodingsOf, languagesIn, languagesOf, letterModel, smallOf } from './letters.ts'
import { markLikelihood } from './letter-marks.ts'

/** A byte beyond ASCII between two others, and how often it occurs there. */
type Spot = {
  readonly before: number
  readonly byte: number
  readonly after: number
  count: number
}

export type Judged = { readonly encoding: Encoding; readonly score: number }

/**
 * The code pages of one byte a character in which bytes that are not UTF-8 read as words of a language, the best first.
 * The score is a logarithm of likelihood: of each letter between its neighbours in some language, of which the company's
 * counts most, and of the code page where that language is written.
 */
export function judgeCodePages(
  bytes: Uint8Array,
  { language, declared }: { readonly language: string; readonly declared: Encoding | undefined },
): readonly Judged[] {
  const spots = spotsOf(bytes)
  const score = (encoding: Encoding) => {
    const readings = [...languagesIn(encoding), language].map(of => {
      const likelihood = evidence(spots, charactersOf(encoding) ?? [], of)
      return likelihood + prior(encoding, of) + (of === language ? 0 : FOREIGN)
    })
    return Math.max(...readings) + (encoding === declared ? DECLARED : 0)
  }
  return ENCODINGS.filter(encoding => !SEVERAL_BYTES.has(encoding))
    .map(encoding => ({ encoding, score: score(encoding) }))
    .toSorted((a, b) => b.score - a.score)
}

/** Of a file that is in another language than the company's. */
const FOREIGN = -7

const DECLARED = 12

/** Enough to tell code pages apart; the rest of a long file is written alike. */
const MAX_SPOTS = 20_000

export function spotsOf(bytes: Uint8Array): readonly Spot[] {
  const spots = new Map<number, Spot>()
  let found = 0
  for (let at = 0; at < bytes.length && found < MAX_SPOTS; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    found += 1
    const [before, after] = [bytes[at - 1] ?? 0x20, bytes[at + 1] ?? 0x20]
    const key = (before << 16) | (byte << 8) | after
    const spot = spots.get(key)
    if (spot) spot.count += 1
    else spots.set(key, { before, byte, after, count: 1 })
  }
  return [...spots.values()]
}

function evidence(spots: readonly Spot[], characters: readonly string[], language: string): number {
  const model = letterModel(language)
  let sum = 0
  for (const { before, byte, after, count } of spots) {
    const place = placeOf(characters[before] ?? '', characters[byte] ?? '', characters[after] ?? '')
    const own = place.letter === '' ? 0 : model(place.before, place.letter, place.after)
    const likelihood =
      place.letter === ''
        ? place.shape
        : Math.log((OTHERS * place.anywhere + (1 - OTHERS) * own) / 2 + ODD) + place.shape
    sum += likelihood * (1 + Math.log(count))
  }
  return sum
}

/** The least that is added for a letter that no language has there, so that one odd name decides nothing. */
const ODD = 0.000_02
/** How much another language than the file's counts in it. */
const OTHERS = 0.08

/** A character between two others. `letter` is empty where it is none, and `shape` then all that is known. */
type Place = {
  readonly before: string
  readonly letter: string
  readonly after: string
  /** The sum of its likelihood in all languages that have it. */
  readonly anywhere: number
  readonly shape: number
}

const places = new Map<string, Place>()

function placeOf(before: string, one: string, after: string): Place {
  const key = before + one + after
  const known = places.get(key)
  if (known) return known
  const place = newPlace(before, one, after)
  places.set(key, place)
  return place
}

function newPlace(before: string, one: string, after: string): Place {
  if (!/^\p{L}$/u.test(one)) {
    const shape = markLikelihood(before, one, after)
    return { before, letter: '', after, anywhere: 0, shape }
  }
  const small = (text: string) => (/^\p{L}$/u.test(text) ? smallOf(text) : ' ')
  const [left, letter, right] = [small(before), smallOf(one), small(after)]
  const anywhere = languagesOf(letter)
    .map(each => letterModel(each)(left, letter, right))
    .reduce((sum, each) => sum + each, 0)
  return { before: left, letter, after: right, anywhere, shape: shapeOf(before, one, after) }
}

/** What no word has: a capital after a small letter, a letter between digits, two scripts. */
function shapeOf(before: string, one: string, after: string): number {
  const isCapital = one !== one.toLowerCase()
  let shape = 0
  if (isCapital && isSmall(before)) shape -= 5
  if (!isCapital && isCapitalLetter(before) && isCapitalLetter(after) && one !== 'ß') shape -= 4
  if (/^\d$/.test(before) && /^\d$/.test(after)) shape -= 6
  // Frequent in Greek and Cyrillic, which read as Latin letters have accents throughout.
  if (before >= '\u0080' && /\p{Script=Latin}/u.test(before) && /\p{Script=Latin}/u.test(one))
    shape -= 1.5
  for (const other of [before, after])
    if (/^\p{L}$/u.test(other) && scriptOf(other) !== scriptOf(one)) shape -= 5
  return shape
}

function isSmall(letter: string): boolean {
  return letter !== letter.toUpperCase()
}

function isCapitalLetter(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

function scriptOf(letter: string): string {
  return SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0] ?? ''
}

const SCRIPTS = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
] as const

/** Windows is the usual one of a country, then what servers, DOS and the Macintosh wrote; each less usual elsewhere. */
function prior(encoding: Encoding, language: string): number {
  const own = encodingsOf(language).includes(encoding)
  const kind = encoding.startsWith('windows')
    ? 0
    : encoding.startsWith('iso') || encoding.startsWith('koi8')
      ? -2
      : -3
  return kind + (own ? 0 : encoding === 'windows-1252' ? -1 : -3)
}
