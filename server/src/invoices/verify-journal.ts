import { verifyJournal } from '@bordereau/contract/journal'
import type { House } from '../lib/house.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex, sha256 } from '../lib/secret.ts'
import { chainHash, filesOf, readJournal } from './journal-store.ts'

const STRETCH = 200

type Fault = { readonly number: string; readonly what: string }
type Entry = Awaited<ReturnType<typeof readJournal>>[number]
type Head = { series: string; position: string; hash: string }

/** Walks every chain: positions, hashes, the frozen text and the archived bytes of each document. */
export const verifyJournalRoute = workspaceRoute(
  verifyJournal,
  async ({ house, tx, member, query }) => {
    const limit = query.limit ?? Number.POSITIVE_INFINITY
    const faults: Fault[] = []
    const heads = new Map<string, Head & { raw: Uint8Array; at: bigint }>()
    let entries = 0
    let files = 0
    let after: { seriesId: string; position: bigint } | null = null
    for (;;) {
      const rows: Entry[] = await readJournal(
        tx,
        member.workspaceId,
        after,
        Math.min(STRETCH, limit - entries),
      )
      if (rows.length === 0) break
      const kept = Map.groupBy(
        await filesOf(
          tx,
          member.workspaceId,
          rows.map(row => row.invoice_id),
        ),
        file => file.invoice_id,
      )
      for (const row of rows) {
        const head = heads.get(row.series_id)
        faults.push(...chainFaults(row, head))
        faults.push(...(await fileFaults(house, row, kept.get(row.invoice_id) ?? [])))
        files += kept.get(row.invoice_id)?.length ?? 0
        heads.set(row.series_id, {
          series: row.series_name,
          position: row.position.toString(),
          hash: hex(row.hash),
          raw: row.hash,
          at: row.position,
        })
        after = { seriesId: row.series_id, position: row.position }
      }
      entries += rows.length
      if (entries >= limit) break
    }
    return answer({
      entries,
      files,
      faults,
      heads: [...heads.values()].map(({ series, position, hash }) => ({ series, position, hash })),
    })
  },
)

function chainFaults(row: Entry, head: { raw: Uint8Array; at: bigint } | undefined): Fault[] {
  const number = row.number ?? ''
  const previous = head?.raw ?? new Uint8Array(32)
  const faults: Fault[] = []
  if (row.position !== (head?.at ?? 0n) + 1n)
    faults.push({ number, what: 'an entry before it is missing' })
  if (Buffer.compare(row.previous_hash, previous) !== 0)
    faults.push({ number, what: 'the chain before it is broken' })
  if (Buffer.compare(row.hash, chainHash(row.previous_hash, row.entry)) !== 0) {
    faults.push({ number, what: 'the entry was changed' })
  }
  const proof = JSON.parse(row.entry) as { frozen?: string; number?: string }
  if (row.frozen === null || proof.frozen !== hex(sha256(row.frozen)) || proof.number !== number) {
    faults.push({ number, what: 'the document was changed' })
  }
  return faults
}

async function fileFaults(
  house: House,
  row: Entry,
  kept: readonly { kind: string; sha256: Uint8Array }[],
): Promise<Fault[]> {
  const number = row.number ?? ''
  const proof = JSON.parse(row.entry) as { files?: Record<string, string> }
  const faults: Fault[] = []
  for (const [kind, expected] of Object.entries(proof.files ?? {})) {
    const file = kept.find(one => one.kind === kind)
    if (!file || hex(file.sha256) !== expected) {
      faults.push({ number, what: `the ${kind} file is another than the one issued` })
      continue
    }
    // load checks the bytes against the hash they are kept under.
    const whole = await house.archive.load(hex(file.sha256)).then(
      () => true,
      () => false,
    )
    if (!whole) faults.push({ number, what: `the ${kind} file is missing or damaged` })
  }
  return faults
}
