import { MOST_DEBTORS, getReceivables } from '@bordereau/contract/reminders'
import { proposalsOf } from '../bank-statements/proposals.ts'
import { localeOf } from '../company/store.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { receivablesOn } from './receivables.ts'
import { reasonsByCustomer } from './unpaid-reasons.ts'

export const getReceivablesRoute = workspaceRoute(
  getReceivables,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const { currency, timeZone } = await localeOf(tx, workspaceId)
    const now = today(context.clock, timeZone)
    const { limit: most = MOST_DEBTORS } = query
    const [all, proposals] = await Promise.all([
      receivablesOn(tx, workspaceId, { currency, today: now, most }),
      proposalsOf(tx, context, workspaceId),
    ])
    const ids = all.customers.map(({ customerId }) => customerId)
    const reasons = await reasonsByCustomer(tx, workspaceId, now, ids, proposals)
    return respond({
      ...all,
      renewing: proposals.renewing,
      customers: all.customers.map(one => ({
        ...one,
        reasons: reasons.get(one.customerId) ?? [],
      })),
    })
  },
)
