import { deserialize } from 'node:v8'
import type { KnownAccounts } from '@bordereau/domain/payment/match'
import type { ProviderPayout } from '@bordereau/domain/payment/match-payouts'
import type { IncomingPayment, PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import { type KeptSlice, keptRows } from './kept-proposal.ts'
import { matchCredits } from './match-credits.ts'

/** What match-worker.ts matches; credits and documents in parts, each serialized by itself. */
export type MatchingTask = {
  readonly credits: readonly Uint8Array[]
  readonly documents: readonly Uint8Array[]
  readonly payouts: readonly ProviderPayout[]
  readonly known: KnownAccounts
}

/** Rows that are written in one transaction of the database. */
const SLICE_ROWS = 250

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** What is to be kept, in slices that leave no transaction out. */
export function matchedSlices({ payouts, known, ...parts }: MatchingTask): readonly KeptSlice[] {
  // renew-proposals.ts serialized them.
  const credits = parts.credits.flatMap(part => deserialize(part) as IncomingPayment[])
  const documents = parts.documents.flatMap(part => deserialize(part) as PayableDocument[])
  const kept = keptRows(matchCredits({ credits, payouts, documents, known }), documents)
  const count = Math.max(1, Math.ceil(kept.length / SLICE_ROWS))
  return Array.from({ length: count }, (_, nth) => {
    const own = kept.slice(nth * SLICE_ROWS, (nth + 1) * SLICE_ROWS)
    const isLast = nth === count - 1
    return {
      after: kept[nth * SLICE_ROWS - 1]?.row.transaction_id ?? FIRST_ID,
      until: isLast ? LAST_ID : (own.at(-1)?.row.transaction_id ?? LAST_ID),
      rows: JSON.stringify(own.map(({ row }) => row)),
      documents: JSON.stringify(own.flatMap(one => one.documents)),
    }
  })
}
