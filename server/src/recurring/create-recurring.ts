import { createRecurring } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { nextRun } from '@bordereau/domain/recurring/plan'
import { todayOf } from '../company/today.ts'
import { addEvent, findInvoice } from '../invoices/store.ts'
import { answer } from '../lib/answer.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { copied } from './copied.ts'
import { mayLet } from './may-let.ts'
import { presentRecurring } from './present.ts'
import { insertRecurring } from './store.ts'

export const createRecurringRoute = workspaceRoute(
  createRecurring,
  async ({ house, tx, member, input: { invoiceId, name, plan, mode } }) => {
    const { workspaceId } = member
    if (!mayLet(member.role, mode)) return refuse('forbidden')
    const row = await findInvoice(tx, workspaceId, invoiceId)
    if (!row) return refuse('invoice_unknown')
    const today = await todayOf(tx, house.clock, workspaceId)
    if (plan.firstDay < today) return refuse('first_day_past', { today })
    const nextDay = nextRun(plan, today)
    if (nextDay === null) return refuse('no_day_left')
    const copy = copied(row, nextDay)
    if (!copy.ok) return copy
    const id = newId()
    const at = house.clock.now()
    await insertRecurring(tx, {
      workspaceId,
      id,
      name,
      state: 'active',
      pausedBecause: null,
      mode,
      plan,
      nextDay,
      ...copy.value,
      sourceId: row.id,
      createdAt: at,
    })
    const event = { invoiceId: row.id, kind: 'repeated', personId: member.id, at }
    await addEvent(tx, workspaceId, { ...event, detail: { recurringId: id, name } })
    const view = await presentRecurring(tx, house, workspaceId, id)
    return view ? answer(view) : refuse('not_found')
  },
)
