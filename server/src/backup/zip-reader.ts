import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import * as yauzl from 'yauzl'

/** One file in a ZIP. */
export type ZipEntry = {
  readonly name: string
  /** The bytes; throws when size or checksum do not match the ZIP's directory. */
  readonly read: () => AsyncIterable<Uint8Array>
}

export type ZipReader = {
  /** Entries with unique names, in the order of writing. */
  readonly entries: readonly ZipEntry[]
  readonly close: () => void
}

/** The file is no ZIP or is damaged. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

export async function openZip(path: string): Promise<ZipReader> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(asZipError(error)) : resolve(opened),
    )
  })
  try {
    const entries = await listEntries(zip)
    const names = new Set(entries.map(entry => entry.name))
    if (names.size !== entries.length) throw new ZipError('an entry name is not unique')
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

function listEntries(zip: yauzl.ZipFile): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(asZipError(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push({ name: entry.fileName, read: () => readEntry(zip, entry) })
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function* readEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Uint8Array> {
  let checksum = 0
  try {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
    })
    for await (const chunk of stream) {
      const bytes: Uint8Array = chunk
      checksum = crc32(bytes, checksum)
      yield bytes
    }
  } catch (error) {
    throw asZipError(error)
  }
  if (checksum !== entry.crc32) throw new ZipError(`${entry.fileName} has another checksum`)
}

/** Wraps errors in ZipError, except system errors. */
function asZipError(error: unknown): unknown {
  const isSystem = error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
  return isSystem ? error : new ZipError(String(error), { cause: error })
}
