import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isConnectionLoss } from './connection-loss.ts'
import type { Database, Scope, Tx } from './database.ts'
import { APP_ROLE } from './role.ts'
import { isStalePlan } from './statements.ts'

export type WorkOptions = {
  /**
   * The work may run again from its start after a deadlock, a serialization failure, a lost connection, a foreign key whose
   * row is gone or a row that is there by now: it does nothing outside the transaction.
   */
  readonly repeatable?: boolean
  /** A person waits for what it reads, and it writes nothing or little. */
  readonly isRead?: boolean
}

export type Work<Value> = (tx: Tx) => Promise<Value>

export type AppliedScope = Scope & { readonly system: boolean }

const REPEATS = 4
const REPEAT_AFTER_MS = 15
/**
 * serialization_failure, deadlock_detected; and foreign_key_violation, unique_violation: another transaction has deleted a row
 * read a moment ago (a membership, a workspace), or inserted the one that was not there, which the next run finds.
 */
const REPEATABLE = new Set(['40001', '40P01', '23503', '23505'])

/** Runs work in a transaction with a scope, and again where that has no effect twice. */
export async function transact<Value>(
  db: Database,
  scope: AppliedScope,
  work: Work<Value>,
  options: WorkOptions,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    const run: Run = { step: 'scope', cause: undefined }
    try {
      return await attemptOnce(db, scope, work, run, options)
    } catch (error) {
      // The first failure is the cause; the failing rollback of a lost connection is not.
      const cause = run.cause ?? error
      if (!mayRunAgain(run.step, cause, attempt, options))
        throw runningIn.getStore() === db && isConnectTimeout(cause)
          ? new NestedError(cause)
          : cause
      await pause(REPEAT_AFTER_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

function mayRunAgain(
  step: Run['step'],
  cause: unknown,
  attempt: number,
  { repeatable }: WorkOptions,
): boolean {
  const isRepeatable = repeatable === true
  // A connection that is lost while it commits may have committed.
  if (isConnectionLoss(cause))
    return attempt < 1 && (step === 'scope' || (step === 'work' && isRepeatable))
  const isConflict = REPEATABLE.has(codeOf(cause)) || isStalePlan(cause)
  return step !== 'scope' && isRepeatable && isConflict && attempt < REPEATS
}

/**
 * The database of the running transaction, to explain a connection timeout: the embedded database has one connection.
 */
const runningIn = new AsyncLocalStorage<Database>()

class NestedError extends Error {
  constructor(cause: unknown) {
    super(
      'a transaction was begun inside another one and waited for it until the timeout; pass the tx instead',
      { cause },
    )
  }
}

function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** What a transaction does: its scope is not applied yet, its work runs, or the work is done and it commits. */
type Run = { step: 'scope' | 'work' | 'commit'; cause: unknown }

function attemptOnce<Value>(
  db: Database,
  scope: AppliedScope,
  work: Work<Value>,
  run: Run,
  { repeatable, isRead }: WorkOptions,
): Promise<Value> {
  return db.transaction(async tx => {
    const scoped = applyScope(tx, scope).then(() => {
      run.step = 'work'
    })
    // It is awaited after the work. A failure before that, which has no other handler, would end the process.
    scoped.catch(() => undefined)
    try {
      // Otherwise the first statement of the work is sent together with the scope. Without the scope it fails as well.
      if (repeatable !== true) await scoped
      const value = await runningIn.run(db, () => work(tx))
      await scoped
      run.step = 'commit'
      return value
    } catch (error) {
      run.cause = await scoped.then(
        () => error,
        (first: unknown) => first,
      )
      throw error
    }
  }, isRead)
}

/** Sets the role and every setting in one statement for this transaction only, so that no earlier value remains. */
export async function applyScope(tx: Tx, scope: AppliedScope): Promise<void> {
  await sql`
    select set_config('role', ${APP_ROLE}, true),
      set_config('app.workspace_id', ${scope.workspaceId ?? ''}, true),
      set_config('app.person_id', ${scope.personId ?? ''}, true),
      set_config('app.system', ${scope.system ? 'on' : ''}, true)`.execute(tx)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
