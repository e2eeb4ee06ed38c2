/**
 * Lock and statement timeouts, deadlocks, a full queue, a database that is gone or coming, a server that is stopping: the
 * same request may succeed later.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return BUSY.test(code) || GONE.test(error.message)
}

/** unique_violation; the transaction is lost with it, and a refusal undoes it anyway. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

const BUSY =
  /^(40001|40P01|55P03|57014|57P0[123]|25P03|53\d\d\d|08...|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|render_busy|render_closed|database_busy)$/
/** What `pg` says without a code. */
const GONE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end)/
