import type { AppContext } from '../lib/app-context.ts'
import type { Paper } from '../documents/paper-data.ts'
import { hex } from '../lib/secret.ts'
import { composeQuote } from './compose.ts'
import { type QuoteProof, quotePaper } from './paper.ts'
import { readQuoteSnapshot } from './quote-snapshot.ts'
import type { RevisionRow } from './revision-store.ts'

/** The paper of a version as it was sent; accepted, with what was ordered and what proves it. */
export function paperOfRevision(
  context: AppContext,
  row: RevisionRow,
  timeZone: string,
): Promise<Paper> {
  const snapshot = readQuoteSnapshot(row)
  const proof = proofOf(row, timeZone)
  const chosen = new Set(proof ? row.chosen_ids : [])
  return quotePaper(context, {
    content: composeQuote(snapshot, chosen),
    style: snapshot.look,
    revision: snapshot.revision,
    validUntil: snapshot.validUntil,
    draft: false,
    proof,
  })
}

function proofOf(row: RevisionRow, timeZone: string): QuoteProof | null {
  if (row.answer !== 'accepted' || row.answered_at === null) return null
  return {
    name: row.signer_name,
    signature: row.signature,
    at: row.answered_at,
    timeZone,
    ip: row.ip,
    userAgent: row.user_agent,
    contentSha256: hex(row.content_sha256),
  }
}
