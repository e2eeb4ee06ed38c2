import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../../db/database.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { newPayLink } from '../document/pay-link.ts'
import { type InvoiceRow, seriesKindOfRow } from '../document/store.ts'
import { readDraft } from '../document/snapshot.ts'
import { checkDraft, loadParties, seriesOfChecked } from './check-draft.ts'
import { composeIssue } from './compose-issue.ts'
import { checkRelations, hasRelations, settleRelations } from './relations.ts'
import type { IssueRefusal } from './issue-request.ts'
import { readSeries } from './issue-store.ts'
import { makeDocuments } from './make-documents.ts'
import { recordIssues } from './record-issues.ts'
import { lockSeries } from './series-store.ts'
import { takeNumber } from './series-state.ts'

type Issuer = {
  readonly personId: string | null
  readonly seriesId: string | undefined
  /** Accept a date far ahead of all earlier ones: confirmed by a person, or set by a plan or the sample. */
  readonly confirmDateJump: boolean
}

/**
 * Issues a locked draft in the caller's transaction, as issueChecked (issue-queue.ts) does for many: for a caller whose
 * other rows must be committed together with it, and which no other document can join.
 */
export async function issueDraft(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  issuer: Issuer,
): Promise<Decision<{ number: string }, IssueRefusal>> {
  const { workspace_id: workspaceId, id: invoiceId, version } = row
  const draft = readDraft(row.draft, row.draft_format)
  const checked = checkDraft(context, await loadParties(tx, workspaceId, draft))
  if (!checked.ok) return checked
  const kind = seriesOfChecked(seriesKindOfRow(row), checked.value)
  const series = await lockSeries(tx, workspaceId, kind, issuer.seriesId)
  const state = series && (await readSeries(tx, { workspaceId, kind, seriesId: series.id }))
  if (!state) return refuse('not_found')
  const decided = takeNumber(context, state, checked.value, issuer.confirmDateJump, NONE)
  if (!decided.ok) return decided
  const refused = hasRelations(draft) && (await checkRelations(tx, workspaceId, invoiceId, draft))
  if (refused) return refused
  const { taken, after } = decided.value
  const at = context.clock.now()
  const composed = composeIssue(
    checked.value,
    taken.number,
    at,
    newPayLink(context, workspaceId, draft),
  )
  const documents = await makeDocuments(context, composed)
  const { personId } = issuer
  const { value } = checked
  const made = { invoiceId, version, checked: value, personId, taken, at, composed, documents }
  const recorded = await recordIssues(tx, workspaceId, after, [made]).catch((error: unknown) => {
    // Different patterns can format the same number. The refusal rolls the transaction back, as any refusal does.
    if (Object(error).constraint === 'invoice_number') return undefined
    throw error
  })
  if (!recorded) return refuse('number_taken', { number: taken.number })
  if (!recorded.written.counted || !recorded.written.marked.has(invoiceId))
    throw new Error(`${taken.number} was not written under the lock of its series`)
  for (const issue of recorded.rows) await settleRelations(tx, workspaceId, issue, draft, at)
  return accept({ number: taken.number })
}

const NONE: ReadonlySet<string> = new Set()
