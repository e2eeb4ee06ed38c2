import { createHash } from 'node:crypto'
import { scrubPath, scrubText, scrubUrl } from '@bordereau/contract/scrub'

/** What is kept of one measurement: milliseconds, for `cls` thousandths. */
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

/** A transaction of either protocol, in words. Milliseconds; `cls` without unit. */
export type Measured = {
  readonly type: string
  readonly name: string
  readonly url: string
  readonly durationMs: number
  readonly sampled: boolean
  readonly lcpMs: number | undefined
  readonly inpMs: number | undefined
  readonly cls: number | undefined
}

/** An error of either protocol, in words. */
export type Thrown = {
  readonly type: string
  readonly message: string
  readonly url: string
  readonly components: string
  readonly frames: readonly Frame[]
}

/** Nothing on a page takes longer; what says so was asleep in between. */
const MOST_MS = 600_000
const MOST_SHIFT = 1_000
const FRAMES = 50

/** The measurements in a transaction; none in one that was left out of the sample, or that measures nothing we show. */
export function timingsOf(measured: Measured): Timing[] {
  const { type, durationMs, lcpMs, inpMs, cls } = measured
  if (!measured.sampled) return []
  const page = pageOf(measured.name, measured.url)
  const found: [Metric, number | undefined, number][] =
    type === 'page-load'
      ? [
          ['load', durationMs, MOST_MS],
          ['lcp', lcpMs, MOST_MS],
          ['cls', cls === undefined ? undefined : cls * 1000, MOST_SHIFT * 1000],
        ]
      : type === 'page-exit'
        ? [['inp', inpMs, MOST_MS]]
        : type === 'route-change'
          ? [['change', durationMs, MOST_MS]]
          : []
  return found.flatMap(([metric, value, most]) =>
    // Elastic says a negative number where it is not known.
    value === undefined || value < 0 || value > most ? [] : [{ metric, value, page }],
  )
}

/** What is kept of an error: scrubbed once more, for whoever sends may not have done it. */
export function pageErrorOf(thrown: Thrown): PageError {
  const bare = thrown.message.replace(PREFIX, '')
  const [, named = ''] = TYPE.exec(bare) ?? []
  const type = thrown.type === '' || thrown.type === 'N/A' ? named || 'Error' : thrown.type
  const message = bare.startsWith(`${type}: `) ? bare.slice(type.length + 2) : bare
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

/** What browsers and the agent put before the words of an error that nobody caught. */
const PREFIX = /^(?:Uncaught (?:\(in promise\) )?|Unhandled promise rejection: )+/
const TYPE = /^([A-Z]\w*(?:Error|Exception)): /

/** '/w/:workspaceId/invoices', from the transaction's name where it is one of our pages, else from its address. */
function pageOf(name: string, url: string): string {
  if (name.startsWith('/')) return scrubPath(name)
  if (url.startsWith('/')) return scrubPath(url)
  return URL.canParse(url) ? scrubPath(decoded(new URL(url).pathname)) : 'unknown'
}

/** A URL writes the pattern's own signs in percents. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** 'assets/app-1a2b3c4d.js': without the host, which is ours. */
function fileOf(file: string): string {
  const scrubbed = scrubUrl(file.startsWith('assets/') ? `/${file}` : file)
  return scrubbed.replace(/^https?:\/\/[^/]*/, '').replace(/^\/(?=.)/, '')
}

/** Where it was thrown, in a word that the next release still has: 'assets/app.js'. */
export function culpritOf(frames: readonly Frame[]): string {
  const [first] = frames
  return first === undefined ? '' : first.file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

/** The same for errors that are alike. */
export function fingerprintOf(error: PageError): Uint8Array {
  const shape = error.message
    .replaceAll(/(["'`]).{0,80}?\1/g, '…')
    .replaceAll(/\d+/g, '#')
    .toLowerCase()
  return createHash('sha256')
    .update([error.type, culpritOf(error.frames), shape].join('\n'))
    .digest()
}
