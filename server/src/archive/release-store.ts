import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Releases the company's logo before it is replaced or deleted: its file is deleted once nothing refers to it. */
export async function releaseLogo(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await sql`
    insert into archive_release (workspace_id, sha256, kind, released_at)
    select workspace_id, logo_sha256, 'logo', ${at} from company
    where workspace_id = ${workspaceId} and logo_sha256 is not null
    on conflict (workspace_id, sha256) do update set released_at = excluded.released_at`.execute(tx)
}

/** Releases the files of a company's documents and quotes, its uploaded files and the statements in its reminders: one that is deleted, or a sample without members. */
export async function releaseDocuments(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await sql`
    insert into archive_release (workspace_id, sha256, kind, released_at)
    select workspace_id, sha256, 'document', ${at}::timestamptz from (
      select workspace_id, sha256 from document
      union
      select workspace_id, sha256 from attachment
      union
      select workspace_id, unnest(array_remove(array[pdf_sha256, signed_pdf_sha256], null)) from quote_revision
      union
      select workspace_id, sha256 from accompanying_document
      union
      select workspace_id, decode(attached ->> 'sha256', 'hex')
      from mail, jsonb_array_elements(attachments) as attached
      where kind = 'reminder' and attached ->> 'sha256' is not null
    ) as file
    where workspace_id = ${workspaceId}
    on conflict (workspace_id, sha256) do nothing`.execute(tx)
}

export type Released = { readonly sha256: string; readonly kind: 'logo' | 'document' }

/** Each file once. Needs a system transaction, as do all functions below. */
export async function releasedBefore(tx: Tx, before: Date, most: number): Promise<Released[]> {
  const rows = await tx
    .selectFrom('archive_release')
    .select(['sha256', 'kind'])
    .where('released_at', '<', before)
    .orderBy('released_at')
    .limit(most)
    .execute()
  const kinds = new Map<string, Released['kind']>()
  for (const row of rows) {
    const hash = Buffer.from(row.sha256).toString('hex')
    if (kinds.get(hash) !== 'logo') kinds.set(hash, row.kind)
  }
  return [...kinds].map(([sha256, kind]) => ({ sha256, kind }))
}

/** Those of the files that are a logo, a document, an uploaded file or in a reminder of a company with members, or of a quote. */
export async function referencedFiles(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  const bytes = hashes.map(hash => Buffer.from(hash, 'hex'))
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256, 'hex') as hash from document
    where sha256 = any (${bytes})
      and exists (select from membership where membership.workspace_id = document.workspace_id)
    union
    select encode(sha256, 'hex') from attachment
    where sha256 = any (${bytes})
      and exists (select from membership where membership.workspace_id = attachment.workspace_id)
    union
    select encode(pdf_sha256, 'hex') from quote_revision where pdf_sha256 = any (${bytes})
    union
    select encode(signed_pdf_sha256, 'hex') from quote_revision where signed_pdf_sha256 = any (${bytes})
    union
    select encode(sha256, 'hex') from accompanying_document where sha256 = any (${bytes})
    union
    select attached ->> 'sha256' from mail, jsonb_array_elements(attachments) as attached
    where kind = 'reminder' and attached ->> 'sha256' = any (${[...hashes]})
      and exists (select from membership where membership.workspace_id = mail.workspace_id)
    union
    select encode(logo_sha256, 'hex') from company
    where logo_sha256 = any (${bytes})
      and exists (select from membership where membership.workspace_id = company.workspace_id)`.execute(
    tx,
  )
  return rows.map(row => row.hash)
}

export type InvoiceKey = { readonly workspaceId: string; readonly id: string }

export type ShownLogos = { readonly shown: string[]; readonly next: InvoiceKey | null }

/** Those of the logos that issued documents show, for one page of documents; `next` null: this was the last page. */
export async function shownLogos(
  tx: Tx,
  logos: readonly string[],
  after: InvoiceKey | null,
  pageSize: number,
): Promise<ShownLogos> {
  const { rows } = await sql<{ workspace_id: string; id: string; shown: string[] }>`
    select workspace_id, id, array(
      select hash from unnest(${[...logos]}::text[]) as hash where strpos(frozen, hash) > 0
    ) as shown
    from invoice
    where issued_at is not null
      and exists (select from membership where membership.workspace_id = invoice.workspace_id)
      and (workspace_id, id) > (${after?.workspaceId ?? ZERO}::uuid, ${after?.id ?? ZERO}::uuid)
    order by workspace_id, id limit ${sql.lit(pageSize)}`.execute(tx)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    shown: rows.flatMap(row => row.shown),
    next: last ? { workspaceId: last.workspace_id, id: last.id } : null,
  }
}

const ZERO = '00000000-0000-0000-0000-000000000000'

export async function deleteReleased(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const bytes = hashes.map(hash => Buffer.from(hash, 'hex'))
  await sql`delete from archive_release where sha256 = any (${bytes})`.execute(tx)
}
