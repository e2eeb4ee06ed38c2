import type { Encoding } from '@bordereau/contract/encoding-names'
import { parentPort, workerData } from 'node:worker_threads'
import { hasColumns } from '../imports/columns.ts'
import { type FoundEncoding, asChosen } from '../imports/encoding-of.ts'
import { decode, statementEncoding, textLines } from './decode.ts'
import { readCamt } from './formats/camt.ts'
import { type CsvMapping, type CsvStatement, readCsvStatement } from './formats/csv.ts'
import { readMt940 } from './formats/mt940.ts'
import { readOfx } from './formats/ofx.ts'
import { readQif } from './formats/qif.ts'
import type { StatementReport, StatementTask } from './read-file.ts'
import { rowSink, type RowSink } from './row-sink.ts'
import { type LeftOutReason, StatementFileError, type StatementFileReason } from './statement.ts'

const port = parentPort
if (!port) throw new Error('read-worker.ts runs in a worker thread')

function send(message: StatementReport): void {
  port?.postMessage(message)
}

async function report(task: StatementTask): Promise<void> {
  const { format, currency, dayOrder, bytes } = task
  try {
    const found = await statementEncoding(bytes, task)
    if (format === 'csv') return reportCsv(found, task)
    const encoding = asSaid(found, task.otherEncoding)
    if (task.preview || !encoding.sure) return ask(encoding, task)
    const chunks = decode(bytes, encoding.used)
    const sink = rowSink(send)
    if (format === 'camt') readCamt(chunks, sink)
    else if (format === 'mt940') readMt940(chunks, currency, sink)
    else if (format === 'ofx') readOfx([...chunks].join(''), currency, sink)
    else readQif([...chunks].join(''), { currency, dayOrder }, sink)
    end(sink)
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error
    refuseAt(error)
  }
}

/** Where no row could be read, the file is refused by the first of them: it is no such file, or is read wrongly. */
function end(sink: RowSink, headings?: readonly string[]): void {
  const row = sink.unreadable()
  if (row) refuseAt(row)
  else send({ kind: 'done', headings })
}

function refuseAt(at: {
  readonly reason: StatementFileReason | LeftOutReason
  readonly line: number | undefined
  readonly value: string
}): void {
  const detail = { reason: at.reason, line: at.line ?? null, value: at.value }
  send({ kind: 'refused', refusal: 'statement_unreadable', detail })
}

/** Lines of a file that are written otherwise in other encodings, which a person can tell. */
function ask(encoding: FoundEncoding, { bytes }: StatementTask): void {
  const rows: string[][] = []
  for (const line of textLines(decode(bytes, encoding.used))) {
    if (/[^\p{ASCII}]/u.test(line)) rows.push([line])
    if (rows.length === SHOWN_LINES) break
  }
  const question = { headings: [], rows, columns: {}, open: [], encoding }
  send({ kind: 'question', question })
}

const SHOWN_LINES = 8

function reportCsv(found: FoundEncoding, task: StatementTask): void {
  const { bytes, currency, locale, mapping, mappings, compared, isOneOfSeveral } = task
  const mappingOf = (headings: readonly string[]) => {
    const isMeant = !isOneOfSeveral || hasColumns(headings, mapping?.columns ?? {})
    return (isMeant ? mapping : undefined) ?? mappings.get(JSON.stringify(headings))
  }
  const readIn = (used: Encoding, ask: boolean) =>
    readCsvStatement([...decode(bytes, used)].join(''), {
      currency,
      mappingOf,
      locale,
      ask,
      compared,
    })
  const guessed = readIn(found.used, task.preview || !found.sure)
  const before = guessed.ok && !task.preview ? encodingBefore(guessed.value, mappingOf) : undefined
  const encoding = asSaid(found, before ?? task.otherEncoding)
  const read = encoding === found ? guessed : readIn(encoding.used, task.preview || !encoding.sure)
  if (!read.ok) return send({ kind: 'refused', refusal: read.refusal, detail: Object(read.detail) })
  if (read.value.kind === 'question') {
    const question = { ...read.value.question, encoding }
    return send({ kind: 'question', question })
  }
  const { transactions, ...facts } = read.value.statement
  const sink = rowSink(send)
  for (const row of transactions) sink.row(row)
  sink.statement(facts)
  end(sink, read.value.headings)
}

/** In the encoding that was said of files like it, unless its own is certain. */
function asSaid(found: FoundEncoding, said: Encoding | undefined): FoundEncoding {
  return found.sure || said === undefined ? found : asChosen(found, said)
}

/** The encoding that was said of files with these headings; what is not UTF-8 is not for being called so. */
function encodingBefore(
  read: CsvStatement,
  mappingOf: (headings: readonly string[]) => CsvMapping | undefined,
): Encoding | undefined {
  const { headings } = read.kind === 'question' ? read.question : read
  const said = mappingOf(headings)?.encoding
  return said === 'utf-8' ? undefined : said
}

// At the end, so that all that is declared above is there. workerData comes from read-file.ts only.
await report(workerData as StatementTask)
