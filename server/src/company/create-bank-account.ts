import { createBankAccount } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { normaliseAccount } from './bank-account.ts'
import { clearDefaultAccount, insertAccount, listAccounts } from './bank-store.ts'
import { lockCompany } from './store.ts'

export const createBankAccountRoute = workspaceRoute(
  createBankAccount,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const company = await lockCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const normalised = normaliseAccount(input, company)
    if (!normalised.ok) return normalised
    const others = await listAccounts(tx, workspaceId)
    const isDefault = input.isDefault || !others.some(account => account.isDefault)
    if (isDefault) await clearDefaultAccount(tx, workspaceId)
    const account = { ...normalised.value, id: newId(), isDefault }
    await insertAccount(tx, workspaceId, account, context.clock.now())
    return respond(account)
  },
)
