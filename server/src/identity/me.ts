import { isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getMe } from '@bordereau/contract/session'
import { roleOf } from '@bordereau/domain/access/policy'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { findPerson, workspacesOf } from './me-store.ts'
import { firstPersonId, readInstance } from './store.ts'

export type Me = ResponseOf<typeof getMe>

/** The signed-in person (null: none) and the settings of the instance. Needs a system transaction. */
export async function presentMe(tx: Tx, context: AppContext, personId: string | null): Promise<Me> {
  const row = personId === null ? undefined : await findPerson(tx, personId)
  const workspaces = row ? await workspacesOf(tx, row.id) : []
  const instance = await readInstance(tx)
  return {
    person: row
      ? { ...row, colorScheme: SCHEMES.find(scheme => scheme === row.colorScheme) ?? 'auto' }
      : null,
    workspaces: workspaces.map(workspace => ({
      ...workspace,
      sendsMail: workspace.sendsMail || context.config.smtp !== null,
      role: roleOf(workspace.role),
      negativeCreditNotes:
        workspace.country !== null && isShownNegative('credit_note', workspace.country),
    })),
    instance: {
      firstRun: (await firstPersonId(tx)) === undefined,
      signUpOpen: instance.signUpOpen,
      mailConfigured: context.config.smtp !== null,
      release: context.config.release,
      ...(row && context.config.contact !== null && { contact: context.config.contact }),
      signInWith: context.config.signInWith.map(({ provider, name }) => ({ provider, name })),
    },
  }
}

const SCHEMES = ['auto', 'light', 'dark'] as const
