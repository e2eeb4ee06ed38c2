import { SERVICE_NAME } from '@bordereau/contract/monitoring-agent'
import * as z from 'zod/mini'
import { type PageError, type Timing, pageErrorOf, timingsOf } from './event.ts'
import type { Line, Protocol } from './protocol.ts'

/** Why a line was refused and its beginning, in the shape of the intake's response. */
export type LineError = { readonly message: string; readonly document?: string }

export type Batch = {
  readonly release: string
  readonly timings: readonly Timing[]
  readonly errors: readonly PageError[]
  /** The number of valid events, stored or not. */
  readonly accepted: number
  /** The first few refused lines. */
  readonly lineErrors: readonly LineError[]
}

/** The same limit as in Elastic's server. */
const LINE_CHARS = 307_200
/** A page load with its spans has at most a hundred lines in version 2. */
const LINES = 2_000
const REPORTED_ERRORS = 5
const DOCUMENT_CHARS = 200
const RELEASE = /^[\w.+-]{1,100}$/

/**
 * Reads a batch: one JSON object per line, the first is the metadata. An unreadable line does not affect the others.
 */
export function readBatch(text: string, protocol: Protocol): Batch {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const [first, ...events] = lines
  const sender = readSender(first, protocol)
  if ('message' in sender) return { ...EMPTY, lineErrors: [sender] }
  if (events.length > LINES) {
    return { ...EMPTY, lineErrors: [{ message: `more than ${LINES} events in one batch` }] }
  }
  const lineErrors: LineError[] = []
  const read: Line[] = []
  for (const line of events) {
    const outcome = readLine(line, protocol)
    if ('message' in outcome) lineErrors.push(outcome)
    else read.push(outcome)
  }
  return {
    release: RELEASE.test(sender.release) ? sender.release : 'unknown',
    timings: read.flatMap(({ transaction }) => (transaction ? timingsOf(transaction) : [])),
    errors: read.flatMap(({ error }) => (error ? [pageErrorOf(error)] : [])),
    accepted: read.length,
    lineErrors: lineErrors.slice(0, REPORTED_ERRORS),
  }
}

const EMPTY: Omit<Batch, 'lineErrors'> = { release: '', timings: [], errors: [], accepted: 0 }

function readSender(
  line: string | undefined,
  { metadata }: Protocol,
): LineError | { readonly service: string; readonly release: string } {
  const [key, value] = line === undefined ? [] : entryOf(line)
  if (line === undefined || key !== metadata.key) {
    return lineError(`the first line must be ${metadata.key}`, line)
  }
  try {
    const sender = metadata.read(value)
    if (sender.service === SERVICE_NAME) return sender
    return lineError(`events of the service ${SERVICE_NAME} are taken, and no others`, line)
  } catch (error) {
    return lineError(messageOf(error, metadata.key), line)
  }
}

function readLine(line: string, { events }: Protocol): LineError | Line {
  if (line.length > LINE_CHARS) return lineError('the event is larger than is permitted', line)
  const [key, value] = entryOf(line)
  if (key === undefined) return lineError('the line is not a JSON object', line)
  const read = Object.hasOwn(events, key) ? events[key] : undefined
  if (!read) return lineError(`no event is called ${key.slice(0, 30)}`, line)
  try {
    return read(value)
  } catch (error) {
    return lineError(messageOf(error, key), line)
  }
}

/** The first member of the line's JSON object; empty for invalid JSON. */
function entryOf(line: string): [string, unknown] | [] {
  try {
    const [entry] = Object.entries(Object(JSON.parse(line)))
    return entry ?? []
  } catch {
    return []
  }
}

function messageOf(error: unknown, key: string): string {
  if (!(error instanceof z.core.$ZodError)) throw error
  const [issue] = error.issues
  const path = [key, ...(issue?.path ?? [])].map(String).join('.')
  return `${path}: ${issue?.message ?? 'cannot be read'}`
}

function lineError(message: string, line = ''): LineError {
  return { message, document: line.slice(0, DOCUMENT_CHARS) }
}
