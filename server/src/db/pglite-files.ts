import { closeSync, cpSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

export type EngineHooks = {
  /** Makes the bytes of an open file or directory durable. Tests pass functions that count or fail. */
  readonly sync: (fd: number, path: string) => void
  /** A file could not be made durable: later results of the engine are unreliable. Never returns. */
  readonly onSyncFailure: (error: unknown, path: string) => never
  /** The engine ended by itself (a PANIC); its files are as after a crash and can be opened again. Never returns. */
  readonly onAbort: (reason: string) => never
  readonly onLog?: (line: string) => void
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1]
type EmscriptenModule = NonNullable<EmscriptenOptions['preRun']>[number] extends (
  mod: infer M,
) => void
  ? M
  : never
type NodeStream = { nfd: number; node: unknown }
type NodeFiles = {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: NodeStream) => number }
}

/** EIO in Emscripten's numbering. */
const EIO = 29

/**
 * PGlite starts PostgreSQL with fsync off, and its bridge to Node's files does not pass an fsync on: a power cut loses
 * or damages acknowledged commits. This function fixes both. It depends on PGlite's internals: the version is pinned,
 * and pglite-files.test.ts fails when they change.
 */
export async function openEngine(dir: string, hooks: EngineHooks): Promise<PGlite> {
  // PGlite accepts start parameters and a file system, though its published options name only some of them.
  const options: PGliteOptions = {
    fs: new DurableFiles(dir, hooks),
    startParams: startParameters(),
    onStderr: line => {
      hooks.onLog?.(line)
      return false
    },
  }
  return PGlite.create(options)
}

function startParameters(): string[] {
  // fdatasync, the usual method, does nothing in PGlite's system calls.
  const settings = [
    'fsync=on',
    'wal_sync_method=fsync',
    'full_page_writes=on',
    'shared_buffers=64MB',
    'min_wal_size=32MB',
    'max_wal_size=128MB',
    // Files of tables never shrink while it runs: one that is shorter than listed was cut (folder/file-list.ts).
    'vacuum_truncate=off',
  ]
  const shipped = PGlite.defaultStartParams.filter(parameter => parameter !== '-F')
  return [...shipped, ...settings.flatMap(setting => ['-c', setting])]
}

class DurableFiles extends NodeFS {
  readonly #hooks: EngineHooks

  constructor(dir: string, hooks: EngineHooks) {
    super(dir)
    this.#hooks = hooks
  }

  override async init(pg: PGlite, input: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, input)
    const options: EmscriptenOptions & { onAbort?: (reason: unknown) => void } = {
      ...emscriptenOpts,
      onAbort: reason => this.#hooks.onAbort(String(reason)),
      preRun: [...(emscriptenOpts.preRun ?? []), module => installSync(module, this.#hooks)],
    }
    return { emscriptenOpts: options }
  }
}

function installSync(module: EmscriptenModule, hooks: EngineHooks): void {
  // Emscripten's typings omit the internals of its file systems.
  const files = module.NODEFS as unknown as NodeFiles
  const ErrnoError = module.FS.ErrnoError as unknown as new (errno: number) => Error
  files.stream_ops.fsync = stream => {
    const path = files.realPath(stream.node)
    try {
      hooks.sync(stream.nfd, path)
      return 0
    } catch (error) {
      hooks.onSyncFailure(error, path)
      throw new ErrnoError(EIO)
    }
  }
}

/** Flushes every file and folder below dir, for files written before the engine's own fsyncs. */
export function syncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(dir)
}

export function syncPath(path: string): void {
  const fd = openSync(path, 'r')
  try {
    syncDescriptor(fd)
  } finally {
    closeSync(fd)
  }
}

/** Windows cannot flush a folder and returns EPERM; NTFS keeps names in its own journal. */
export function syncDescriptor(fd: number): void {
  try {
    fsyncSync(fd)
  } catch (error) {
    const refused = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!(refused && process.platform === 'win32')) throw error
  }
}

/** Files that are flushed at the same time: as many as Node's threads for files. */
const FLUSHED_AT_ONCE = 4

/**
 * Copies a stopped cluster to a folder that does not exist, under another name until every file is durable: a crash
 * leaves either no database or a whole one.
 */
export async function copyCluster(from: string, dir: string): Promise<void> {
  const newDir = `${dir}.new`
  rmSync(newDir, { recursive: true, force: true })
  // Nothing else runs yet, and the asynchronous function takes ten times as long for a thousand small files.
  cpSync(from, newDir, { recursive: true })
  const entries = await readdir(newDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const next = paths[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: FLUSHED_AT_ONCE }, async () => {
      for (const path of next) await flush(path)
    }),
  )
  for (const entry of entries) if (entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  syncPath(newDir)
  renameSync(newDir, dir)
  syncPath(dirname(dir))
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
