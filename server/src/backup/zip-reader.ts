import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import * as yauzl from 'yauzl'
import { bytesInDirectory, differentCopy, isEndWhole } from './zip-headers.ts'

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
  const file = await open(path)
  const close = () => {
    zip.close()
    file.close().catch(() => undefined)
  }
  try {
    const { entries, bytes } = await listEntries(zip, file)
    if (!(await isEndWhole(file, { entries: entries.length, bytes })))
      throw new ZipError('its end names another directory')
    const names = new Set(entries.map(entry => entry.name))
    if (names.size !== entries.length) throw new ZipError('an entry name is not unique')
    return { entries, close }
  } catch (error) {
    close()
    throw error
  }
}

function listEntries(
  zip: yauzl.ZipFile,
  file: FileHandle,
): Promise<{ readonly entries: ZipEntry[]; readonly bytes: number }> {
  let bytes = 0
  const entries: ZipEntry[] = []
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(asZipError(error)))
    zip.on('end', () => resolve({ entries, bytes }))
    zip.on('entry', (entry: yauzl.Entry) => {
      bytes += bytesInDirectory(entry)
      entries.push({ name: entry.fileName, read: () => readEntry(zip, file, entry) })
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function* readEntry(
  zip: yauzl.ZipFile,
  file: FileHandle,
  entry: yauzl.Entry,
): AsyncGenerator<Uint8Array> {
  const different = await differentCopy(file, entry)
  if (different !== undefined)
    throw new ZipError(`${entry.fileName} has another entry in the directory than ${different}`)
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
