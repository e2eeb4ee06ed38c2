import type { Tx } from '../db/database.ts'
import { type SecretBox, SecretError } from './secret-box.ts'

/** Stores a company's secret, in place of the earlier one of this name. */
export async function putSecret(
  tx: Tx,
  box: SecretBox,
  owner: { readonly workspaceId: string; readonly name: string },
  secret: { readonly text: string; readonly at: Date },
): Promise<void> {
  const ciphertext = box.encrypt(secret.text, owner)
  await tx
    .insertInto('secret')
    .values({
      workspace_id: owner.workspaceId,
      name: owner.name,
      ciphertext,
      updated_at: secret.at,
    })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'name']).doUpdateSet({ ciphertext, updated_at: secret.at }),
    )
    .execute()
}

/** The text of a company's secret; undefined where none is stored. Throws SecretError where it cannot be read. */
export async function readSecret(
  tx: Tx,
  box: SecretBox,
  owner: { readonly workspaceId: string; readonly name: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('secret')
    .select('ciphertext')
    .where('workspace_id', '=', owner.workspaceId)
    .where('name', '=', owner.name)
    .executeTakeFirst()
  return row && box.decrypt(row.ciphertext, owner)
}

/** As readSecret, but 'unreadable' where the key is another one or the row was changed, for pages that say so. */
export async function tryReadSecret(
  tx: Tx,
  box: SecretBox,
  owner: { readonly workspaceId: string; readonly name: string },
): Promise<{ readonly text: string } | 'unreadable' | undefined> {
  try {
    const text = await readSecret(tx, box, owner)
    return text === undefined ? undefined : { text }
  } catch (error) {
    if (error instanceof SecretError) return 'unreadable'
    throw error
  }
}

export async function deleteSecret(
  tx: Tx,
  owner: { readonly workspaceId: string; readonly name: string },
): Promise<void> {
  await tx
    .deleteFrom('secret')
    .where('workspace_id', '=', owner.workspaceId)
    .where('name', '=', owner.name)
    .execute()
}

/** How many companies' secrets there are, and how many of them the present keys cannot decrypt. In a system transaction. */
export async function countSecrets(
  tx: Tx,
  box: SecretBox,
): Promise<{ readonly all: number; readonly withoutKey: number }> {
  const rows = await tx.selectFrom('secret').select('ciphertext').execute()
  return {
    all: rows.length,
    withoutKey: rows.filter(row => !box.hasKeyOf(row.ciphertext)).length,
  }
}
