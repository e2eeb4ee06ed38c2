import type { Decision } from '@bordereau/domain/decision'
import type { Tx } from '../../db/database.ts'
import type { AppContext } from '../../lib/app-context.ts'
import type { RenderPriority } from '../../documents/render-pool.ts'
import type { CheckRefusal, Checked } from './check-draft.ts'
import type { IssueRow, SeriesKey } from './issue-store.ts'
import type { RelationRefusal } from './relations.ts'
import type { NumberRefusal, SeriesState } from './series-state.ts'

export type IssueRefusal =
  | CheckRefusal
  | NumberRefusal
  | RelationRefusal
  | 'already_issued'
  | 'changed_meanwhile'
  | 'not_found'

/** A document that was just issued, in the transaction that commits it. */
export type Issued = {
  readonly at: Date
  readonly row: IssueRow
}

/** A checked draft that waits for its number. `Done` is what its own parts of the transaction return. */
type RequestOf<Prepared, Done> = {
  readonly context: AppContext
  readonly series: SeriesKey
  /** The series as it was read with the draft; it saves reading it again. */
  readonly seen: SeriesState | undefined
  readonly invoiceId: string
  /** Of the draft that was checked. */
  readonly version: number
  readonly checked: Checked
  readonly personId: string | null
  /** Accept a date far ahead of all earlier ones: confirmed by a person, or set by a plan or the sample. */
  readonly confirmDateJump: boolean
  readonly priority: RenderPriority
  /** Of two requests with the same value the second waits until the first one is committed, whose rows it reads. */
  readonly exclusive?: string | undefined
  /** Work of this document before it is written, in the transaction of its number; a refusal leaves no trace. */
  readonly before?: ((tx: Tx) => Promise<Prepared>) | undefined
  /** Work of this document after it was written, in the same transaction; a refusal takes the number back. */
  readonly after: (tx: Tx, issued: Issued) => Promise<Done>
}

export type IssueRequest<Value, Refusal extends string> = RequestOf<
  Decision<null, Refusal>,
  Decision<Value, Refusal>
>

/** As a group sees it: whether the document's own parts accepted; the request keeps what they decided. */
export type QueuedRequest = RequestOf<boolean, boolean>

/** null: as the document's own parts of the transaction decided. */
export type Settled = Decision<null, IssueRefusal> | null
