import { fold } from '../fold.ts'

/** The searched texts of an item. */
export interface Findable {
  label: string
  help?: string | undefined
  /** Further search terms, never displayed. */
  keywords?: string | undefined
}

/** Part of a text; `found` where it matches. */
export interface Piece {
  text: string
  found: boolean
}

const WHOLE = 1000
const BEGINS = 500
const IN_LABEL = { start: 40, inside: 15 }
const IN_KEYWORDS = { start: 25, inside: 0 }
const IN_HELP = { start: 20, inside: 5 }

/**
 * The items that contain every word of the query, the best first and otherwise in their order. Accents and case are
 * ignored; a match at the beginning of a word ranks higher than inside. An empty query finds all.
 */
export function rank<Thing extends Findable>(query: string, things: readonly Thing[]): Thing[] {
  const words = wordsOf(query)
  if (words.length === 0) return [...things]
  return things
    .map(thing => ({ thing, score: scoreOf(words, thing) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}

function scoreOf(words: readonly string[], { label, help = '', keywords = '' }: Findable): number {
  const [inLabel, inHelp, inKeywords] = [label, help, keywords].map(text => fold(text).plain)
  const each = words.map(word =>
    Math.max(
      weigh(inLabel ?? '', word, IN_LABEL),
      weigh(inHelp ?? '', word, IN_HELP),
      weigh(inKeywords ?? '', word, IN_KEYWORDS),
    ),
  )
  if (each.includes(0)) return 0
  const whole = words.join(' ')
  const bonus = inLabel === whole ? WHOLE : inLabel?.startsWith(whole) === true ? BEGINS : 0
  return each.reduce((sum, weight) => sum + weight, bonus)
}

function weigh(text: string, word: string, weights: { start: number; inside: number }): number {
  if (startOf(text, word) >= 0) return weights.start
  return text.includes(word) ? weights.inside : 0
}

/** The text in pieces, with the matches of every word of the query. */
export function piecesOf(text: string, query: string): Piece[] {
  const { plain, origin } = fold(text)
  const marked = new Set<number>()
  for (const word of wordsOf(query)) {
    const at = Math.max(startOf(plain, word), -1)
    const from = at >= 0 ? at : plain.indexOf(word)
    if (from < 0) continue
    for (let i = from; i < from + word.length; i += 1) marked.add(origin[i] ?? -1)
  }
  const pieces: Piece[] = []
  let at = 0
  for (const character of text) {
    const found = marked.has(at)
    const last = pieces.at(-1)
    // A combining mark stays with its letter.
    if (last && (last.found === found || /^\p{Mark}$/u.test(character))) last.text += character
    else pieces.push({ text: character, found })
    at += character.length
  }
  return pieces
}

function wordsOf(query: string): string[] {
  return fold(query)
    .plain.split(/\s+/u)
    .filter(word => word !== '')
}

/** The index of a word of the text that begins with it; -1 if there is none. */
function startOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text.slice(0, at).at(-1) ?? '')) return at
  }
  return -1
}

const LETTER = /[\p{Letter}\p{Number}\p{Mark}]/u
