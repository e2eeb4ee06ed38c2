import { draftFromTemplate } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { templateAsDraft } from '@bordereau/domain/recurring/template'
import { todayOf } from '../company/today.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { nextDayOf } from './present.ts'
import { findRecurring } from './store.ts'

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
