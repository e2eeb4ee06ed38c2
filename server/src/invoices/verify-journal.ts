import { verifyJournal } from '@bordereau/contract/journal'
import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { later } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex, sha256 } from '../lib/secret.ts'
import { chainHash, filesOf, missingFromJournal, readJournal } from './journal-store.ts'
import { type Frozen, readFrozen } from './stored.ts'

const STRETCH = 200
/** Where everything is broken, the first of it says enough. */
const MOST_FAULTS = 1_000

type Fault = { readonly number: string; readonly what: string }
type Entry = Awaited<ReturnType<typeof readJournal>>[number]
type Head = { readonly series: string; readonly position: bigint; readonly hash: Uint8Array }
type File = { readonly number: string; readonly kind: string; readonly sha256: string }

type Walk = {
  readonly faults: Fault[]
  readonly heads: Map<string, Head>
  /** What must lie in the archive. */
  readonly files: File[]
  entries: number
}

/**
 * Walks every chain: positions, hashes, the frozen text, what the lists show of it, the archived bytes of each document;
 * and looks for documents and numbers that are in no chain. The files are read after the transaction, which would
 * otherwise be held for as long as the archive is large.
 */
export const verifyJournalRoute = workspaceRoute(
  verifyJournal,
  async ({ house, tx, member, query }) => {
    const walk = await walkChains(tx, member.workspaceId, query.limit ?? Number.POSITIVE_INFINITY)
    if (query.limit === undefined) {
      const { unknown, gaps } = await missingFromJournal(tx, member.workspaceId, MOST_FAULTS)
      walk.faults.push(
        ...unknown.map(number => ({ number, what: 'the journal has no entry of it' })),
      )
      walk.faults.push(
        ...gaps.map(number => ({ number, what: 'numbers of the series are missing' })),
      )
    }
    return later(async () => ({
      entries: walk.entries,
      files: walk.files.length,
      faults: [...walk.faults, ...(await fileFaults(house, walk.files))].slice(0, MOST_FAULTS),
      heads: [...walk.heads.values()].map(({ series, position, hash }) => ({
        series,
        position: position.toString(),
        hash: hex(hash),
      })),
    }))
  },
)

async function walkChains(tx: Tx, workspaceId: string, limit: number): Promise<Walk> {
  const walk: Walk = { faults: [], heads: new Map(), files: [], entries: 0 }
  let after: { seriesId: string; position: bigint } | null = null
  while (walk.entries < limit) {
    const most = Math.min(STRETCH, limit - walk.entries)
    const rows: Entry[] = await readJournal(tx, workspaceId, after, most)
    if (rows.length === 0) break
    const ids = rows.map(row => row.invoice_id)
    const kept = Map.groupBy(await filesOf(tx, workspaceId, ids), file => file.invoice_id)
    for (const row of rows) {
      look(walk, row, kept.get(row.invoice_id) ?? [])
      after = { seriesId: row.series_id, position: row.position }
    }
    walk.entries += rows.length
  }
  return walk
}

function look(walk: Walk, row: Entry, kept: readonly { kind: string; sha256: Uint8Array }[]): void {
  const number = row.number ?? ''
  const proof = proofOf(row.entry)
  walk.faults.push(...chainFaults(row, walk.heads.get(row.series_id)))
  if (row.frozen === null || proof.frozen !== hex(sha256(row.frozen)) || proof.number !== number) {
    walk.faults.push({ number, what: 'the document was changed' })
  } else if (!isShownAsFrozen(row, row.frozen)) {
    walk.faults.push({ number, what: 'the lists show another document than the one issued' })
  }
  for (const [kind, expected] of Object.entries(proof.files ?? {})) {
    const file = kept.find(one => one.kind === kind)
    if (file && hex(file.sha256) === expected) walk.files.push({ number, kind, sha256: expected })
    else walk.faults.push({ number, what: `the ${kind} file is another than the one issued` })
  }
  walk.heads.set(row.series_id, {
    series: row.series_name,
    position: row.position,
    hash: row.hash,
  })
}

function chainFaults(row: Entry, head: Head | undefined): Fault[] {
  const number = row.number ?? ''
  const faults: Fault[] = []
  if (row.position !== (head?.position ?? 0n) + 1n)
    faults.push({ number, what: 'an entry before it is missing' })
  if (Buffer.compare(row.previous_hash, head?.hash ?? new Uint8Array(32)) !== 0)
    faults.push({ number, what: 'the chain before it is broken' })
  if (Buffer.compare(row.hash, chainHash(row.previous_hash, row.entry)) !== 0) {
    faults.push({ number, what: 'the entry was changed' })
  }
  return faults
}

type Proof = {
  readonly frozen?: string
  readonly number?: string
  readonly files?: Readonly<Record<string, string>>
}

/** Of an entry that was changed it may be anything: what is not there proves nothing. */
function proofOf(entry: string): Proof {
  try {
    return Object(JSON.parse(entry))
  } catch {
    return {}
  }
}

/** The columns that lists, sums and filters read are copies; the document itself is the frozen text. */
function isShownAsFrozen(row: Entry, text: string): boolean {
  const { invoice, totals }: Frozen = readFrozen(text, row.frozen_format ?? 0)
  return (
    row.number === invoice.number &&
    row.currency === totals.currency &&
    row.issue_date === invoice.issueDate &&
    row.net_minor === totals.net &&
    row.tax_minor === totals.tax &&
    row.gross_minor === totals.gross &&
    row.payable_minor === totals.payable
  )
}

/** Loading checks the bytes against the hash they are kept under. */
async function fileFaults(house: House, files: readonly File[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { number, kind, sha256: hash } of files) {
    const whole = await house.archive.load(hash).then(
      () => true,
      () => false,
    )
    if (!whole) faults.push({ number, what: `the ${kind} file is missing or damaged` })
  }
  return faults
}
