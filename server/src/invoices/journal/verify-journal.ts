import { verifyJournal } from '@bordereau/contract/journal'
import {
  DOCUMENT_TYPE_RULES,
  documentTypeOfCode,
  isSelfBilled,
  ledgerKindOf,
} from '@bordereau/domain/document-kind'
import type { Tx } from '../../db/database.ts'
import type { Archive } from '../../documents/archive.ts'
import { later, workspaceRoute } from '../../lib/route.ts'
import { hex, sha256 } from '../../lib/secret.ts'
import {
  chainHash,
  filesOf,
  missingFromJournal,
  readJournal,
  findWronglySettled,
  findWronglySent,
  findChangedPayments,
} from './journal-store.ts'
import { statedBefore } from '../document/store.ts'
import { SNAPSHOT_FORMAT, type Snapshot, readDraft, readSnapshot } from '../document/snapshot.ts'

const PAGE_SIZE = 200
/** Limits the report when very much is broken. */
const MAX_FINDINGS = 1_000

const WRONGLY_SETTLED =
  'what is paid or credited of it is not what its payments and credit notes add up to'

const WRONGLY_SENT = 'when it was sent is not when its timeline says so'

const CHANGED_PAYMENT = 'a payment is not as it was recorded, or more of it is used than it was'

type JournalFinding = { readonly number: string; readonly what: string }
type JournalRow = Awaited<ReturnType<typeof readJournal>>[number]
type ChainHead = { readonly series: string; readonly position: bigint; readonly hash: Uint8Array }
type ExpectedFile = { readonly number: string; readonly kind: string; readonly sha256: string }

type ChainCheck = {
  readonly findings: JournalFinding[]
  readonly heads: Map<string, ChainHead>
  /** Files that the archive must hold. */
  readonly files: ExpectedFile[]
  entries: number
}

export type JournalReport = {
  readonly entries: number
  readonly files: number
  readonly findings: readonly JournalFinding[]
  readonly heads: readonly {
    readonly series: string
    readonly position: string
    readonly hash: string
  }[]
}

export const verifyJournalRoute = workspaceRoute(
  verifyJournal,
  async ({ context, tx, member, query }) => {
    const readFiles = await verifyChains(tx, member.workspaceId, query.limit)
    return later(async () => {
      const { findings, heads, ...counts } = await readFiles(context.archive)
      return { ...counts, findings: [...findings], heads: [...heads] }
    })
  },
)

/**
 * Checks every hash chain of a company: positions, hashes, snapshots and the columns copied from them; without a limit
 * also documents and numbers missing from the journal. Returns a function that checks the archived files. Call it after
 * the transaction, which would otherwise stay open while the whole archive is read.
 */
export async function verifyChains(
  tx: Tx,
  workspaceId: string,
  limit?: number,
): Promise<(archive: Archive) => Promise<JournalReport>> {
  const walk = await checkChains(tx, workspaceId, limit ?? Number.POSITIVE_INFINITY)
  if (limit === undefined) {
    const { withoutEntry, gaps } = await missingFromJournal(tx, workspaceId, MAX_FINDINGS)
    walk.findings.push(
      ...withoutEntry.map(number => ({ number, what: 'the journal has no entry of it' })),
    )
    const payments = await findChangedPayments(tx, workspaceId, MAX_FINDINGS)
    walk.findings.push(...payments.map(number => ({ number, what: CHANGED_PAYMENT })))
    walk.findings.push(
      ...gaps.map(number => ({ number, what: 'numbers of the series are missing' })),
    )
  }
  return async archive => ({
    entries: walk.entries,
    files: walk.files.length,
    findings: [...walk.findings, ...(await fileFindings(archive, walk.files))].slice(
      0,
      MAX_FINDINGS,
    ),
    heads: [...walk.heads.values()].map(({ series, position, hash }) => ({
      series,
      position: position.toString(),
      hash: hex(hash),
    })),
  })
}

async function checkChains(tx: Tx, workspaceId: string, limit: number): Promise<ChainCheck> {
  const walk: ChainCheck = { findings: [], heads: new Map(), files: [], entries: 0 }
  let after: { seriesId: string; position: bigint } | null = null
  while (walk.entries < limit) {
    const pageSize = Math.min(PAGE_SIZE, limit - walk.entries)
    const rows: JournalRow[] = await readJournal(tx, workspaceId, after, pageSize)
    if (rows.length === 0) break
    const ids = rows.map(row => row.invoice_id)
    const filesByInvoice = Map.groupBy(await filesOf(tx, workspaceId, ids), file => file.invoice_id)
    const wronglySettledIds = await findWronglySettled(tx, workspaceId, ids)
    const wronglySentIds = await findWronglySent(tx, workspaceId, ids)
    for (const row of rows) {
      if (wronglySentIds.has(row.invoice_id))
        walk.findings.push({ number: row.number ?? '', what: WRONGLY_SENT })
      if (wronglySettledIds.has(row.invoice_id))
        walk.findings.push({ number: row.number ?? '', what: WRONGLY_SETTLED })
      checkEntry(walk, row, filesByInvoice.get(row.invoice_id) ?? [])
      after = { seriesId: row.series_id, position: row.position }
    }
    walk.entries += rows.length
  }
  return walk
}

function checkEntry(
  walk: ChainCheck,
  row: JournalRow,
  files: readonly { kind: string; sha256: Uint8Array }[],
): void {
  const number = row.number ?? ''
  const proof = proofOf(row.entry)
  walk.findings.push(...chainFindings(row, walk.heads.get(row.series_id)))
  if (row.frozen === null || proof.frozen !== hex(sha256(row.frozen)) || proof.number !== number) {
    walk.findings.push({ number, what: 'the document was changed' })
  } else if (!columnsMatchSnapshot(row, row.frozen) || !columnsMatchEntry(row, proof)) {
    walk.findings.push({ number, what: 'the lists show another document than the one issued' })
  }
  for (const [kind, expected] of Object.entries(proof.files ?? {})) {
    const file = files.find(one => one.kind === kind)
    if (file && hex(file.sha256) === expected) walk.files.push({ number, kind, sha256: expected })
    else walk.findings.push({ number, what: `the ${kind} file is another than the one issued` })
  }
  walk.heads.set(row.series_id, {
    series: row.series_name,
    position: row.position,
    hash: row.hash,
  })
}

function chainFindings(row: JournalRow, head: ChainHead | undefined): JournalFinding[] {
  const number = row.number ?? ''
  const findings: JournalFinding[] = []
  if (row.position !== (head?.position ?? 0n) + 1n)
    findings.push({ number, what: 'an entry before it is missing' })
  if (Buffer.compare(row.previous_hash, head?.hash ?? new Uint8Array(32)) !== 0)
    findings.push({ number, what: 'the chain before it is broken' })
  if (Buffer.compare(row.hash, chainHash(row.previous_hash, row.entry)) !== 0) {
    findings.push({ number, what: 'the entry was changed' })
  }
  return findings
}

type Proof = {
  readonly series?: string
  readonly invoice?: string
  readonly at?: string
  readonly frozen?: string
  readonly number?: string
  readonly files?: Readonly<Record<string, string>>
}

/** Parses an entry. A changed entry may be any text: without a proof every comparison below fails. */
function proofOf(entry: string): Proof {
  try {
    return Object(JSON.parse(entry))
  } catch {
    return {}
  }
}

/** Lists, sums and filters read columns that are copies of the snapshot: both must agree. */
function columnsMatchSnapshot(row: JournalRow, text: string): boolean {
  if (row.frozen_format !== SNAPSHOT_FORMAT) return false
  const { invoice, totals, seller, buyer }: Snapshot = readSnapshot(text, row.frozen_format)
  const type = documentTypeOfCode(invoice.typeCode)
  const customer = isSelfBilled({ type }) ? seller : buyer
  return (
    row.type === type &&
    row.kind === ledgerKindOf({ kind: DOCUMENT_TYPE_RULES[type].kind, type }) &&
    // The draft is kept as it was issued; the snapshot names the customer without an id.
    row.customer_id === row.drafted_customer_id &&
    (row.corrects_id === null || DOCUMENT_TYPE_RULES[type].corrects !== undefined) &&
    row.number === invoice.number &&
    row.currency === totals.currency &&
    row.issue_date === invoice.issueDate &&
    row.due_date === (invoice.dueDate ?? null) &&
    row.customer_name === customer.legalName &&
    row.customer_country === customer.address.country &&
    row.net_minor === totals.net &&
    row.tax_minor === totals.tax &&
    row.gross_minor === totals.gross &&
    row.payable_minor === totals.payable &&
    row.stated_before_minor === statedBeforeOf(row)
  )
}

/** As it was worked out when the draft was saved. */
function statedBeforeOf({ draft_after_others: draft, draft_format }: JournalRow): bigint {
  return draft === null ? 0n : statedBefore(readDraft(draft, draft_format))
}

/** The entry names its series, its document and the time; the columns by which they are found are copies. */
function columnsMatchEntry(row: JournalRow, proof: Proof): boolean {
  const at = row.at.toISOString()
  return (
    proof.series === row.series_id &&
    proof.series === row.invoice_series_id &&
    proof.invoice === row.invoice_id &&
    proof.at === at &&
    row.issued_at?.toISOString() === at
  )
}

/** The archive's load() rejects when the bytes do not have the hash of their name. */
async function fileFindings(
  archive: Archive,
  files: readonly ExpectedFile[],
): Promise<JournalFinding[]> {
  const findings: JournalFinding[] = []
  for (const { number, kind, sha256: hash } of files) {
    const isIntact = await archive.load(hash).then(
      () => true,
      () => false,
    )
    if (!isIntact) findings.push({ number, what: `the ${kind} file is missing or damaged` })
  }
  return findings
}
