import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** 64 lower-case hexadecimal digits. */
export type Sha256 = string

/** The store of issued documents for the statutory retention period: bytes by their SHA-256, written once. */
export type Archive = {
  /** Resolves when the bytes are durable; storing the same bytes again does nothing. */
  readonly store: (bytes: Uint8Array) => Promise<Sha256>
  /**
   * Stores several files in one pass, in which each directory is flushed once. One outcome per file, in order: a file
   * that could not be written rejects alone.
   */
  readonly storeAll: (
    files: readonly Uint8Array[],
  ) => Promise<readonly PromiseSettledResult<Sha256>[]>
  /** The bytes, checked against their hash. Rejects with ArchiveError. */
  readonly load: (hash: Sha256) => Promise<Uint8Array>
  readonly has: (hash: Sha256) => Promise<boolean>
  /** The hashes of everything stored, in no order. */
  readonly list: () => AsyncIterable<Sha256>
  /**
   * Deletes released files (without references) that are older than `olderThanHours`, since a running transaction may
   * have stored one again, and unfinished files of a crash. A file unknown to the caller stays: it may belong to a
   * document that a restored database does not have, or to another instance. Returns the deleted hashes.
   */
  /** Rejects where nothing can be stored, because its disk is away, full or read-only. Leaves no file. */
  readonly probe: () => Promise<void>
  readonly sweep: (released: ReadonlySet<Sha256>, olderThanHours: number) => Promise<Sha256[]>
}

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  readonly code: 'archive_missing' | 'archive_damaged'

  constructor(code: 'archive_missing' | 'archive_damaged', hash: Sha256, cause?: unknown) {
    super(`${code}: ${hash}`, { cause })
    this.code = code
  }
}

/** The disk of the archive is away or fails: the same file can be stored later. One that is full is no such error. */
export class ArchiveUnavailableError extends Error {
  override readonly name = 'ArchiveUnavailableError'
  readonly code = 'archive_unavailable'

  constructor(root: string, cause: unknown) {
    super(`nothing can be stored in ${root}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

export function sha256Of(bytes: Uint8Array): Sha256 {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * An archive in a directory: <root>/ab/<hash>; files of earlier versions, <root>/ab/cd/<hash>, are found too. A file
 * under its hash is always whole: it is written under another name, flushed, renamed, and the directory flushed. `now`
 * is in milliseconds since 1970, for the age of released files.
 */
export function fileArchive(root: string, now: () => number): Archive {
  const pathsOf = (hash: Sha256): readonly string[] => filePaths(root, hash)
  const known = { hasDirectories: existsSync(directoryOf(root)) }
  const storeAll = createStore(root, now, known)

  async function store(bytes: Uint8Array): Promise<Sha256> {
    const [outcome] = await storeAll([bytes])
    if (outcome?.status === 'fulfilled') return outcome.value
    throw outcome?.reason
  }

  async function load(hash: Sha256): Promise<Uint8Array> {
    const bytes = await readFirst(pathsOf(hash)).catch((error: unknown) => {
      // A disk error or a missing permission: the file exists but cannot be read.
      const code = isMissing(error) ? 'archive_missing' : 'archive_damaged'
      throw new ArchiveError(code, hash, error)
    })
    if (sha256Of(bytes) !== hash) throw new ArchiveError('archive_damaged', hash)
    return bytes
  }

  async function* names(): AsyncIterable<string> {
    for (const first of await entries(root)) {
      for (const second of await entries(join(root, first))) {
        if (second.length > DIRECTORY_LENGTH) yield join(first, second)
        else
          for (const name of await entries(join(root, first, second)))
            yield join(first, second, name)
      }
    }
  }

  async function* list(): AsyncIterable<Sha256> {
    for await (const name of names()) {
      const hash = name.slice(-64)
      if (HASH.test(hash)) yield hash
    }
  }

  async function sweep(released: ReadonlySet<Sha256>, olderThanHours: number): Promise<Sha256[]> {
    const swept: Sha256[] = []
    for await (const name of names()) {
      const hash = HASH.test(name.slice(-64)) ? name.slice(-64) : undefined
      if (hash !== undefined ? !released.has(hash) : !name.endsWith(UNFINISHED)) continue
      const path = join(root, name)
      const isOld = async (at: string): Promise<boolean> =>
        now() - (await stat(at)).mtimeMs > olderThanHours * 3_600_000
      if (!(await isOld(path))) continue
      if (await removeIf(path, isOld)) swept.push(...(hash === undefined ? [] : [hash]))
    }
    return swept
  }

  async function has(hash: Sha256): Promise<boolean> {
    for (const path of pathsOf(hash)) if (await exists(path)) return true
    return false
  }

  return { store, storeAll, load, has, list, sweep, probe: () => probe(root, known) }
}

function filePath(root: string, hash: Sha256): string {
  if (!HASH.test(hash)) throw new RangeError(`not a SHA-256: ${hash}`)
  return join(root, hash.slice(0, 2), hash)
}

/** Where the file may be, by the layouts of this and of earlier versions. */
function filePaths(root: string, hash: Sha256): readonly string[] {
  return [filePath(root, hash), join(root, hash.slice(0, 2), hash.slice(2, 4), hash)]
}

function createStore(root: string, now: () => number, known: Known): Archive['storeAll'] {
  let prepared: Promise<void> | undefined
  /** Once in the life of a process, so that storing a file flushes no other directory than its own. */
  function prepare(): Promise<void> {
    prepared ??= makeDirectories(root).then(
      () => {
        known.hasDirectories = true
      },
      (error: unknown) => {
        prepared = undefined
        throw error
      },
    )
    return prepared
  }

  /** Resolves with the directory that is still to be flushed, null where the file was there already. */
  async function write(bytes: Uint8Array, hash: Sha256): Promise<string | null> {
    for (const path of filePaths(root, hash))
      if (await refreshIfWhole(path, hash, now())) return null
    await prepare()
    const path = filePath(root, hash)
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
    try {
      await writeFlushed(unfinished, bytes)
      // By the same clock as the age of one that is renewed.
      await utimes(unfinished, now() / 1000, now() / 1000)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      throw error
    }
    return dirname(path)
  }

  const writeOrExplain = (bytes: Uint8Array, hash: Sha256) =>
    write(bytes, hash).catch((error: unknown) => {
      const isOfSystem = error instanceof Error && 'syscall' in error
      throw isOfSystem ? new ArchiveUnavailableError(root, error) : error
    })

  return async files => {
    const written = new Map<Sha256, Promise<string | null>>()
    const flushed = new Map<string, Promise<void>>()
    const hashes = files.map(bytes => {
      const hash = sha256Of(bytes)
      if (!written.has(hash)) written.set(hash, writeOrExplain(bytes, hash))
      return hash
    })
    await Promise.allSettled(written.values())
    return Promise.allSettled(
      hashes.map(async hash => {
        const directory = (await written.get(hash)) ?? null
        if (directory === null) return hash
        const flush = flushed.get(directory) ?? flushDirectory(directory)
        flushed.set(directory, flush)
        await flush
        return hash
      }),
    )
  }
}

/**
 * An archive that has its directories keeps them: without them its disk is away, and what is in its place is another one.
 */
type Known = { hasDirectories: boolean }

const directoryOf = (root: string): string => join(root, '00')

async function probe(root: string, { hasDirectories }: Known): Promise<void> {
  if (!hasDirectories) return
  const path = join(directoryOf(root), `${randomUUID()}${UNFINISHED}`)
  try {
    await writeFile(path, 'probe', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new ArchiveUnavailableError(root, error)
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

const HASH = /^[0-9a-f]{64}$/
const UNFINISHED = '.unfinished'
/** Names of directories have two hexadecimal digits. */
const DIRECTORY_LENGTH = 2

/** Makes all 256 directories of the archive, and makes them durable. */
async function makeDirectories(root: string): Promise<void> {
  await mkdir(root, { recursive: true })
  const existing = new Set(await entries(root))
  const names = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'))
  const missing = names.filter(name => !existing.has(name))
  await Promise.all(missing.map(name => mkdir(join(root, name), { recursive: true })))
  await flushDirectory(root)
  await flushDirectory(dirname(root))
}

/** The first of the files that exists; rejects like readFile of the last one where none does. */
async function readFirst(paths: readonly string[]): Promise<Uint8Array> {
  let missing: unknown
  for (const path of paths) {
    try {
      return await readFile(path)
    } catch (error) {
      if (!isMissing(error)) throw error
      missing = error
    }
  }
  throw missing
}

/** Whether the file exists with this hash, and renews its age; a damaged file is written again. */
async function refreshIfWhole(path: string, hash: Sha256, now: number): Promise<boolean> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (bytes === undefined || sha256Of(bytes) !== hash) return false
  // The new modification time keeps a sweep from deleting a file that the current transaction refers to.
  try {
    const file = await open(path, 'r+')
    try {
      await file.utimes(now / 1000, now / 1000)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  // A sweep may have renamed it just before that.
  return exists(path)
}

/**
 * Renames the file before the last check: a concurrent `store` of the same bytes renews its age, or writes it again.
 */
async function removeIf(
  path: string,
  condition: (path: string) => Promise<boolean>,
): Promise<boolean> {
  const renamed = `${path}.${randomUUID()}${UNFINISHED}`
  await rename(path, renamed)
  if (!(await condition(renamed))) {
    await rename(renamed, path)
    return false
  }
  await unlink(renamed)
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
