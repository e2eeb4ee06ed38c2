import { formatMoment } from '@bordereau/domain/text/format'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { languageBetween } from '@bordereau/domain/country/regional-language'
import type { Tx } from '../../db/database.ts'
import { loadSeller } from '../../invoices/document/parties-store.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { composeQuote } from '../compose.ts'
import { quoteLinkUrl } from '../link.ts'
import { readQuoteSnapshot } from '../quote-snapshot.ts'
import { type RevisionRow, findRevision, listRevisions } from '../revision-store.ts'
import { statusOfQuote } from '../status.ts'
import { type QuoteRow, findQuote } from '../store.ts'
import { type QuotePageFacts, pageStatusOf } from './facts.ts'
import { chosenIds } from './options.ts'

export type QuoteLink = { readonly workspaceId: string; readonly revisionId: string }

export type LoadedPage = {
  readonly facts: QuotePageFacts
  readonly quote: QuoteRow
  readonly revision: RevisionRow
  readonly timeZone: string
}

/** The version that a link opens, with the options that are ticked; undefined where there is none. */
export async function loadQuotePage(
  tx: Tx,
  context: AppContext,
  link: QuoteLink,
  visit: {
    readonly path: string
    /** Undefined or null: that of the quote. */
    readonly lang: string | null | undefined
    readonly options: readonly string[]
    readonly nameMissing?: boolean
  },
): Promise<LoadedPage | undefined> {
  const { workspaceId } = link
  const revision = await findRevision(tx, workspaceId, link.revisionId)
  const quote = revision && (await findQuote(tx, workspaceId, revision.quote_id))
  if (!revision || !quote) return undefined
  const seller = await loadSeller(tx, workspaceId)
  const snapshot = readQuoteSnapshot(revision)
  const isNewest = revision.revision === quote.revision
  const chosen =
    revision.answer === 'accepted'
      ? new Set(revision.chosen_ids)
      : chosenIds(snapshot.draft, visit.options)
  const { timeZone } = seller
  const language = languageBetween(textLanguageOf(visit.lang ?? snapshot.draft.language), snapshot)
  const facts: QuotePageFacts = {
    language,
    path: visit.path,
    snapshot,
    content: composeQuote(snapshot, chosen),
    hasLogo: seller.logo !== null,
    accentColor: seller.accentColor,
    status: pageStatusOf(statusOfQuote(quote, today(context.clock, timeZone)), {
      isNewest,
      answer: revision.answer,
    }),
    newest: isNewest ? null : await newestLink(tx, context, quote),
    answer: answerOf(revision, language, timeZone),
    nameMissing: visit.nameMissing ?? false,
    validUntil: snapshot.validUntil,
  }
  return { facts, quote, revision, timeZone }
}

async function newestLink(tx: Tx, context: AppContext, quote: QuoteRow): Promise<string | null> {
  const key = { workspaceId: quote.workspace_id, quoteId: quote.id }
  const [newest] = await listRevisions(tx, key)
  return newest ? quoteLinkUrl(context, key.workspaceId, newest.id) : null
}

function answerOf(row: RevisionRow, language: string, timeZone: string): QuotePageFacts['answer'] {
  if (row.answered_at === null) return null
  return {
    name: row.signer_name,
    at: formatMoment(row.answered_at, language, timeZone),
    signature: row.signature,
    reason: row.reason,
  }
}
