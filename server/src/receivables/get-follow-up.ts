import { getFollowUp } from '@bordereau/contract/reminders'
import { localDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { proposalsOf } from '../bank-statements/proposals.ts'
import { unprintableWithReminders } from '../customer-statements/with-reminders.ts'
import { findInvoice } from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentFollowUp } from '../reminders/present.ts'
import { reasonOf } from './unpaid-reasons.ts'

export const getFollowUpRoute = workspaceRoute(
  getFollowUp,
  async ({ context, tx, member: { workspaceId }, query: { invoiceId } }) => {
    const row = await findInvoice(tx, workspaceId, invoiceId)
    if (!row) return refuse('not_found')
    if (row.issued_at === null) return refuse('not_issued')
    const view = await presentFollowUp(tx, context, row)
    if (view.noReminder === 'not_open')
      return respond({ ...view, reason: null, renewing: false, unprintable: [] })
    const proposals = await proposalsOf(tx, context, workspaceId)
    return respond({
      ...view,
      reason: await reasonOf(tx, row, localDate(view.today), proposals),
      renewing: proposals.renewing,
      unprintable: await unprintableWithReminders(tx, context, row),
    })
  },
)
