import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { findVisitor } from '../lib/visitor.ts'
import { deleteSessions } from './session-store.ts'
import { type NewAccount, fillInGuest, findAccount, insertAccount } from './store.ts'

/** A guest who has looked at the sample company becomes the person; anybody else is new. Gives the person's id. */
export async function becomeSomebody(
  tx: Tx,
  house: House,
  token: string,
  account: NewAccount,
): Promise<string> {
  const visitor = await findVisitor(tx, house.clock, token, null)
  const known = visitor && (await findAccount(tx, { id: visitor.person.id }))
  if (known && known.email === null) {
    await fillInGuest(tx, known.id, account)
    await deleteSessions(tx, known.id)
    return known.id
  }
  const id = newId()
  await insertAccount(tx, id, account)
  return id
}
