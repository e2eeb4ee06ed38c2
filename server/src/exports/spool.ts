import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A file that is made piece by piece, however long it becomes. */
export type Spool = {
  readonly add: (bytes: Uint8Array) => Promise<void>
  /** The bytes, or where they do not fit in memory a stream of them that removes them at its end. */
  readonly end: () => Promise<Uint8Array | Readable>
  /** For a file that is not wanted any more. */
  readonly discard: () => Promise<void>
}

/** So many bytes are kept in memory; what is longer is written to a temporary file in pieces of this size. */
const IN_MEMORY = 16 * 1024 * 1024

/** `begin`: what it begins with. */
export function openSpool(begin: Uint8Array, inMemory = IN_MEMORY): Spool {
  let waiting = [begin]
  let size = begin.length
  let file: FileHandle | undefined
  const flush = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    size = 0
    file ??= await openNameless()
    await file.writeFile(bytes)
  }
  return {
    add: async bytes => {
      waiting.push(bytes)
      size += bytes.length
      if (size > inMemory) await flush()
    },
    end: async () => {
      if (!file) return Buffer.concat(waiting)
      await flush()
      return file.createReadStream({ start: 0 })
    },
    discard: async () => file?.close(),
  }
}

/** A file without a name, which is gone once it is closed, also when the process dies. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `bordereau-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
