import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { findVisitor } from '../lib/visitor.ts'
import { deleteSessions } from './session-store.ts'
import { type NewAccount, convertGuest, findAccount, insertAccount } from './store.ts'

/** Turns the visitor's guest account into the new account, or inserts a new one. Returns the person's id. */
export async function claimGuestAccount(
  tx: Tx,
  context: AppContext,
  token: string,
  account: NewAccount,
): Promise<string> {
  const visitor = await findVisitor(tx, context.clock, token, null)
  const visitorAccount = visitor && (await findAccount(tx, { id: visitor.person.id }))
  if (visitorAccount && visitorAccount.email === null) {
    await convertGuest(tx, visitorAccount.id, account)
    await deleteSessions(tx, visitorAccount.id)
    return visitorAccount.id
  }
  const id = newId()
  await insertAccount(tx, id, account)
  return id
}
