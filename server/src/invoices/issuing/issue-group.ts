import { type Decision, refuse } from '@bordereau/domain/decision'
import { type Database, type Tx, inWorkspace, setTenantScope } from '../../db/database.ts'
import type { Archive } from '../../documents/archive.ts'
import { isBusy, isDiskFull } from '../../lib/error.ts'
import { findInvoice } from '../document/store.ts'
import { checkRelations, hasRelations, settleRelations } from './relations.ts'
import type { IssueRefusal, Settled } from './issue-request.ts'
import { type SeriesKey, numbersOfOthers, readSeries } from './issue-store.ts'
import { storeFiles } from './make-documents.ts'
import { type Member, type Planned, beginFiles, filesOf } from './member.ts'
import { type MadeIssue, recordIssues } from './record-issues.ts'
import { lockSeries } from './series-store.ts'
import { type SeriesState, takeNumber } from './series-state.ts'

type Plan = { readonly planned: readonly Planned[]; readonly after: SeriesState }

type Group = {
  readonly db: Database
  readonly archive: Archive
  readonly key: SeriesKey
  waiting: Member[]
  state: SeriesState | undefined
  /** No document is issued at an earlier instant: others have the numbers before. */
  notBefore: Date
  /** Numbers of documents in other series, in upper case. */
  otherNumbers: ReadonlySet<string>
  /** Another process takes numbers of the series too: keep its lock while documents are made. */
  underLock: boolean
  readonly onPlanned: OnPlanned
}

/** The state of a series, where it is known, and the instant of its last document: none is issued before. */
export type Known = { readonly state: SeriesState | undefined; readonly notBefore: Date }

export const UNKNOWN: Known = { state: undefined, notBefore: new Date(0) }

/**
 * Called with the state of the series after a group and its last instant, whenever these are planned; undefined where another
 * process takes numbers too.
 */
export type OnPlanned = (after: SeriesState | undefined, at: Date) => void

/** Without any member being settled. */
const MAX_ATTEMPTS = 20
/** Few enough that they are made before an idle transaction is ended. */
const MAX_UNDER_LOCK = 8

/**
 * Issues documents of one series in one transaction: numbers first, then the files of all of them, without a lock and
 * without a connection, then one commit. A member that is refused or fails leaves the group, and the others continue
 * without a gap. Settles every member; resolves with what is known of the series after the last commit.
 */
export async function issueGroup(
  key: SeriesKey,
  known: Known,
  members: readonly Member[],
  onPlanned: OnPlanned = () => undefined,
): Promise<Known> {
  const [first] = members
  if (!first) return known
  const { context } = first.request
  const group: Group = {
    db: context.db,
    archive: context.archive,
    key,
    waiting: [...members],
    state: known.state,
    notBefore: known.notBefore,
    otherNumbers: new Set(),
    underLock: false,
    onPlanned,
  }
  for (let attempt = 0; group.waiting.length > 0; attempt += 1) {
    const before = group.waiting.length
    try {
      if (attempt >= MAX_ATTEMPTS) throw new SeriesBusyError()
      await attemptOnce(group)
    } catch (error) {
      await recover(group, error)
    }
    // Each refusal takes an attempt, and there may be many of them.
    if (group.waiting.length < before) attempt = -1
  }
  return { state: group.state, notBefore: group.notBefore }
}

/** SQLSTATE lock_not_available: the same request may succeed later. */
class SeriesBusyError extends Error {
  readonly code = '55P03'

  constructor() {
    super('other processes took the next numbers of the series again and again')
  }
}

/** The series is not in the state that the numbers were taken in. */
class StaleError extends Error {}

/** One member cannot be issued; the transaction is rolled back for the others to continue. */
class MemberError extends Error {
  readonly member: Member
  /** undefined: it failed, and the cause is the error. */
  readonly outcome: Settled | undefined

  constructor(member: Member, outcome: Settled | undefined, cause?: unknown) {
    super('a document of a group was not issued', { cause })
    this.member = member
    this.outcome = outcome
  }
}

/** Some drafts were saved, issued or deleted since they were checked. */
class ChangedError extends Error {
  readonly marked: ReadonlySet<string>

  constructor(marked: ReadonlySet<string>) {
    super('a draft was changed')
    this.marked = marked
  }
}

async function attemptOnce(group: Group): Promise<void> {
  const { db, key } = group
  const scope = scopeOf(group)
  if (group.state === undefined) {
    group.state = await inWorkspace(db, scope, tx => readSeries(tx, key))
    group.notBefore = now(group)
    if (group.state === undefined) return refuseAll(group, refuse('not_found'))
  }
  const plan = group.underLock ? undefined : planNumbers(group, group.state)
  const begun = plan && beginAll(group, plan)
  group.onPlanned(plan?.after, begun ?? group.notBefore)
  if (plan && !(await makeFiles(group, plan))) return
  const done = await inWorkspace(db, scope, tx => commitGroup(tx, group, plan), {
    repeatable: true,
  })
  for (const member of done.issued) {
    leave(group, member)
    member.settle(null)
  }
  group.state = done.state
  group.notBefore = done.at
  group.underLock = false
}

/** The scope that a group begins with; each member's own work runs in that of its person. */
function scopeOf({ key, waiting: [first] }: Group): ScopeOfGroup {
  return { workspaceId: key.workspaceId, personId: first?.request.personId ?? undefined }
}

type ScopeOfGroup = { readonly workspaceId: string; readonly personId: string | undefined }

function now({ waiting: [first] }: Group): Date {
  if (!first) throw new Error('the group has no member left')
  return first.request.context.clock.now()
}

/** Takes numbers in the order of the members; who is refused one leaves the group. */
function planNumbers(group: Group, state: SeriesState): Plan {
  const planned: Planned[] = []
  let after = state
  for (const member of group.underLock ? group.waiting.slice(0, MAX_UNDER_LOCK) : group.waiting) {
    const { context, checked, confirmDateJump } = member.request
    const decided = takeNumber(context, after, checked, confirmDateJump, group.otherNumbers)
    if (decided.ok) {
      after = decided.value.after
      planned.push({ member, taken: decided.value.taken })
    } else {
      leave(group, member)
      member.settle(decided)
    }
  }
  return { planned, after }
}

/** Begins the documents of all members that do not have theirs yet, in the order of time. Returns the last instant. */
function beginAll(group: Group, { planned }: Plan): Date {
  return planned.reduce((floor, one) => beginFiles(one, floor).at, group.notBefore)
}

/**
 * Makes the documents of all members, all at once, and then stores their files in one pass. Members that fail leave the
 * group; false when some did, because the numbers after them are others then.
 */
async function makeFiles(group: Group, { planned }: Plan): Promise<boolean> {
  const made = await Promise.allSettled(planned.map(({ member }) => filesOf(member).made))
  if (leaveFailed(group, planned, made)) return false
  const unstored = planned.filter(({ member }) => filesOf(member).stored === undefined)
  const written = await Promise.all(
    unstored.map(async ({ member }) => (await filesOf(member).made).written),
  )
  const stored = await storeFiles(group.archive, written)
  for (const [i, { member }] of unstored.entries()) {
    const outcome = stored[i]
    if (outcome?.status === 'fulfilled') filesOf(member).stored = outcome.value
  }
  return !leaveFailed(group, unstored, stored)
}

function leaveFailed(
  group: Group,
  planned: readonly Planned[],
  outcomes: readonly PromiseSettledResult<unknown>[],
): boolean {
  let failed = false
  for (const [i, outcome] of outcomes.entries()) {
    const member = planned[i]?.member
    if (!member || outcome.status === 'fulfilled') continue
    failed = true
    leave(group, member)
    member.fail(outcome.reason)
  }
  return failed
}

type Done = {
  readonly state: SeriesState
  /** The last instant. */
  readonly at: Date
  readonly issued: readonly Member[]
}

/** The transaction of a group. Under the lock it takes the numbers and makes the documents itself. */
async function commitGroup(tx: Tx, group: Group, known: Plan | undefined): Promise<Done> {
  const { key } = group
  const scoped: Scoped = { tx, current: scopeOf(group).personId }
  const series = await lockSeries(tx, key.workspaceId, key.kind, key.seriesId)
  const plan = known ?? (await planUnderLock(tx, group))
  const { planned, after } = plan
  if (series?.id !== after.id || series.pattern !== after.pattern) throw new StaleError()
  if (planned.length === 0) return { state: after, at: group.notBefore, issued: [] }
  for (const { member } of planned) await prepareMember(scoped, group, member)
  const { rows, written, head } = await recordIssues(
    tx,
    key.workspaceId,
    after,
    await Promise.all(planned.map(madeOf)),
  )
  if (!written.counted) throw new StaleError()
  if (written.marked.size < planned.length) throw new ChangedError(written.marked)
  for (const [i, { member }] of planned.entries()) {
    const row = rows[i]
    if (!row) throw new Error('a document of the group was not written')
    await inScopeOf(scoped, group, member, async () => {
      await settleRelations(tx, key.workspaceId, row, member.request.checked.draft, row.at)
      return (await member.request.after(tx, { at: row.at, row })) ? undefined : null
    })
  }
  return {
    state: { ...after, head },
    at: rows.at(-1)?.at ?? group.notBefore,
    issued: planned.map(({ member }) => member),
  }
}

async function planUnderLock(tx: Tx, group: Group): Promise<Plan> {
  const state = await readSeries(tx, group.key)
  if (!state) throw new StaleError()
  group.state = state
  group.notBefore = now(group)
  for (;;) {
    const plan = planNumbers(group, state)
    beginAll(group, plan)
    if (plan.planned.length === 0 || (await makeFiles(group, plan))) return plan
  }
}

async function prepareMember(scoped: Scoped, group: Group, member: Member): Promise<void> {
  const { before, checked, invoiceId } = member.request
  const { tx } = scoped
  if (!before && !hasRelations(checked.draft)) return
  await inScopeOf(scoped, group, member, async () => {
    if (before && !(await before(tx))) return null
    if (!hasRelations(checked.draft)) return undefined
    return checkRelations(tx, group.key.workspaceId, invoiceId, checked.draft)
  })
}

/** The transaction with the person of its current scope. */
type Scoped = { readonly tx: Tx; current: string | undefined }

/** Runs a member's own part of the transaction with its person's scope; what it refuses or throws becomes a MemberError. */
async function inScopeOf(
  scoped: Scoped,
  { key: { workspaceId } }: Group,
  member: Member,
  work: () => Promise<Settled | undefined>,
): Promise<void> {
  const personId = member.request.personId ?? undefined
  if (personId !== scoped.current) await setTenantScope(scoped.tx, { workspaceId, personId })
  scoped.current = personId
  const refusal = await work().catch((error: unknown) => {
    throw isBusy(error) || isDiskFull(error) ? error : new MemberError(member, undefined, error)
  })
  if (refusal !== undefined) throw new MemberError(member, refusal)
}

async function madeOf({ member, taken }: Planned): Promise<MadeIssue> {
  const { invoiceId, version, checked, personId } = member.request
  const files = filesOf(member)
  if (!files.stored) throw new Error('the files of a document are not in the archive')
  return {
    invoiceId,
    version,
    checked,
    personId,
    taken,
    at: files.at,
    composed: (await files.made).composed,
    documents: files.stored,
  }
}

/** Decides after a rollback who leaves the group, and what has to be read again. */
async function recover(group: Group, error: unknown): Promise<void> {
  if (error instanceof MemberError) {
    leave(group, error.member)
    if (error.outcome === undefined) error.member.fail(error.cause)
    else error.member.settle(error.outcome)
  } else if (error instanceof ChangedError) {
    await refuseChanged(group, error.marked)
  } else if (error instanceof StaleError || TAKEN_BY_ANOTHER.has(constraintOf(error))) {
    await readAgain(group, error)
  } else if (group.waiting.length === 1 || isBusy(error) || isDiskFull(error)) {
    for (const member of group.waiting.splice(0)) member.fail(error)
  } else {
    await issueAlone(group)
  }
}

const NUMBER_OF_COMPANY = 'invoice_number'
/** Unique constraints that are violated when another transaction has taken a number or a place in the journal. */
const TAKEN_BY_ANOTHER: ReadonlySet<unknown> = new Set([
  NUMBER_OF_COMPANY,
  'invoice_workspace_id_series_id_period_seq_key',
  'journal_pkey',
])

function constraintOf(error: unknown): unknown {
  return Object(error).constraint
}

/** What failed for all of them together may concern one only. */
async function issueAlone(group: Group): Promise<void> {
  for (const member of group.waiting.splice(0)) await issueOne(group, member)
}

async function issueOne(group: Group, member: Member): Promise<void> {
  const known = { state: undefined, notBefore: group.notBefore }
  const { state, notBefore } = await issueGroup(group.key, known, [member])
  group.state = state
  group.notBefore = notBefore
}

async function refuseChanged(group: Group, marked: ReadonlySet<string>): Promise<void> {
  const { workspaceId } = group.key
  const changed = group.waiting.filter(({ request }) => !marked.has(request.invoiceId))
  for (const member of changed) {
    const row = await inWorkspace(group.db, { workspaceId }, tx =>
      findInvoice(tx, workspaceId, member.request.invoiceId),
    )
    leave(group, member)
    member.settle(changeOf(row))
  }
}

function changeOf(row: Awaited<ReturnType<typeof findInvoice>>): Decision<never, IssueRefusal> {
  if (!row) return refuse('not_found')
  return row.issued_at
    ? refuse('already_issued', { number: row.number })
    : refuse('changed_meanwhile', { version: row.version })
}

/** Another transaction has taken numbers of this series, or the same numbers in another one. */
async function readAgain(group: Group, error: unknown): Promise<void> {
  const { workspaceId } = group.key
  if (constraintOf(error) === NUMBER_OF_COMPANY) {
    const numbers = group.waiting.flatMap(({ files }) => files?.taken.number ?? [])
    const seriesId = group.state?.id ?? ''
    group.otherNumbers = await inWorkspace(group.db, { workspaceId }, tx =>
      numbersOfOthers(tx, workspaceId, seriesId, numbers),
    )
  }
  // The embedded engine has one connection, which must not wait for typesetting, and one process.
  group.underLock = group.db.engine === 'postgresql'
  group.state = undefined
}

function refuseAll(group: Group, refusal: Settled): void {
  for (const member of group.waiting.splice(0)) member.settle(refusal)
}

function leave(group: Group, member: Member): void {
  group.waiting = group.waiting.filter(one => one !== member)
}
