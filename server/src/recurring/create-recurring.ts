import { createRecurring } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { nextRun } from '@bordereau/domain/recurring/plan'
import { todayOf } from '../company/today.ts'
import { addEvent, findInvoice } from '../invoices/document/store.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { templateFromInvoice } from './template-source.ts'
import { mayAutomate } from './may-automate.ts'
import { presentRecurring } from './present.ts'
import { insertRecurring } from './store.ts'

export const createRecurringRoute = workspaceRoute(
  createRecurring,
  async ({ context, tx, member, input: { invoiceId, name, plan, mode } }) => {
    const { workspaceId } = member
    if (!mayAutomate(member.role, mode)) return refuse('forbidden')
    const row = await findInvoice(tx, workspaceId, invoiceId)
    if (!row) return refuse('invoice_unknown')
    const today = await todayOf(tx, context.clock, workspaceId)
    if (plan.firstDay < today) return refuse('first_day_past', { today })
    const nextDay = nextRun(plan, today)
    if (nextDay === null) return refuse('no_day_left')
    const template = templateFromInvoice(row, nextDay)
    if (!template.ok) return template
    const id = newId()
    const at = context.clock.now()
    await insertRecurring(tx, {
      workspaceId,
      id,
      name,
      state: 'active',
      pausedBecause: null,
      mode,
      plan,
      nextDay,
      ...template.value,
      sourceId: row.id,
      createdAt: at,
    })
    const event = { invoiceId: row.id, kind: 'repeated', personId: member.id, at }
    await addEvent(tx, workspaceId, { ...event, detail: { recurringId: id, name } })
    const view = await presentRecurring(tx, context, workspaceId, id)
    return view ? respond(view) : refuse('not_found')
  },
)
