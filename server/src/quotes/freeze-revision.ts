import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import type { Tx } from '../db/database.ts'
import type { Buyer, Seller } from '../invoices/document/parties-store.ts'
import { documentStyleOf } from '../invoices/issuing/make-documents.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { sha256 } from '../lib/secret.ts'
import { composeQuote } from './compose.ts'
import { quoteLinkUrl } from './link.ts'
import { takeQuoteNumber } from './number.ts'
import { quotePaper } from './paper.ts'
import { QUOTE_SNAPSHOT_FORMAT, writeQuoteSnapshot } from './quote-snapshot.ts'
import { insertRevision } from './revision-store.ts'
import { type QuoteRow, addQuoteEvent, changeQuote } from './store.ts'

export type FrozenRevision = {
  readonly revisionId: string
  /** Of its public page. */
  readonly link: string
  readonly number: string
  readonly pdfSha256: string
  readonly validUntil: LocalDate
  readonly gross: bigint
}

type Sending = {
  /** Locked. */
  readonly row: QuoteRow
  readonly personId: string
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer
  readonly sentOn: LocalDate
  readonly validUntil: LocalDate
}

/** Freezes the draft as the next version, whose PDF is archived. The number is that of the first version. */
export async function freezeRevision(
  tx: Tx,
  context: AppContext,
  sending: Sending,
): Promise<Decision<FrozenRevision, 'not_found'>> {
  const { row, personId, draft, seller, buyer, sentOn, validUntil } = sending
  const key = { workspaceId: row.workspace_id, quoteId: row.id }
  const taken = row.number === null ? await takeQuoteNumber(tx, key.workspaceId, sentOn) : null
  if (taken?.ok === false) return taken
  const at = context.clock.now()
  const number = taken ? taken.value.number : (row.number ?? '')
  const revision = row.revision + 1
  const revisionId = newId()
  const parties = { draft, number, sentOn, seller: seller.profile, buyer: buyer.profile }
  const content = composeQuote(parties, new Set())
  const link = quoteLinkUrl(context, key.workspaceId, revisionId)
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
  await insertRevision(tx, key, {
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
  })
  await changeQuote(
    tx,
    key,
    {
      ...taken?.value,
      ...openAgain(validUntil, at),
      revision,
      // Another window with the same draft must not send it once more.
      version: row.version + 1,
      net_minor: net,
      gross_minor: gross,
    },
    at,
  )
  await addQuoteEvent(tx, key, { kind: 'sent', personId, at, detail: { revision, number } })
  return accept({ revisionId, link, number, pdfSha256, validUntil, gross })
}

/** A new version awaits a new answer. */
function openAgain(validUntil: LocalDate, at: Date) {
  return {
    state: 'sent',
    is_revising: false,
    valid_until: validUntil,
    sent_at: at,
    viewed_at: null,
    answered_at: null,
    expired_at: null,
  } as const
}
