import { archiveBankAccount } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { archiveAccount, listAccounts, makeDefaultAccount } from './bank-store.ts'
import { lockCompany } from './store.ts'

export const archiveBankAccountRoute = workspaceRoute(
  archiveBankAccount,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    if (!(await lockCompany(tx, workspaceId))) return refuse('not_found')
    const archived = await archiveAccount(tx, workspaceId, query.bankAccountId, context.clock.now())
    if (!archived) return refuse('not_found')
    const [next, ...rest] = await listAccounts(tx, workspaceId)
    if (next && ![next, ...rest].some(account => account.isDefault)) {
      await makeDefaultAccount(tx, workspaceId, next.id)
    }
    return respond({})
  },
)
