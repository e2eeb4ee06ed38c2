import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import * as yauzl from 'yauzl'
import type { StatementFileReason } from './statement.ts'

/** A file of a bank, which is unpacked when it is read. */
export type PackedFile = {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
}

export type Upload = {
  readonly files: readonly PackedFile[]
  /** Several files in one, of which each has a result of its own. */
  readonly isArchive: boolean
}

type Refusal = { readonly reason: StatementFileReason; readonly line: null; readonly value: string }

const MOST_FILES = 500
/** Of a file, packed or not; the same as of a whole upload. */
const MOST_BYTES = 64_000_000
/** Of all files together. */
const MOST_TOTAL_BYTES = 256_000_000
/** Statements in XML shrink to a fiftieth at most. */
const MOST_RATIO = 200
const MAX_NAME = 200

/** The files of an upload: of a ZIP, as German banks deliver camt, those within; of a gzip file the one; else itself. */
export async function filesIn(
  bytes: Uint8Array,
  name: string,
): Promise<Decision<Upload, 'statement_unreadable'>> {
  if (isZip(bytes)) return filesOfZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  const read = isGzip(bytes) ? () => gunzipped(bytes) : async () => bytes
  return accept({ files: [{ name, read }], isArchive: false })
}

/** PK and the number of a local header, or of the end of an empty archive. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** An archive that cannot be unpacked, or must not be. */
export class ArchiveError extends Error {
  readonly reason: StatementFileReason
  readonly value: string

  constructor(reason: StatementFileReason, value = '', options?: ErrorOptions) {
    super(`${reason}: ${value}`, options)
    this.reason = reason
    this.value = value
  }
}

async function filesOfZip(archive: Buffer): Promise<Decision<Upload, 'statement_unreadable'>> {
  try {
    const { zip, entries } = await entriesOf(archive)
    const files = entries.filter(({ fileName }) => isFile(fileName))
    const total = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    const encrypted = files.find(entry => entry.isEncrypted())
    if (encrypted) throw new ArchiveError('archive_encrypted', encrypted.fileName)
    const isBomb =
      files.length > MOST_FILES ||
      total > MOST_TOTAL_BYTES ||
      total > MOST_RATIO * archive.length ||
      files.some(({ uncompressedSize }) => uncompressedSize > MOST_BYTES)
    if (isBomb) throw new ArchiveError('archive_too_large')
    if (files.length === 0) throw new ArchiveError('archive_empty')
    return accept({
      files: files.map(entry => ({
        name: nameOf(entry.fileName),
        read: () => bytesOf(zip, entry),
      })),
      isArchive: true,
    })
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    const detail: Refusal = { reason: error.reason, line: null, value: nameOf(error.value) }
    return refuse('statement_unreadable', detail)
  }
}

type Entries = { readonly zip: yauzl.ZipFile; readonly entries: readonly yauzl.Entry[] }

function entriesOf(archive: Buffer): Promise<Entries> {
  const entries: yauzl.Entry[] = []
  return new Promise((resolve, reject) => {
    const damaged = (error: unknown) =>
      reject(new ArchiveError('archive_damaged', '', { cause: error }))
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return damaged(error)
      zip.on('error', damaged)
      zip.on('end', () => resolve({ zip, entries }))
      zip.on('entry', (entry: yauzl.Entry) => {
        entries.push(entry)
        // More are refused.
        if (entries.length > 10 * MOST_FILES) resolve({ zip, entries })
        else zip.readEntry()
      })
      zip.readEntry()
    })
  })
}

/** Neither a folder nor what systems add on their own. */
function isFile(name: string): boolean {
  return !name.endsWith('/') && !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
}

/** Without its folders. It is shown and stored, never used as a path. */
function nameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  // eslint-disable-next-line no-control-regex
  return last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/gu, '').slice(0, MAX_NAME)
}

/** Throws ArchiveError; more bytes than the directory says are an error of yauzl. */
async function bytesOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  try {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
    })
    for await (const chunk of stream) chunks.push(chunk)
  } catch (error) {
    throw new ArchiveError('archive_damaged', nameOf(entry.fileName), { cause: error })
  }
  const bytes = new Uint8Array(Buffer.concat(chunks))
  if (isZip(bytes)) throw new ArchiveError('archive_nested', nameOf(entry.fileName))
  return bytes
}

async function gunzipped(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return new Uint8Array(await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES }))
  } catch (error) {
    const isTooLarge = Object(error).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ArchiveError(isTooLarge ? 'archive_too_large' : 'archive_damaged', '', {
      cause: error,
    })
  }
}
