import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import type { Buyer, Seller } from '../invoices/document/parties-store.ts'
import { documentStyleOf } from '../invoices/issuing/make-documents.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { sha256 } from '../lib/secret.ts'
import { composeQuote } from './compose.ts'
import { quoteLinkUrl } from './link.ts'
import { quotePaper } from './paper.ts'
import { QUOTE_SNAPSHOT_FORMAT, type QuoteSnapshot, writeQuoteSnapshot } from './quote-snapshot.ts'
import type { NewRevision } from './revision-store.ts'

/** What is sent, as it was read; it may have been changed, sent or answered since. */
export type Sending = Pick<QuoteSnapshot, 'draft' | 'sentOn' | 'validUntil'> & {
  readonly row: {
    readonly workspace_id: string
    readonly id: string
    readonly version: number
    readonly revision: number
  }
  readonly personId: string
  readonly seller: Seller
  readonly buyer: Buyer
}

export type FrozenRevision = {
  readonly revisionId: string
  /** Of its public page. */
  readonly link: string
  readonly number: string
  readonly pdfSha256: string
  readonly validUntil: QuoteSnapshot['validUntil']
  readonly gross: bigint
}

/** A version whose PDF is in the archive, and which is not in the database yet. */
export type MadeRevision = FrozenRevision & {
  readonly row: NewRevision
  readonly net: bigint
}

/**
 * Composes the draft as the next version with this number, typesets it and archives the PDF, which takes no connection to
 * the database. A PDF that is not recorded afterwards is a harmless file of the archive.
 */
export async function makeRevision(
  context: AppContext,
  { row, personId, draft, seller, buyer, sentOn, validUntil }: Sending,
  number: string,
): Promise<MadeRevision> {
  const at = context.clock.now()
  const revision = row.revision + 1
  const revisionId = newId()
  const parties = { draft, number, sentOn, seller: seller.profile, buyer: buyer.profile }
  const content = composeQuote(parties, new Set())
  const look = documentStyleOf({ seller, buyer: buyer.profile }, draft, at, null)
  const frozen = writeQuoteSnapshot({
    ...parties,
    revision,
    validUntil,
    draftFormat: DRAFT_FORMAT,
    look,
  })
  const paper = { content, style: look, revision, validUntil, draft: false, proof: null }
  const pdf = await context.renderer.renderPdf(await quotePaper(context, paper))
  const pdfSha256 = await context.archive.store(pdf)
  const { gross, net } = content.agreed.totals
  const link = quoteLinkUrl(context, row.workspace_id, revisionId)
  return {
    revisionId,
    link,
    number,
    pdfSha256,
    validUntil,
    gross,
    net,
    row: {
      id: revisionId,
      revision,
      frozen,
      frozen_format: QUOTE_SNAPSHOT_FORMAT,
      content_sha256: sha256(frozen),
      pdf_sha256: Buffer.from(pdfSha256, 'hex'),
      gross_minor: gross,
      valid_until: validUntil,
      sent_at: at,
      sent_by: personId,
    },
  }
}
