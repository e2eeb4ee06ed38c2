import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** 64 lower-case hexadecimal digits. */
export type Sha256 = string

/** Where issued documents lie for as long as the law wants them: bytes by their SHA-256, written once. */
export type Archive = {
  /** Resolves when the bytes are on the disk to stay; storing the same bytes again does nothing. */
  readonly store: (bytes: Uint8Array) => Promise<Sha256>
  /** The bytes, checked against their hash. Rejects with ArchiveError. */
  readonly load: (hash: Sha256) => Promise<Uint8Array>
  readonly has: (hash: Sha256) => Promise<boolean>
  /** The hashes of everything stored, in no order. */
  readonly list: () => AsyncIterable<Sha256>
  /**
   * Deletes what nothing refers to and is older than so many hours (a transaction that will refer to it may still be
   * under way), and left-overs of a crash. Gives the hashes deleted.
   */
  readonly sweep: (referenced: ReadonlySet<Sha256>, olderThanHours: number) => Promise<Sha256[]>
}

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  readonly code: 'archive_missing' | 'archive_damaged'

  constructor(code: 'archive_missing' | 'archive_damaged', hash: Sha256) {
    super(`${code}: ${hash}`)
    this.code = code
  }
}

export function sha256Of(bytes: Uint8Array): Sha256 {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * An archive in a directory: <root>/ab/cd/<hash>. A file under its hash is always whole: it is written beside, flushed,
 * renamed, and the directory flushed. `now` is in milliseconds since 1970, for the age of orphans.
 */
export function fileArchive(root: string, now: () => number): Archive {
  const pathOf = (hash: Sha256): string => {
    if (!HASH.test(hash)) throw new RangeError(`not a SHA-256: ${hash}`)
    return join(root, hash.slice(0, 2), hash.slice(2, 4), hash)
  }

  /** Directories known to be on the disk to stay: their entries in their parents are flushed. */
  const settled = new Set<string>()

  async function makeDirectory(path: string): Promise<void> {
    if (settled.has(path)) return
    await mkdir(path, { recursive: true })
    for (let at = path; at.length >= root.length; at = dirname(at))
      await flushDirectory(dirname(at))
    settled.add(path)
  }

  async function store(bytes: Uint8Array): Promise<Sha256> {
    const hash = sha256Of(bytes)
    const path = pathOf(hash)
    if (await holds(path, hash, now())) return hash
    await makeDirectory(dirname(path))
    const beside = `${path}.${randomUUID()}${UNFINISHED}`
    await writeFlushed(beside, bytes)
    await rename(beside, path)
    await flushDirectory(dirname(path))
    return hash
  }

  async function load(hash: Sha256): Promise<Uint8Array> {
    const bytes = await readFile(pathOf(hash)).catch((error: unknown) => {
      if (isMissing(error)) throw new ArchiveError('archive_missing', hash)
      throw error
    })
    if (sha256Of(bytes) !== hash) throw new ArchiveError('archive_damaged', hash)
    return bytes
  }

  async function* names(): AsyncIterable<string> {
    for (const first of await entries(root)) {
      for (const second of await entries(join(root, first))) {
        for (const name of await entries(join(root, first, second))) yield join(first, second, name)
      }
    }
  }

  async function* list(): AsyncIterable<Sha256> {
    for await (const name of names()) {
      const hash = name.slice(-64)
      if (HASH.test(hash)) yield hash
    }
  }

  async function sweep(referenced: ReadonlySet<Sha256>, olderThanHours: number): Promise<Sha256[]> {
    const swept: Sha256[] = []
    for await (const name of names()) {
      const hash = HASH.test(name.slice(-64)) ? name.slice(-64) : undefined
      if (hash !== undefined ? referenced.has(hash) : !name.endsWith(UNFINISHED)) continue
      const path = join(root, name)
      const isOld = async (at: string): Promise<boolean> =>
        now() - (await stat(at)).mtimeMs > olderThanHours * 3_600_000
      if (!(await isOld(path))) continue
      if (await removeIf(path, isOld)) swept.push(...(hash === undefined ? [] : [hash]))
    }
    return swept
  }

  return { store, load, has: hash => exists(pathOf(hash)), list, sweep }
}

const HASH = /^[0-9a-f]{64}$/
const UNFINISHED = '.unfinished'

/** What is stored is trusted only when it still is what its name says; a damaged file is written anew. */
async function holds(path: string, hash: Sha256, now: number): Promise<boolean> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (bytes === undefined || sha256Of(bytes) !== hash) return false
  // Young again, so that no sweep takes it from under the transaction that stores it now.
  const file = await open(path, 'r+')
  try {
    await file.utimes(now / 1000, now / 1000)
    await file.sync()
  } finally {
    await file.close()
  }
  return true
}

/** Takes the file aside before the last look: who stores the same bytes meanwhile makes it young, or writes it anew. */
async function removeIf(path: string, holds: (path: string) => Promise<boolean>): Promise<boolean> {
  const aside = `${path}.${randomUUID()}${UNFINISHED}`
  await rename(path, aside)
  if (!(await holds(aside))) {
    await rename(aside, path)
    return false
  }
  await unlink(aside)
  return true
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function entries(path: string): Promise<string[]> {
  return readdir(path).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  )
}
