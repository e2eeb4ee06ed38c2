import { getReceivables } from '@bordereau/contract/reminders'
import { proposalsOf } from '../bank-statements/proposals.ts'
import { localeOf } from '../company/store.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { receivablesOn } from './receivables.ts'
import { reasonsByCustomer } from './unpaid-reasons.ts'

/** Customers that are listed, those who owe most first. */
const CUSTOMERS = 200

export const getReceivablesRoute = workspaceRoute(
  getReceivables,
  async ({ context, tx, member: { workspaceId } }) => {
    const { currency, timeZone } = await localeOf(tx, workspaceId)
    const now = today(context.clock, timeZone)
    const all = await receivablesOn(tx, workspaceId, { currency, today: now, most: CUSTOMERS })
    const ids = all.customers.map(({ customerId }) => customerId)
    const proposals = await proposalsOf(tx, context, workspaceId)
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
