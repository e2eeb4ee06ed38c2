/**
 * How likely a character that is no letter stands between two others, as a logarithm: beside digits, spaces and at the
 * borders of words some are usual; within a word they are letters in another code page.
 */
export function markLikelihood(before: string, mark: string, after: string): number {
  if (!/^[^\p{C}\ufffd]$/u.test(mark)) return mark === '\u00ad' ? -8 : -13
  const places = USUAL.find(([marks]) => marks.includes(mark))?.[1]
  const place = `${kindOf(before)}${kindOf(after)}`
  if (places?.test(place)) return '„“”‚‘’«»‹›'.includes(mark) ? -5 : -3.5
  if (place === 'aa') return -11
  return places ? -8 : -10
}

/** Letter, digit, space or begin or end, other. */
function kindOf(character: string): string {
  if (/^\p{L}$/u.test(character)) return 'a'
  if (/^\p{N}$/u.test(character)) return '1'
  return character.trim() === '' ? '_' : '.'
}

/** Marks and what may be before and after them. */
const USUAL: readonly (readonly [string, RegExp])[] = [
  ['\u00a0\u202f', /^(1.|.1|a[._a]|[._]a|\.\.)$/],
  ['€', /^([1_.][1_.]|1a|a1)$/],
  ['£', /^[_.1][1_.]$/],
  ['„“‚‘«‹', /^([_.][a1]|[a1._][_.])$/],
  ['”’»›', /^([a1.][_.]|[_.][_.a])$/],
  ['’', /^aa$/],
  ['–—', /^([_.][_.1]|1[_.]|11)$/],
  ['…', /^[a1.][_.]$/],
  ['§', /^[_.][_1.]$/],
  ['°ºª', /^(a[_.]|1[_.a]|\.[_.])$/],
  ['№', /^[_.][_1.]$/],
  ['²³', /^[a1][_.]$/],
  ['½¼¾', /^[1_.][_.]$/],
  ['®™', /^a[_.]$/],
  ['¿¡', /^[_.]a$/],
  ['·•', /^(__|[_.]a|_[a1])$/],
  ['×±', /^[1_][1_]$/],
]
