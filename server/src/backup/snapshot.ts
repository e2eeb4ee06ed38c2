import { createHash } from 'node:crypto'
import { constants, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockDirectory } from '../db/lock.ts'
import { StartError } from '../db/start-error.ts'

/** A consistent copy of the embedded database's files. */
export type Snapshot = {
  readonly folder: string
  readonly remove: () => void
}

type CopyFiles = (target: string) => Promise<void>

/**
 * Serves snapshots over a local socket, because only the running process may access the embedded database's folder. For
 * a backup process it copies the files between two queries, and deletes the copy when the connection closes. Returns a
 * function that stops the server; copies in use are then left to the backup process.
 */
export async function serveSnapshots(dataDir: string, copyFiles: CopyFiles): Promise<() => void> {
  const address = socketAddress(dataDir)
  // A socket file left by a killed process; the lock on the folder excludes a running one.
  if (process.platform !== 'win32') rmSync(address, { force: true })
  removeAbandoned(dataDir)
  let stopped = false
  const server = createServer(socket => {
    socket.on('error', () => {})
    const copied = copySnapshot(dataDir, copyFiles)
    copied.then(
      folder => socket.write(reply({ folder })),
      (error: unknown) => socket.write(reply({ error: String(error) })),
    )
    socket.resume().once('close', () => {
      if (!stopped) copied.then(removeSnapshot, () => {})
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  server.unref()
  return () => {
    stopped = true
    server.close()
  }
}

/**
 * Takes a snapshot of the embedded database in a data folder, through the running process or, when none runs, by
 * copying the files itself. Throws StartError.
 */
export async function takeSnapshot(dataDir: string, timeoutMs = TIMEOUT_MS): Promise<Snapshot> {
  if (!existsSync(join(dataDir, 'pglite')))
    throw new StartError(`There is no database in ${dataDir}.`)
  const until = Date.now() + timeoutMs
  for (;;) {
    const snapshot = (await requestSnapshot(dataDir)) ?? (await copyUnlocked(dataDir))
    if (snapshot) return snapshot
    if (Date.now() > until) {
      throw new StartError(
        `The process that uses ${dataDir} gives no snapshot of it; wait until it has started, or stop it, and try again.`,
      )
    }
    await pause(200)
  }
}

/** How long to wait for a process that has locked the folder but does not serve snapshots yet. */
const TIMEOUT_MS = 15_000

type Reply = { readonly folder?: string; readonly error?: string }

function reply(content: Reply): string {
  return `${JSON.stringify(content)}\n`
}

/** Requests a snapshot from the running process; undefined when none responds. */
async function requestSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const socket = connect(socketAddress(dataDir))
  const text = await firstLine(socket)
  const response: Reply = text === undefined ? {} : JSON.parse(text)
  const { folder, error } = response
  if (folder === undefined) socket.destroy()
  if (error !== undefined) throw new StartError(`No snapshot was taken: ${error}`)
  if (folder === undefined) return undefined
  const remove = () => {
    socket.destroy()
    removeSnapshot(folder)
  }
  return { folder: join(folder, CLUSTER), remove }
}

function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise(resolve => {
    let received = ''
    socket.on('data', chunk => {
      received += String(chunk)
      if (received.endsWith('\n')) resolve(received)
    })
    socket.once('error', () => resolve(undefined))
    socket.once('close', () => resolve(undefined))
  })
}

/** Copies the files under the folder's lock; undefined when another process holds it. */
async function copyUnlocked(dataDir: string): Promise<Snapshot | undefined> {
  const lock = tryLock(dataDir)
  if (!lock) return undefined
  try {
    const folder = await copySnapshot(dataDir, target =>
      cp(join(dataDir, CLUSTER), target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    )
    return { folder: join(folder, CLUSTER), remove: () => removeSnapshot(folder) }
  } finally {
    lock.release()
  }
}

function tryLock(dataDir: string) {
  try {
    return lockDirectory(dataDir, 0)
  } catch (error) {
    if (error instanceof StartError && error.message.startsWith('Another')) return undefined
    throw error
  }
}

const CLUSTER = 'pglite'
const PREFIX = 'backup-snapshot-'

async function copySnapshot(dataDir: string, copyFiles: CopyFiles): Promise<string> {
  const folder = mkdtempSync(join(dataDir, PREFIX))
  try {
    await copyFiles(join(folder, CLUSTER))
    return folder
  } catch (error) {
    removeSnapshot(folder)
    throw error
  }
}

function removeSnapshot(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

const ABANDONED_MS = 86_400_000

/** Deletes snapshots of killed backups; younger ones may be in use. */
function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (name.startsWith(PREFIX) && Date.now() - statSync(path).mtimeMs > ABANDONED_MS)
      removeSnapshot(path)
  }
}

/** A socket path may have about 100 bytes; longer ones go to the temporary folder. Windows uses named pipes. */
function socketAddress(dataDir: string): string {
  const name = `bordereau-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const inDataDir = join(dataDir, 'backup.socket')
  return Buffer.byteLength(inDataDir) < 100 ? inDataDir : join(tmpdir(), `${name}.socket`)
}
