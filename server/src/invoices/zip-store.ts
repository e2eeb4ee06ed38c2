import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { type ListFilter, listPage, narrow } from './list-store.ts'

export type ZipEntry = { readonly name: string; readonly size: number; readonly sha256: Uint8Array }

const STRETCH = 500

/** The archived files of the documents a filter has, at most so many documents; names are unique in the ZIP. */
export async function filesToZip(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
  kinds: readonly string[],
  most: number,
): Promise<ZipEntry[]> {
  const files: ZipEntry[] = []
  const names = new Set<string>()
  const narrowed = await narrow(tx, workspaceId, now, filter)
  let after: string | undefined
  let documents = 0
  do {
    const page = await listPage(tx, narrowed, { after, limit: STRETCH })
    const ids = page.rows.filter(row => row.issued_at !== null).map(row => row.id)
    documents += ids.length
    const rows =
      ids.length === 0
        ? []
        : await tx
            .selectFrom('document')
            .select(['file_name', 'size', 'sha256', 'kind'])
            .where('workspace_id', '=', workspaceId)
            .where('invoice_id', 'in', ids)
            .execute()
    for (const row of rows.filter(one => kinds.includes(one.kind))) {
      files.push({ name: uniqueName(row.file_name, names), size: row.size, sha256: row.sha256 })
    }
    after = page.next ?? undefined
  } while (after !== undefined && documents < most)
  return files
}

function uniqueName(name: string, taken: Set<string>): string {
  let free = name
  for (let i = 2; taken.has(free.toLowerCase()); i += 1)
    free = name.replace(/(\.\w+)?$/, ` (${i})$1`)
  taken.add(free.toLowerCase())
  return free
}
