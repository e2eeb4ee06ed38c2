import { type Decision, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { agreedDraft } from '@bordereau/domain/quote/agreed'
import type { Tx } from '../db/database.ts'
import type { DraftRow } from '../invoices/document/store.ts'
import { checkReferences, draftRow } from '../invoices/drafts/write-draft.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** The columns of a quote's draft, with the sums without its optional lines. Refuses ids that the company does not have. */
export async function quoteDraftRow(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
): Promise<
  Decision<DraftRow, 'customer_unknown' | 'bad_request' | 'bank_account_unknown' | 'item_unknown'>
> {
  const checked = await checkReferences(tx, workspaceId, draft)
  if (!checked.ok) return refuse(checked.refusal, checked.detail)
  return draftRow(tx, workspaceId, agreedDraft(draft, NOTHING))
}
