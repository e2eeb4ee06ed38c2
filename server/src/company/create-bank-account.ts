import { createBankAccount } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { keptAccount } from './bank-account.ts'
import { clearDefaultAccount, insertAccount, listAccounts } from './bank-store.ts'
import { lockCompany } from './store.ts'

export const createBankAccountRoute = workspaceRoute(
  createBankAccount,
  async ({ house, tx, member, input }) => {
    const { workspaceId } = member
    const company = await lockCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const kept = keptAccount(input, company)
    if (!kept.ok) return kept
    const others = await listAccounts(tx, workspaceId)
    const isDefault = input.isDefault || !others.some(account => account.isDefault)
    if (isDefault) await clearDefaultAccount(tx, workspaceId)
    const account = { ...kept.value, id: newId(), isDefault }
    await insertAccount(tx, workspaceId, account, house.clock.now())
    return answer(account)
  },
)
