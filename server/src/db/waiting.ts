import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLoss } from './connection-loss.ts'
import { StartError } from './start-error.ts'

/** How a start waits for a server that does not answer yet: both may have been started at the same moment. */
export type Waiting = {
  readonly forMs: number
  /** Called at the first failure, and then now and then, with what failed. */
  readonly onWait: (reason: string) => void
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
const REPORT_EVERY_MS = 30_000

/**
 * Opens a database of a server, and again after a failure that may pass: the server is starting, cannot be reached yet, has
 * no free connection, or ended the one that was used. What only a person can mend is thrown at once, as a StartError where
 * the server refuses the connection.
 */
export async function whenReachable<Value>(
  open: () => Promise<Value>,
  waiting: Waiting | undefined,
): Promise<Value> {
  const begun = performance.now()
  let reported = -Infinity
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await open()
    } catch (error) {
      const now = performance.now()
      if (!waiting || !mayPass(error) || now - begun >= waiting.forMs) throw error
      if (now - reported >= REPORT_EVERY_MS) {
        reported = now
        waiting.onWait(reasonOf(error))
      }
    }
    await pause(pauseMs)
  }
}

/** The message for the operator where no connection could be opened. */
export function notReached(error: unknown): StartError {
  return new StartError(`The database cannot be reached: ${reasonOf(error)}`, { cause: error })
}

/** Whether the same may succeed later without anybody's help. */
function mayPass(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(mayPass)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (isConnectionLoss(error) || PASSING.test(code) || TIMED_OUT.test(error.message)) return true
  // No server has opened its socket yet.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return error.cause !== undefined && mayPass(error.cause)
}

/** Codes of the system: no server listens, or its name or its network is not known yet; and too_many_connections. */
const PASSING =
  /^(ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENETUNREACH|ENETDOWN|EHOSTUNREACH|EHOSTDOWN|EAI_AGAIN|ENOTFOUND|53300)$/
/** Of `pg`, without a code. */
const TIMED_OUT = /timeout (expired|exceeded when trying to connect)/

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (error instanceof StartError && error.cause !== undefined) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
