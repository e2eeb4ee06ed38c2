import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import yazl from 'yazl'

export type Written = { readonly bytes: number; readonly sha256: string }

export type ZipWriter = {
  /** Resolves when the entry's bytes have been read from `parts`; one entry at a time. */
  readonly add: (
    name: string,
    parts: AsyncIterable<string | Uint8Array>,
    options?: { readonly compress: boolean },
  ) => Promise<Written>
  /** Writes the directory and flushes the file to the disk. */
  readonly finish: () => Promise<void>
  /** Closes the unfinished file. */
  readonly abort: () => Promise<void>
}

/** Writes a new ZIP file as a stream, readable only by the current user. */
export function createZip(path: string): ZipWriter {
  const zip = new yazl.ZipFile()
  // The stream is a PassThrough, though its type is less specific.
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const written = pipeline(
    output,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  // Errors are reported by add() and finish(); this avoids an unhandled rejection.
  written.catch(() => {})

  async function add(
    name: string,
    parts: AsyncIterable<string | Uint8Array>,
    { compress } = { compress: true },
  ): Promise<Written> {
    const hash = createHash('sha256')
    let bytes = 0
    const source = Readable.from(
      (async function* () {
        for await (const part of parts) {
          const chunk = Buffer.from(part)
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      })(),
      { objectMode: false },
    )
    zip.addReadStreamLazy(name, { compress, mode: 0o600 }, callback => callback(null, source))
    await Promise.race([finished(source), written])
    return { bytes, sha256: hash.digest('hex') }
  }

  async function finish(): Promise<void> {
    zip.end()
    await written
  }

  async function abort(): Promise<void> {
    output.destroy()
    await written.catch(() => {})
  }

  return { add, finish, abort }
}
