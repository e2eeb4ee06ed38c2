import { listBankAccounts } from '@bordereau/contract/company'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { listAccounts } from './bank-store.ts'

export const listBankAccountsRoute = workspaceRoute(listBankAccounts, async ({ tx, member }) =>
  answer({ accounts: await listAccounts(tx, member.workspaceId) }),
)
