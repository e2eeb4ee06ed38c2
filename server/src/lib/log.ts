import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { plainLog } from './plain-log.ts'

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** Writes one JSON object a line to standard output; plain sentences where that is a terminal. */
export function createLog(
  config: Pick<Config, 'logLevel' | 'release'>,
  output: Output = process.stdout,
): Logger {
  const options = {
    level: config.logLevel,
    base: { release: config.release },
    serializers: { err: describeError },
  }
  return output.isTTY
    ? pino(
        options,
        plainLog(text => output.write(text)),
      )
    : pino(options)
}

const LOGGED_PROPERTIES = [
  'code',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'position',
] as const
const MAX_DEPTH = 5

/**
 * The loggable properties of an error. `detail` and `where` of a database error are left out: they contain the whole
 * row that was refused, with names and addresses.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const facts = Object.fromEntries(
    LOGGED_PROPERTIES.flatMap(name => {
      const value: unknown = Reflect.get(error, name)
      return ['string', 'number'].includes(typeof value) ? [[name, value]] : []
    }),
  )
  return {
    type: error.constructor.name,
    message: error.message,
    ...facts,
    stack: error.stack,
    ...(error.cause === undefined || depth >= MAX_DEPTH
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  }
}
