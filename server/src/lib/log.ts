import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** One JSON object a line on standard output. */
export function createLog(config: Pick<Config, 'logLevel' | 'release'>): Logger {
  return pino({
    level: config.logLevel,
    base: { release: config.release },
    serializers: { err: toldOf },
  })
}

const KEPT = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'position'] as const
const DEEPEST = 5

/**
 * What the log says of an error: what it is and where it was thrown. Not all that is on it: a database's error carries
 * the whole row it refused, with names and addresses, in its `detail` and `where`.
 */
export function toldOf(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const facts = Object.fromEntries(
    KEPT.flatMap(name => {
      const value: unknown = Reflect.get(error, name)
      return ['string', 'number'].includes(typeof value) ? [[name, value]] : []
    }),
  )
  return {
    type: error.constructor.name,
    message: error.message,
    ...facts,
    stack: error.stack,
    ...(error.cause === undefined || depth >= DEEPEST
      ? {}
      : { cause: toldOf(error.cause, depth + 1) }),
  }
}
