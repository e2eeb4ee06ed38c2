import { type Database, asSystem } from '../db/database.ts'
import type { SecretBox } from './secret-box.ts'
import { countSecrets } from './store.ts'

/** Logs at start that stored secrets cannot be read, before the first payment or message fails because of it. */
export async function warnOfMissingKey(
  db: Database,
  box: SecretBox,
  log: { readonly error: (details: object, message: string) => void },
): Promise<void> {
  const { all, withoutKey } = await asSystem(db, tx => countSecrets(tx, box))
  if (withoutKey > 0)
    log.error(
      { secrets: all, withoutKey },
      'the key of stored secrets is not here: bring back secrets.key or SECRETS_KEY, or enter them again in Settings',
    )
}
