import { MAX_COUNTED } from '@bordereau/contract/value'
import type { Database, Tx } from '../../db/database.ts'
import { type CompiledFilter, countIssued, countList } from './list-store.ts'

/**
 * The number of rows of a list, as countList; nothing is counted for the whole list of a company that is known to have
 * issued more documents than are counted: these are never deleted, so it stays so.
 */
export async function countRows(
  { db }: { readonly db: Database },
  tx: Tx,
  compiled: CompiledFilter,
): Promise<number> {
  const known = longListsOf(db)
  const { isWhole } = compiled
  if (isWhole && known.has(compiled.workspaceId)) return MAX_COUNTED + 1
  const total = await countList(tx, compiled)
  if (isWhole && total > MAX_COUNTED && (await countIssued(tx, compiled)) > MAX_COUNTED)
    known.add(compiled.workspaceId)
  return total
}

const longLists = new WeakMap<Database, Set<string>>()

/** Companies with more issued documents than are counted. */
function longListsOf(db: Database): Set<string> {
  const known = longLists.get(db) ?? new Set()
  longLists.set(db, known)
  return known
}
