import { createHash } from 'node:crypto'
import { scrubPath, scrubText, scrubUrl } from '@bordereau/contract/scrub'

/** The stored metrics: milliseconds, `cls` in thousandths. */
export type Metric = 'lcp' | 'inp' | 'cls' | 'load' | 'change'
export type Timing = { readonly metric: Metric; readonly value: number; readonly page: string }

export type Frame = {
  readonly function: string
  readonly file: string
  readonly line: number | null
  readonly column: number | null
}

export type PageError = {
  readonly type: string
  readonly message: string
  readonly page: string
  readonly components: string
  /** The innermost call first. */
  readonly frames: readonly Frame[]
}

/** A transaction of either protocol version, with full names. `cls` has no unit. */
export type AgentTransaction = {
  readonly type: string
  readonly name: string
  readonly url: string
  readonly durationMs: number
  readonly sampled: boolean
  readonly lcpMs: number | undefined
  readonly inpMs: number | undefined
  readonly cls: number | undefined
}

/** An error of either protocol version, with full names. */
export type AgentError = {
  readonly type: string
  readonly message: string
  readonly url: string
  readonly components: string
  readonly frames: readonly Frame[]
}

/** Longer measurements are discarded: the device was suspended in between. */
const MAX_MS = 600_000
const MAX_SHIFT = 1_000
const FRAMES = 50

/** The metrics of a transaction; none when it was not sampled or has a type that is not shown. */
export function timingsOf(measured: AgentTransaction): Timing[] {
  const { type, durationMs, lcpMs, inpMs, cls } = measured
  if (!measured.sampled) return []
  const page = pageOf(measured.name, measured.url)
  const candidates: [Metric, number | undefined, number][] =
    type === 'page-load'
      ? [
          ['load', durationMs, MAX_MS],
          ['lcp', lcpMs, MAX_MS],
          ['cls', cls === undefined ? undefined : cls * 1000, MAX_SHIFT * 1000],
        ]
      : type === 'page-exit'
        ? [['inp', inpMs, MAX_MS]]
        : type === 'route-change'
          ? [['change', durationMs, MAX_MS]]
          : []
  return candidates.flatMap(([metric, value, max]) =>
    // The agent reports unknown values as negative numbers.
    value === undefined || value < 0 || value > max ? [] : [{ metric, value, page }],
  )
}

/** The stored form of an error, scrubbed again because the sender may not have done so. */
export function pageErrorOf(thrown: AgentError): PageError {
  const withoutPrefix = thrown.message.replace(PREFIX, '')
  const [, typeInMessage = ''] = TYPE.exec(withoutPrefix) ?? []
  const type = thrown.type === '' || thrown.type === 'N/A' ? typeInMessage || 'Error' : thrown.type
  const message = withoutPrefix.startsWith(`${type}: `)
    ? withoutPrefix.slice(type.length + 2)
    : withoutPrefix
  return {
    type: scrubText(type, 100),
    message: scrubText(message),
    page: pageOf('', thrown.url),
    components: scrubText(thrown.components, 1000),
    frames: thrown.frames.slice(0, FRAMES).map(frame => ({
      ...frame,
      function: scrubText(frame.function, 100),
      file: fileOf(frame.file),
    })),
  }
}

/** Prefixes that browsers and the agent add to messages of uncaught errors. */
const PREFIX = /^(?:Uncaught (?:\(in promise\) )?|Unhandled promise rejection: )+/
const TYPE = /^([A-Z]\w*(?:Error|Exception)): /

/**
 * The page as a route pattern ('/w/:workspaceId/invoices'), from the transaction's name if it is a path, else its URL.
 */
function pageOf(name: string, url: string): string {
  if (name.startsWith('/')) return scrubPath(name)
  if (url.startsWith('/')) return scrubPath(url)
  return URL.canParse(url) ? scrubPath(decoded(new URL(url).pathname)) : 'unknown'
}

/** Decodes percent encoding, which URLs use for characters of the pattern. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The file without the host: 'assets/app-1a2b3c4d.js'. */
function fileOf(file: string): string {
  const scrubbed = scrubUrl(file.startsWith('assets/') ? `/${file}` : file)
  return scrubbed.replace(/^https?:\/\/[^/]*/, '').replace(/^\/(?=.)/, '')
}

/** The file that threw, without the build's hash so that it is the same in the next release: 'assets/app.js'. */
export function culpritOf(frames: readonly Frame[]): string {
  const [first] = frames
  return first === undefined ? '' : first.file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

/** The same hash for errors that differ only in numbers, quoted names or release. */
export function fingerprintOf(error: PageError): Uint8Array {
  const shape = error.message
    .replaceAll(/(["'`]).{0,80}?\1/g, '…')
    .replaceAll(/\d+/g, '#')
    .toLowerCase()
  return createHash('sha256')
    .update([error.type, culpritOf(error.frames), shape].join('\n'))
    .digest()
}
