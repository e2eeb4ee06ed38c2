import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { Tx } from '../../db/database.ts'
import { hex, sha256 } from '../../lib/secret.ts'
import { newId } from '../../lib/id.ts'
import { journalEntry } from '../journal/journal-store.ts'
import type { Checked } from './check-draft.ts'
import type { ComposedIssue } from './compose-issue.ts'
import { type IssueRow, type WrittenIssues, writeIssues } from './issue-store.ts'
import type { DocumentFile } from './make-documents.ts'
import type { SeriesState, TakenNumber } from './series-state.ts'

/** A document whose files are in the archive. */
export type MadeIssue = {
  readonly invoiceId: string
  /** Of the draft that was checked. */
  readonly version: number
  readonly checked: Checked
  readonly personId: string | null
  readonly taken: TakenNumber
  readonly at: Date
  readonly composed: ComposedIssue
  readonly documents: readonly DocumentFile[]
}

/**
 * Writes documents of one series in the order of their numbers, and continues the series' journal. The caller holds the series' lock. Returns the rows and the series' state with the new end of the journal.
 */
export async function recordIssues(
  tx: Tx,
  workspaceId: string,
  state: SeriesState,
  issues: readonly MadeIssue[],
): Promise<{
  readonly rows: readonly IssueRow[]
  readonly written: WrittenIssues
  readonly head: SeriesState['head']
}> {
  const { rows, head } = issueRows(state, issues)
  return { rows, written: await writeIssues(tx, workspaceId, state.id, rows), head }
}

/** The rows of documents of one series in the order of their numbers, and the end of the journal after them. */
export function issueRows(
  state: SeriesState,
  issues: readonly MadeIssue[],
): { readonly rows: readonly IssueRow[]; readonly head: SeriesState['head'] } {
  let { head } = state
  const rows = issues.map((issue): IssueRow => {
    const { at, checked, composed, documents, taken } = issue
    const journal = journalEntry(head, {
      seriesId: state.id,
      at,
      invoiceId: issue.invoiceId,
      proof: {
        number: taken.number,
        frozen: hex(sha256(composed.frozen)),
        files: Object.fromEntries(documents.map(document => [document.kind, hex(document.sha256)])),
      },
    })
    head = { position: journal.position, hash: journal.hash }
    return {
      ...taken,
      invoiceId: issue.invoiceId,
      at,
      version: issue.version,
      frozen: composed.frozen,
      agreedReference: composed.agreedReference,
      issueDate: checked.issueDate,
      dueDate: composed.invoice.dueDate ?? null,
      totals: composed.totals,
      ...customerColumns(checked),
      personId: issue.personId,
      eventId: newId(),
      payLinkId: composed.payLinkId,
      journal,
      documents,
    }
  })
  return { rows, head }
}

/** The customer of the company, which of a self-billed document is the seller. */
function customerColumns({ draft, seller, buyer }: MadeIssue['checked']) {
  const { profile } = isSelfBilled(draft) ? seller : buyer
  return { customerName: profile.legalName, customerCountry: profile.address.country }
}
