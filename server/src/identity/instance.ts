import { randomBytes } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { createInstance, readInstance, setSignUpOpen } from './store.ts'

const SECRET_BYTES = 32

/**
 * The instance's own row, made at the very first start with a secret of its own. `signUpOpen` from the environment wins
 * over what was set in the application; null leaves it as it is. Needs a system transaction. Gives the secret.
 */
export async function ensureInstance(
  tx: Tx,
  clock: Clock,
  signUpOpen: boolean | null,
): Promise<Uint8Array> {
  await createInstance(tx, { secret: randomBytes(SECRET_BYTES), createdAt: clock.now() })
  if (signUpOpen !== null) await setSignUpOpen(tx, signUpOpen)
  return (await readInstance(tx)).secret
}
