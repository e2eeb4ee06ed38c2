import { replaceTemplate } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import { deleteDraftRow, lockInvoice } from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { templateFromInvoice } from './template-source.ts'
import { nextDayOf } from './present.ts'
import { changeRecurring, lockRecurring } from './store.ts'

export const replaceTemplateRoute = workspaceRoute(
  replaceTemplate,
  async ({ context, tx, member: { workspaceId }, query: { recurringId }, input }) => {
    const row = await lockInvoice(tx, workspaceId, input.invoiceId)
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (!row) return refuse('invoice_unknown')
    if (input.version !== undefined && input.version !== row.version)
      return refuse('changed_meanwhile', { version: row.version })
    const today = await todayOf(tx, context.clock, workspaceId)
    const template = templateFromInvoice(row, nextDayOf(recurring, today) ?? today)
    if (!template.ok) return template
    await changeRecurring(tx, recurring, template.value, context.clock.now())
    if (input.deleteDraft && row.issued_at === null) await deleteDraftRow(tx, workspaceId, row.id)
    return respond({})
  },
)
