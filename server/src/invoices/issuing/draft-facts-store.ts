import type { VatProof } from '@bordereau/domain/invoice/vat-proof'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { type DocumentFacts, readFacts, selectFacts } from '../document/facts-store.ts'
import { readState, seriesStateOf } from './issue-store.ts'
import type { SeriesState } from './series-state.ts'
import { loadVatProof } from './vat-proof.ts'

/** Everything that issuing a draft depends on, and what its page shows of it afterwards. */
export type DraftFacts = DocumentFacts & {
  readonly series: SeriesState | undefined
  /** The name of the person who issues. */
  readonly personName: string | null
  readonly vatProof: VatProof | null
}

/** Reads all of it, but for the proof of a VAT number in one statement; undefined when the workspace has no such document. */
export async function loadDraftFacts(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  issuer: { readonly seriesId: string | undefined; readonly personId: string },
): Promise<DraftFacts | undefined> {
  const key = {
    workspaceId,
    seriesId: issuer.seriesId,
    kind: sql<string>`coalesce(invoice.series_kind, invoice.kind)`,
  }
  const found = await selectFacts(tx, workspaceId, invoiceId)
    .select([
      sql<string | null>`(select name from person where id = ${issuer.personId})`.as('person_name'),
      seriesStateOf(key).as('series'),
    ])
    .executeTakeFirst()
  if (!found) return undefined
  const { person_name: personName, series, ...facts } = found
  const read = readFacts(facts)
  const vatProof = await loadVatProof(tx, workspaceId, read.draft, read.buyer)
  return { ...read, series: readState(series), personName, vatProof }
}
