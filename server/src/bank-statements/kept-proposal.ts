import { MATCH_REASONS } from '@bordereau/contract/bank-statements'
import type { Certainty, MatchProposal } from '@bordereau/domain/payment/match'
import type { PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import * as z from 'zod/mini'
import type { Matched } from './match-credits.ts'

/** A proposal with what was open of each document when it was made: it holds while that is so. */
export type KeptProposal = Omit<MatchProposal, 'allocations'> & {
  readonly allocations: readonly (MatchProposal['allocations'][number] & {
    readonly open: bigint
  })[]
}

/** What is kept of a credit; `certainty` null: a payout, of the provider in `content`. */
export type KeptRow = {
  readonly transaction_id: string
  readonly certainty: Certainty | null
  readonly content: string
}

export type KeptDocument = {
  readonly transaction_id: string
  readonly invoice_id: string
  /** In minor units, as text. */
  readonly open_minor: string
}

/** What is kept of the transactions after an id until another: a list of KeptRow and one of KeptDocument as JSON. */
export type KeptSlice = {
  readonly after: string
  readonly until: string
  readonly rows: string
  readonly documents: string
}

/** The rows that are kept of what was matched, by the transaction's id. */
export function keptRows(
  { proposals, payouts }: Matched,
  documents: readonly PayableDocument[],
): readonly { readonly row: KeptRow; readonly documents: readonly KeptDocument[] }[] {
  const open = new Map(documents.map(document => [document.id, document.open]))
  const paid = [...payouts].map(([id, { provider }]) => ({
    row: { transaction_id: id, certainty: null, content: provider },
    documents: [],
  }))
  const proposed = proposals.map(({ paymentId, certainty, allocations, customerId, reasons }) => {
    const kept = allocations.map(one => ({ ...one, open: open.get(one.documentId) ?? 0n }))
    return {
      row: {
        transaction_id: paymentId,
        certainty,
        content: JSON.stringify({ customerId, reasons, allocations: kept }, minorAsText),
      },
      documents: (certainty === 'possible' ? [] : kept).map(one => ({
        transaction_id: paymentId,
        invoice_id: one.documentId,
        open_minor: one.open.toString(),
      })),
    }
  })
  return [...paid, ...proposed].toSorted((a, b) =>
    a.row.transaction_id < b.row.transaction_id ? -1 : 1,
  )
}

function minorAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

/** The proposal in a row that is no payout. */
export function proposalIn(
  { transaction_id: paymentId, content }: KeptRow,
  certainty: Certainty,
): KeptProposal {
  return { paymentId, certainty, ...stored.parse(JSON.parse(content)) }
}

const minor = z.pipe(
  z.string(),
  z.transform(text => BigInt(text)),
)
const stored = z.object({
  customerId: z.string(),
  reasons: z.array(z.enum(MATCH_REASONS)),
  allocations: z.array(
    z.object({
      documentId: z.string(),
      open: minor,
      amount: minor,
      deductions: z.array(z.object({ kind: z.enum(['cash_discount', 'bank_fee']), amount: minor })),
    }),
  ),
})
