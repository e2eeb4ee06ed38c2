import { randomBytes } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { createInstance, readInstance, setSignUpOpen } from './store.ts'

const SECRET_BYTES = 32

/**
 * Creates the instance's row with a random secret at the first start. `signUpOpen` from the environment overrides the
 * setting in the application; null leaves it unchanged. Needs a system transaction. Returns the secret.
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
