import type { ReturnSource } from '@bordereau/domain/returns/return-document'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Span } from '../reports/span.ts'
import type { arisingIn } from './arising-store.ts'
import { filedById } from './document-store.ts'

const PAGE_SIZE = 200

type Documents = Awaited<ReturnType<typeof arisingIn>>

/**
 * Documents of which tax arises in the period, as returns read them, after one of them; in pages, so that other requests are
 * answered between them.
 */
export async function* returnSources(
  tx: Tx,
  span: Span,
  documents: Documents,
  after?: string,
): AsyncGenerator<ReturnSource> {
  const all = [...documents.keys()]
  const ids = all.slice(after === undefined ? 0 : all.indexOf(after) + 1)
  for (let first = 0; first < ids.length; first += PAGE_SIZE) {
    const page = await filedById(tx, span, ids.slice(first, first + PAGE_SIZE))
    const kinds = await suppliesOf(
      tx,
      span,
      page.map(({ id }) => id),
    )
    for (const { id, ...filed } of page)
      yield {
        id,
        filed: { ...filed, arising: documents.get(id) },
        supplies: kinds.get(id)?.supplies ?? [],
        correctedSupplies: kinds.get(id)?.corrected ?? [],
      }
  }
}

type Kinds = { readonly supplies: readonly string[]; readonly corrected: readonly string[] }

/** What the lines of documents and of those that they correct supply, which their drafts keep. */
async function suppliesOf(
  tx: Tx,
  { workspaceId }: Span,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Kinds>> {
  if (ids.length === 0) return new Map()
  const kinds = (draft: string) =>
    sql`coalesce(jsonb_path_query_array(${sql.ref(draft)}, '$.lines[*].supply'), '[]')`
  const { rows } = await sql<Kinds & { id: string }>`
    select one.id, ${kinds('one.draft')} as supplies, ${kinds('corrected.draft')} as corrected
    from invoice one
    left join invoice corrected on corrected.workspace_id = one.workspace_id and corrected.id = one.corrects_id
    where one.workspace_id = ${workspaceId} and one.id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, ...kind }) => [id, kind]))
}
