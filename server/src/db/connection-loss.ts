/**
 * A lost connection: the server ended or was restarted, or the network failed. When it is lost before the first
 * statement of a transaction returns, the transaction had no effect.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}

/** admin_shutdown, crash_shutdown, cannot_connect_now, the class connection_exception, and codes of the system. */
const CODES = /^(57P0[123]|08...|ECONNRESET|EPIPE)$/
/** Messages of `pg` that have no code. */
const MESSAGES = /^Connection terminated|^Client has encountered a connection error|not queryable/
