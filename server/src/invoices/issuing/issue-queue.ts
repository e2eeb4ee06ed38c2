import type { Decision } from '@bordereau/domain/decision'
import type { Database } from '../../db/database.ts'
import { asBatch, asSingle } from '../../db/turns.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { type Known, type OnPlanned, UNKNOWN, issueGroup } from './issue-group.ts'
import type { IssueRefusal, IssueRequest, Settled } from './issue-request.ts'
import { type Member, makeAhead, weightOf } from './member.ts'
import type { SeriesState } from './series-state.ts'

/** Documents of one group at most, and their weight in lines: a group's documents are in memory together. */
const MAX_GROUP = 32
const MAX_GROUP_LINES = 3_000
/** Readers wait for a transaction of the embedded engine's only connection, so a group is one document while there are any. */
const MAX_GROUP_EMBEDDED = 4

const MAX_WAITING = 1_000

/** The same request may succeed later. */
class QueueFullError extends Error {
  readonly code = 'database_busy'
}

type Line = {
  readonly members: Member[]
  /** After the last group. */
  known: Known
  /** After the group that is being issued, if all of it is. */
  planned: { readonly after: SeriesState; readonly at: Date } | undefined
}

/**
 * The documents that wait for a number, one line for each series in this process. While one group is being issued the
 * next one gathers, so that many documents share a transaction, and is typeset already; a document that comes alone
 * waits for nothing. Other processes and the order of numbers are kept right by the series' lock in the database.
 */
class IssueQueue {
  readonly #lines = new Map<string, Line>()

  add(member: Member): void {
    const { workspaceId, kind, seriesId } = member.request.series
    const key = `${workspaceId} ${kind} ${seriesId ?? 'default'}`
    const line = this.#lines.get(key)
    if (line) {
      if (line.members.length >= MAX_WAITING) return member.fail(new QueueFullError())
      line.members.push(member)
      return aheadOf(line)
    }
    const started: Line = { members: [member], known: UNKNOWN, planned: undefined }
    this.#lines.set(key, started)
    this.#run(key, started).catch((error: unknown) => {
      this.#lines.delete(key)
      for (const waiting of started.members) waiting.fail(error)
    })
  }

  async #run(key: string, line: Line): Promise<void> {
    for (;;) {
      const group = takeGroup(line.members)
      const [first] = group
      if (!first) break
      const { series } = first.request
      try {
        const onPlanned: OnPlanned = (after, at) => {
          line.planned = after && { after, at }
          aheadOf(line)
        }
        const known = newest(line.known, first.request)
        const inTurn = group.every(({ request }) => request.priority === 'batch')
          ? asBatch
          : asSingle
        line.known = await inTurn(() => issueGroup(series, known, group, onPlanned))
      } catch (error) {
        line.known = { ...line.known, state: undefined }
        line.planned = undefined
        for (const member of group) member.fail(error)
      }
    }
    this.#lines.delete(key)
  }
}

function aheadOf({ members, planned }: Line): void {
  if (planned) makeAhead(members, planned.after, planned.at)
}

/** The state read with a draft is older than the last group's unless another process has issued since. */
function newest(known: Known, { seen, context }: Member['request']): Known {
  const { state } = known
  if (!seen || (state && (state.id !== seen.id || state.head.position > seen.head.position)))
    return known
  // What was made ahead may be older than the other process's documents.
  const isOfOther = state !== undefined && state.head.position < seen.head.position
  return { state: seen, notBefore: isOfOther ? context.clock.now() : known.notBefore }
}

/** The first members of a line. Two that concern the same row are never in one group. */
function takeGroup(members: Member[]): Member[] {
  const group: Member[] = []
  const concerned = new Set<string>()
  const most = members[0] ? mostAtOnce(members[0].request.context.db) : 0
  let lines = 0
  for (let next = members[0]; next && group.length < most; next = members[0]) {
    const { checked, exclusive, invoiceId } = next.request
    const { draft } = checked
    const rows = [invoiceId, draft.corrects?.invoiceId, exclusive].filter(id => id !== undefined)
    lines += weightOf(draft)
    const fits = group.length === 0 || lines <= MAX_GROUP_LINES
    if (!fits || rows.some(id => concerned.has(id))) break
    for (const id of rows) concerned.add(id)
    group.push(next)
    members.shift()
  }
  return group
}

function mostAtOnce({ engine, hasReaders }: Database): number {
  if (engine === 'postgresql') return MAX_GROUP
  return hasReaders?.() ? 1 : MAX_GROUP_EMBEDDED
}

const queues = new WeakMap<Database, IssueQueue>()

function queueOf({ db }: AppContext): IssueQueue {
  const queue = queues.get(db) ?? new IssueQueue()
  queues.set(db, queue)
  return queue
}

/**
 * Issues a checked draft: assigns the next number of the series, stores the snapshot, writes PDF and XML to the archive
 * and adds the journal and timeline entries, in one transaction with the other documents that wait. The archive's files
 * are on disk before the commit; after a rollback they are harmless orphans.
 */
export async function issueChecked<Value, Refusal extends string>(
  request: IssueRequest<Value, Refusal>,
): Promise<Decision<Value, IssueRefusal | Refusal>> {
  const own: { decision?: Decision<Value, Refusal> } = {}
  const { before } = request
  const settled = await new Promise<Settled>((resolve, reject) => {
    queueOf(request.context).add({
      request: {
        ...request,
        before:
          before &&
          (async tx => {
            const prepared = await before(tx)
            if (!prepared.ok) own.decision = prepared
            return prepared.ok
          }),
        after: async (tx, issued) => {
          own.decision = await request.after(tx, issued)
          return own.decision.ok
        },
      },
      settle: resolve,
      fail: reject,
    })
  })
  if (settled && !settled.ok) return settled
  if (!own.decision) throw new Error('a document was issued without its own part')
  return own.decision
}
