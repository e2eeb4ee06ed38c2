import { draftFromTemplate, replaceTemplate } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { templateAsDraft } from '@bordereau/domain/recurring/template'
import { todayOf } from '../company/today.ts'
import { deleteDraftRow, lockInvoice } from '../invoices/document/store.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import { respond } from '../lib/response.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { templateFromInvoice } from './template-source.ts'
import { nextDayOf } from './present.ts'
import { changeRecurring, findRecurring, lockRecurring } from './store.ts'

export const draftTemplateRoute = workspaceRoute(
  draftFromTemplate,
  async ({ context, tx, member, query: { recurringId } }) => {
    const { workspaceId } = member
    const recurring = await findRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    const today = await todayOf(tx, context.clock, workspaceId)
    const { pattern, plan, name } = recurring
    const draft = templateAsDraft(pattern, plan, nextDayOf(recurring, today) ?? today, newId)
    const author = { workspaceId, personId: member.id }
    const detail = { recurringId, name }
    const origin = { kind: 'pattern_drafted', detail } as const
    const created = await beginDraft(tx, context.clock, author, draft, origin)
    return created.ok ? respond({ invoiceId: created.value }) : refuse('not_found')
  },
)

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
