import { refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tx } from '../../db/database.ts'
import type { Author } from '../../lib/actor.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { respond } from '../../lib/route.ts'
import { presentInvoice } from '../document/present.ts'
import { type Origin, beginDraft } from './write-draft.ts'

/** Begins a draft and responds with its view; not_found where its customer, or the draft itself, is not there. */
export async function beginAndPresent(
  tx: Tx,
  context: AppContext,
  author: Author,
  draft: Draft,
  origin: Origin,
) {
  const begun = await beginDraft(tx, context.clock, author, draft, origin)
  if (!begun.ok) return refuse('not_found')
  const view = await presentInvoice(tx, context, author.workspaceId, begun.value)
  return view ? respond(view) : refuse('not_found')
}
