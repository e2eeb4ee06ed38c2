import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getMe } from '@bordereau/contract/session'
import { roleOf } from '@bordereau/domain/access/policy'
import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { findPerson, workspacesOf } from './me-store.ts'
import { firstPersonId, readInstance } from './store.ts'

export type Me = ResponseOf<typeof getMe>

/** Who is here (null: nobody) and what this instance allows. Needs a system transaction. */
export async function presentMe(tx: Tx, house: House, personId: string | null): Promise<Me> {
  const row = personId === null ? undefined : await findPerson(tx, personId)
  const workspaces = row ? await workspacesOf(tx, row.id) : []
  const instance = await readInstance(tx)
  return {
    person: row
      ? { ...row, colorScheme: SCHEMES.find(scheme => scheme === row.colorScheme) ?? 'auto' }
      : null,
    workspaces: workspaces.map(workspace => ({
      ...workspace,
      role: roleOf(workspace.role),
    })),
    instance: {
      firstRun: (await firstPersonId(tx)) === undefined,
      signUpOpen: instance.signUpOpen,
      mailConfigured: house.config.smtp !== null,
      release: house.config.release,
      signInWith: house.config.signInWith.map(({ provider, name }) => ({ provider, name })),
    },
  }
}

const SCHEMES = ['auto', 'light', 'dark'] as const
