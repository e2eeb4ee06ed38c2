import { setFollowUp } from '@bordereau/contract/reminders'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import { addEvent, findInvoice } from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findFollowUp, saveFollowUp } from './store.ts'

export const setFollowUpRoute = workspaceRoute(
  setFollowUp,
  async ({ context, tx, member, query: { invoiceId }, input: { hold, note } }) => {
    const { workspaceId, id: personId } = member
    const row = await findInvoice(tx, workspaceId, invoiceId)
    if (!row) return refuse('not_found')
    if (row.issued_at === null) return refuse('not_issued')
    const before = await findFollowUp(tx, workspaceId, invoiceId)
    const isSame =
      before.hold?.reason === hold?.reason && (before.hold?.until ?? null) === (hold?.until ?? null)
    const today = await todayOf(tx, context.clock, workspaceId)
    if (!isSame && hold?.until && hold.until < today) return refuse('day_past', { today })
    const at = context.clock.now()
    await saveFollowUp(tx, {
      workspace_id: workspaceId,
      invoice_id: invoiceId,
      reason: hold?.reason ?? null,
      until: hold?.until ?? null,
      note: note.trim(),
      changed_by: personId,
      changed_at: at,
    })
    if (!isSame) {
      const kind = hold === null ? 'reminders_resumed' : `reminders_${hold.reason}`
      const detail = hold?.until ? { until: hold.until } : {}
      await addEvent(tx, workspaceId, { invoiceId, kind, personId, at, detail })
    }
    return respond({})
  },
)
