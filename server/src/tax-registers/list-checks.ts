import { listTaxRegisterChecks } from '@bordereau/contract/tax-registers'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentCheck } from './present.ts'
import { checksOf } from './store.ts'

const MAX_CHECKS = 20

export const listTaxRegisterChecksRoute = workspaceRoute(
  listTaxRegisterChecks,
  async ({ tx, context, member, query }) => {
    const { number } = query
    const rows =
      number === undefined ? [] : await checksOf(tx, member.workspaceId, number, MAX_CHECKS)
    return respond({
      available: context.config.outgoing.enabled,
      checks: rows.map(presentCheck),
    })
  },
)
