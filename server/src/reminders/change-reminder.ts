import { changeReminder } from '@bordereau/contract/reminders'
import { refuse } from '@bordereau/domain/decision'
import { levelsFor } from '@bordereau/domain/reminder/plan'
import { todayOf } from '../company/today.ts'
import { loadSeller } from '../invoices/document/parties-store.ts'
import { lockInvoice } from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findFacts } from './facts-store.ts'
import { recordReminder, restoreReminder } from './store.ts'

export const changeReminderRoute = workspaceRoute(
  changeReminder,
  async ({ context, tx, member, query: { invoiceId, levelId }, input: { change } }) => {
    const { workspaceId, id: personId } = member
    if (!(await lockInvoice(tx, workspaceId, invoiceId))) return refuse('not_found')
    const seller = await loadSeller(tx, workspaceId)
    const invoice = await findFacts(tx, workspaceId, invoiceId, seller.timeZone)
    const levels = invoice ? levelsFor(seller.reminderPlan, invoice.customer) : []
    const level = levels.find(one => one.id === levelId)
    if (!level) return refuse('level_unknown')
    const key = { workspaceId, invoiceId, levelId }
    const restored = await restoreReminder(tx, key)
    if (!restored) return refuse('reminder_sent')
    if (change.by === 'restore') return respond({})
    const today = await todayOf(tx, context.clock, workspaceId)
    if (change.by === 'move' && change.day < today) return refuse('day_past', { today })
    await recordReminder(tx, {
      workspace_id: workspaceId,
      invoice_id: invoiceId,
      level_id: levelId,
      days: level.days,
      outcome: change.by === 'skip' ? 'skipped' : 'moved',
      moved_to: change.by === 'skip' ? null : change.day,
      mail_id: null,
      decided_by: personId,
      decided_at: context.clock.now(),
    })
    return respond({})
  },
)
