import { SERVICE_NAME } from '@bordereau/contract/monitoring'
import * as z from 'zod/mini'
import { type PageError, type Timing, pageErrorOf, timingsOf } from './event.ts'
import type { Line, Protocol } from './protocol.ts'

/** Why a line was refused, with its beginning, as the intake's answer has it. */
export type Fault = { readonly message: string; readonly document?: string }

export type Batch = {
  readonly release: string
  readonly timings: readonly Timing[]
  readonly errors: readonly PageError[]
  /** Events that were taken, whether they are kept or not. */
  readonly accepted: number
  /** The first few of those that were not. */
  readonly faults: readonly Fault[]
}

/** As Elastic's own server has it. */
const LINE_CHARS = 307_200
/** A page load with its spans, in version 2, is a hundred lines at most. */
const LINES = 2_000
const FAULTS_TOLD = 5
const DOCUMENT_CHARS = 200
const RELEASE = /^[\w.+-]{1,100}$/

/** Reads a batch: one JSON object a line, first who sends. What cannot be read does not stop what can. */
export function readBatch(text: string, protocol: Protocol): Batch {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const [first, ...rest] = lines
  const sender = readSender(first, protocol)
  if ('message' in sender) return { ...NOTHING, faults: [sender] }
  if (rest.length > LINES) {
    return { ...NOTHING, faults: [{ message: `more than ${LINES} events in one batch` }] }
  }
  const faults: Fault[] = []
  const read: Line[] = []
  for (const line of rest) {
    const outcome = readLine(line, protocol)
    if ('message' in outcome) faults.push(outcome)
    else read.push(outcome)
  }
  return {
    release: RELEASE.test(sender.release) ? sender.release : 'unknown',
    timings: read.flatMap(({ measured }) => (measured ? timingsOf(measured) : [])),
    errors: read.flatMap(({ thrown }) => (thrown ? [pageErrorOf(thrown)] : [])),
    accepted: read.length,
    faults: faults.slice(0, FAULTS_TOLD),
  }
}

const NOTHING: Omit<Batch, 'faults'> = { release: '', timings: [], errors: [], accepted: 0 }

function readSender(
  line: string | undefined,
  { metadata }: Protocol,
): Fault | { readonly service: string; readonly release: string } {
  const [key, value] = line === undefined ? [] : entryOf(line)
  if (line === undefined || key !== metadata.key) {
    return faulty(`the first line must be ${metadata.key}`, line)
  }
  try {
    const sender = metadata.read(value)
    if (sender.service === SERVICE_NAME) return sender
    return faulty(`events of the service ${SERVICE_NAME} are taken, and no others`, line)
  } catch (error) {
    return faulty(wordsOf(error, metadata.key), line)
  }
}

function readLine(line: string, { events }: Protocol): Fault | Line {
  if (line.length > LINE_CHARS) return faulty('the event is larger than is permitted', line)
  const [key, value] = entryOf(line)
  if (key === undefined) return faulty('the line is not a JSON object', line)
  const read = Object.hasOwn(events, key) ? events[key] : undefined
  if (!read) return faulty(`no event is called ${key.slice(0, 30)}`, line)
  try {
    return read(value)
  } catch (error) {
    return faulty(wordsOf(error, key), line)
  }
}

/** The one member of the object. */
function entryOf(line: string): [string, unknown] | [] {
  try {
    const [entry] = Object.entries(Object(JSON.parse(line)))
    return entry ?? []
  } catch {
    return []
  }
}

function wordsOf(error: unknown, key: string): string {
  if (!(error instanceof z.core.$ZodError)) throw error
  const [issue] = error.issues
  const place = [key, ...(issue?.path ?? [])].map(String).join('.')
  return `${place}: ${issue?.message ?? 'cannot be read'}`
}

function faulty(message: string, line = ''): Fault {
  return { message, document: line.slice(0, DOCUMENT_CHARS) }
}
