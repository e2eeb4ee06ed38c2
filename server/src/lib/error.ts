import { isConnectionLoss } from '../db/connection-loss.ts'

/**
 * Lock and statement timeouts, deadlocks, a full queue, a database that is starting or lost, a server that is stopping, an
 * archive whose disk is away: the same request may succeed later.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return isConnectionLoss(error) || BUSY.test(code) || GONE.test(error.message)
}

/** The disk is full, a quota is used up, or the disk is mounted read-only. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return DISK_FULL.test(code) || isDiskFull(error.cause)
}

/** unique_violation; it aborts the transaction, which the refusal then rolls back. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** disk_full of PostgreSQL, and error codes of the file system. */
const DISK_FULL = /^(53100|ENOSPC|EDQUOT|EROFS)$/

const BUSY =
  /^(40001|40P01|55P03|57014|25P03|53\d\d\d|ECONN(REFUSED|ABORTED)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|render_busy|render_closed|database_busy|archive_unavailable)$/
/** Messages of `pg` that have no code. */
const GONE =
  /^(timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/
