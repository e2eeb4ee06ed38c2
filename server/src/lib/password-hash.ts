import { type Options, hash, verify } from '@node-rs/argon2'

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** `known`: the stored hash, or null where there is no such account. */
  readonly matches: (known: string | null, password: string) => Promise<boolean>
}

export type HashCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/** argon2id, which is the library's default: 64 MiB, three passes, one lane. About 80 ms, on a thread of its own. */
export const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** Never used inside a transaction: other requests would wait for the database while a password is hashed. */
export function createPasswordHasher(cost: HashCost): PasswordHasher {
  let hashOfNone: Promise<string> | undefined
  return {
    hash: password => hash(password, cost),
    matches: async (known, password) => {
      // Without such an account a hash is checked all the same, so that the time does not show which accounts exist.
      hashOfNone ??= hash('of no account', cost)
      const right = await verify(known ?? (await hashOfNone), password)
      return right && known !== null
    },
  }
}
