import { draftPattern, replacePattern } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { patternAt } from '@bordereau/domain/recurring/pattern'
import { todayOf } from '../company/today.ts'
import { deleteDraftRow, lockInvoice } from '../invoices/store.ts'
import { beginDraft } from '../invoices/write-draft.ts'
import { answer } from '../lib/answer.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { copied } from './copied.ts'
import { nextDayOf } from './present.ts'
import { changeRecurring, findRecurring, lockRecurring } from './store.ts'

export const draftPatternRoute = workspaceRoute(
  draftPattern,
  async ({ house, tx, member, query: { recurringId } }) => {
    const { workspaceId } = member
    const recurring = await findRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    const today = await todayOf(tx, house.clock, workspaceId)
    const { pattern, plan, name } = recurring
    const draft = patternAt(pattern, plan, nextDayOf(recurring, today) ?? today, newId)
    const author = { workspaceId, personId: member.id }
    const detail = { recurringId, name }
    const from = { kind: 'pattern_drafted', detail } as const
    const begun = await beginDraft(tx, house.clock, author, draft, from)
    return begun.ok ? answer({ invoiceId: begun.value }) : refuse('not_found')
  },
)

export const replacePatternRoute = workspaceRoute(
  replacePattern,
  async ({ house, tx, member: { workspaceId }, query: { recurringId }, input }) => {
    const row = await lockInvoice(tx, workspaceId, input.invoiceId)
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (!row) return refuse('invoice_unknown')
    if (input.version !== undefined && input.version !== row.version)
      return refuse('changed_meanwhile', { version: row.version })
    const today = await todayOf(tx, house.clock, workspaceId)
    const copy = copied(row, nextDayOf(recurring, today) ?? today)
    if (!copy.ok) return copy
    await changeRecurring(tx, recurring, copy.value, house.clock.now())
    if (input.deleteDraft && row.issued_at === null) await deleteDraftRow(tx, workspaceId, row.id)
    return answer({})
  },
)
