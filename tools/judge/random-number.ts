/** A generator of numbers from 0 to 1 by a seed (mulberry32), the same on every machine. */
export type Random = () => number

export function randomBySeed(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Value>(random: Random, values: ArrayLike<Value>): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('nothing to pick from')
  return value
}

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CHECKS: Readonly<Record<string, string>> = {
  '?': DIGITS,
  '@': LETTERS,
  '%': DIGITS + LETTERS,
}

/** A number of the template in which only the check characters are still to be tried. */
export function fill(random: Random, template: string): string {
  const chosen = template.replace(/\{([^}]*)\}/g, (_, token: string) => expand(random, token))
  return chosen
    .replace(/[#A*](?![^<]*>)/g, place => pick(random, ALPHABETS[place] ?? place))
    .replace(/[<>]/g, '')
}

const ALPHABETS: Readonly<Record<string, string>> = {
  '#': DIGITS,
  A: LETTERS,
  '*': DIGITS + LETTERS,
}

/** Letters of a listed text stand for themselves: they are put between < and >. */
function expand(random: Random, token: string): string {
  if (token === 'siren') return `<${sirenBy(random)}>`
  if (token === 'cf') return `<${italianDate(random)}>`
  if (token === 'dmy') return `<${day(random)}${two(1 + random() * 12)}${two(random() * 100)}>`
  const added = /^ymd(?:\+(\d+))?$/.exec(token)
  if (added) {
    const month = Math.floor(1 + random() * 12) + Number(added[1] ?? 0)
    return `<${two(random() * 100)}${two(month)}${day(random)}>`
  }
  const text = pick(random, token.split('|'))
  return text.includes('#') ? text : `<${text}>`
}

function day(random: Random): string {
  return two(1 + random() * 31)
}

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

function italianDate(random: Random): string {
  const isWoman = random() < 0.5
  return `${two(random() * 100)}${pick(random, 'ABCDEHLMPRST')}${two(1 + random() * 31 + (isWoman ? 40 : 0))}`
}

function sirenBy(random: Random): string {
  const front = Array.from({ length: 8 }, () => pick(random, DIGITS)).join('')
  const sum = [...front].reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return front + String((10 - (sum % 10)) % 10)
}

/** All numbers with each check character tried, in random order; at most `limit`. */
export function* candidates(random: Random, filled: string, limit = 400): Generator<string> {
  const places = [...filled].flatMap((place, i) => (CHECKS[place] === undefined ? [] : [i]))
  const sizes = places.map(place => (CHECKS[filled[place] ?? ''] ?? '').length)
  const count = sizes.reduce((product, size) => product * size, 1)
  const start = Math.floor(random() * count)
  for (let tried = 0; tried < Math.min(count, limit); tried += 1) {
    let rest = (start + tried) % count
    const characters = [...filled]
    places.forEach((place, i) => {
      const alphabet = CHECKS[filled[place] ?? ''] ?? ''
      characters[place] = alphabet[rest % (sizes[i] ?? 1)] ?? ''
      rest = Math.floor(rest / (sizes[i] ?? 1))
    })
    yield characters.join('')
  }
}

/** One or two mistakes of the typing hand, after the letters of the country. */
export function mutate(random: Random, number: string, from: number): string {
  const once = mutateOnce(random, number, from)
  return random() < 0.3 ? mutateOnce(random, once, from) : once
}

function mutateOnce(random: Random, number: string, from: number): string {
  const at = from + Math.floor(random() * Math.max(1, number.length - from))
  const before = number.slice(0, at)
  const after = number.slice(at + 1)
  const roll = random()
  if (roll < 0.55) return before + pick(random, random() < 0.9 ? DIGITS : LETTERS) + after
  if (roll < 0.8) return before + (number[at + 1] ?? '') + (number[at] ?? '') + number.slice(at + 2)
  if (roll < 0.9) return before + after
  return before + pick(random, DIGITS) + number.slice(at)
}
