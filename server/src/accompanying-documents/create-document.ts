import { createAccompanyingDocument } from '@bordereau/contract/accompanying-documents'
import { refuse } from '@bordereau/domain/decision'
import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import { accompanyingTextIn } from '@bordereau/domain/text/accompanying-text'
import { unprintableOn } from '../documents/unprintable.ts'
import { fileNameOf } from '../invoices/issuing/file-name.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { afterCommit, respond, workspaceRoute } from '../lib/route.ts'
import { type SourceContent, contentOf } from './content.ts'
import { accompanyingPaper } from './paper.ts'
import { present } from './present.ts'
import { type Source, findSource, sourceKey } from './source.ts'
import { type AccompanyingRow, type SourceKey, insertAccompanying } from './store.ts'

export const createAccompanyingDocumentRoute = workspaceRoute(
  createAccompanyingDocument,
  async ({ context, tx, member, input }) => {
    const { workspaceId, id: personId, timeZone } = member
    const key = sourceKey(input)
    const source = key && (await findSource(tx, workspaceId, key))
    if (!source) return refuse('not_found')
    if (!source.kinds.includes(input.kind)) return refuse('accompanying_not_allowed')
    const content = await contentOf(tx, context, workspaceId, source)
    if (!content.ok) return content
    const order = { workspaceId, personId, timeZone, key, source, kind: input.kind }
    // Made without a connection: on the embedded engine all others would wait for the typesetting.
    return afterCommit(async (transaction, storeResponse) => {
      const { row, unprintable } = await make(context, order, content.value)
      const made = { ...present({ ...row, mailStatus: null, mailedAt: null }), unprintable }
      return transaction(async later => {
        if (!(await findSource(later, workspaceId, key))) return refuse('not_found')
        if (!(await storeResponse(later, made))) return refuse('already_running')
        await insertAccompanying(later, row)
        return respond(made)
      })
    })
  },
)

type Order = {
  readonly workspaceId: string
  readonly personId: string
  readonly timeZone: string
  readonly key: SourceKey
  readonly source: Source
  readonly kind: AccompanyingKind
}

/** Typesets and archives it; the row that it is to have, and what could not be printed. */
async function make(
  context: AppContext,
  { workspaceId, personId, timeZone, key, source, kind }: Order,
  content: SourceContent,
): Promise<{ readonly row: AccompanyingRow; readonly unprintable: string[] }> {
  const madeOn = today(context.clock, timeZone)
  const { number } = source
  const { customerId, style } = content
  const paper = await accompanyingPaper(context, content, { kind, number, madeOn })
  const pdf = await context.renderer.renderPdf(paper)
  const title = accompanyingTextIn(style.language)[kind]
  const row = {
    workspace_id: workspaceId,
    id: newId(),
    kind,
    quote_id: key.quoteId ?? null,
    invoice_id: key.invoiceId ?? null,
    customer_id: customerId,
    number,
    language: style.language,
    file_name: `${fileNameOf(`${title} ${number || madeOn}`)}.pdf`,
    sha256: Buffer.from(await context.archive.store(pdf), 'hex'),
    created_by: personId,
    created_at: context.clock.now(),
    mail_id: null,
  }
  return { row, unprintable: unprintableOn(paper) }
}
