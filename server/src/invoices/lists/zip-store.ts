import type { LocalDate } from '@bordereau/domain/date'
import { savableName } from '@bordereau/domain/file-name'
import { attachmentPlace, isChosenKind } from '@bordereau/domain/invoice/attachments'
import type { Tx } from '../../db/database.ts'
import { fileNameOf } from '../issuing/file-name.ts'
import { type ListFilter, listPage, compileFilter } from './list-store.ts'

export type ZipEntry = { readonly name: string; readonly size: number; readonly sha256: Uint8Array }

const PAGE_SIZE = 500

/** The archived files of the documents that match a filter, up to a number of documents, with unique file names. */
export async function filesToZip(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
  kinds: readonly string[],
  maxDocuments: number,
): Promise<ZipEntry[]> {
  const files: ZipEntry[] = []
  const names = new Set<string>()
  const compiled = await compileFilter(tx, workspaceId, now, filter)
  let after: string | undefined
  let documents = 0
  do {
    const page = await listPage(tx, compiled, { after, limit: PAGE_SIZE })
    const ids = page.rows.filter(row => row.issued_at !== null).map(row => row.id)
    documents += ids.length
    const rows =
      ids.length === 0
        ? []
        : await tx
            .selectFrom('document')
            .select(['invoice_id', 'file_name', 'size', 'sha256', 'kind'])
            .where('workspace_id', '=', workspaceId)
            .where('invoice_id', 'in', ids)
            .execute()
    const numbers = new Map(page.rows.map(row => [row.id, row.number]))
    for (const row of rows.filter(one => isChosenKind(one.kind, kinds))) {
      // Named by people: the number says which document a file is attached to.
      const isAttached = attachmentPlace(row.kind) !== undefined
      const number = fileNameOf(numbers.get(row.invoice_id) ?? '')
      const name = isAttached ? `${number} ${row.file_name}` : row.file_name
      files.push({ name: uniqueName(name, names), size: row.size, sha256: row.sha256 })
    }
    after = page.next ?? undefined
  } while (after !== undefined && documents < maxDocuments)
  return files
}

function uniqueName(name: string, used: Set<string>): string {
  const savable = savableName(name)
  let candidate = savable
  for (let i = 2; used.has(candidate.toLowerCase()); i += 1)
    candidate = savable.replace(/(\.\w+)?$/, ` (${i})$1`)
  used.add(candidate.toLowerCase())
  return candidate
}
