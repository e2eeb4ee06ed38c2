import type { DestinationStream } from 'pino'

const WARN = 40
const ERROR = 50

type Line = {
  readonly level: number
  readonly msg?: string
  readonly isNotice?: boolean
  readonly err?: { readonly message?: string }
}

/**
 * The log as a person reads it at a terminal: warnings, errors and notices (`isNotice`), a sentence each. The lines of requests are
 * left out, because the address that was printed last would be gone with the first page.
 */
export function plainLog(write: (text: string) => unknown): DestinationStream {
  return {
    write: json => {
      const { level, msg = '', isNotice = false, err }: Line = JSON.parse(json)
      if (level < WARN && !isNotice) return
      const cause = err?.message === undefined || err.message === msg ? '' : ` (${err.message})`
      const prefix = level >= ERROR ? 'Error: ' : level >= WARN ? 'Warning: ' : ''
      write(`${prefix}${msg}${cause}\n`)
    },
  }
}
