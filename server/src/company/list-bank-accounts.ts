import { listBankAccounts } from '@bordereau/contract/company'
import { respond, workspaceRoute } from '../lib/route.ts'
import { listAccounts } from './bank-store.ts'

export const listBankAccountsRoute = workspaceRoute(listBankAccounts, async ({ tx, member }) =>
  respond({ accounts: await listAccounts(tx, member.workspaceId) }),
)
