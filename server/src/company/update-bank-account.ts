import { updateBankAccount } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { normaliseAccount } from './bank-account.ts'
import { clearDefaultAccount, listAccounts, updateAccount } from './bank-store.ts'
import { lockCompany } from './store.ts'

/** The default can only be replaced by another account, so that documents always have one. */
export const updateBankAccountRoute = workspaceRoute(
  updateBankAccount,
  async ({ tx, member, query, input }) => {
    const { workspaceId } = member
    const company = await lockCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const normalised = normaliseAccount(input, company)
    if (!normalised.ok) return normalised
    const before = (await listAccounts(tx, workspaceId)).find(
      account => account.id === query.bankAccountId,
    )
    if (!before) return refuse('not_found')
    const isDefault = input.isDefault || before.isDefault
    if (isDefault) await clearDefaultAccount(tx, workspaceId)
    const account = { ...normalised.value, id: before.id, isDefault }
    return (await updateAccount(tx, workspaceId, account)) ? respond(account) : refuse('not_found')
  },
)
