import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** argon2id, which is the library's default: 64 MiB, three passes, one lane. About 80 ms, on a thread of its own. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const

/** Never inside a transaction: nobody should wait for the database because somebody signs in. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let nobodysHash: Promise<string> | undefined

/** Where there is no such account a hash is checked all the same, so that time does not tell who has one. */
export async function passwordMatches(known: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('of nobody')
  const right = await verify(known ?? (await nobodysHash), password)
  return right && known !== null
}

const SHORTEST = 10
const COMMON: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] ?? []).map(String).filter(word => word.length >= SHORTEST),
)

/** Whether a guesser would try it early: a password of many, or little but the person's own name and address. */
export function isCommonPassword(password: string, about: readonly string[]): boolean {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || new Set(lower).size <= MIN_DIFFERENT) return true
  const words = [PRODUCT, ...about.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
  const rest = words
    .filter(word => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), lower)
  return rest.length < MIN_OF_ONES_OWN
}

const PRODUCT = 'bordereau'
const MIN_DIFFERENT = 2
const SHORTEST_WORD = 3
const MIN_OF_ONES_OWN = 5
