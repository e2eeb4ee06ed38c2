import { readlinkSync } from 'node:fs'
import {
  type FileHandle,
  chmod,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Archive, fileArchive, sha256Of } from './archive.ts'

let root: string
let archive: Archive
const HOUR = 3_600_000
let clock = Date.now()

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'archive-')), 'archive')
  clock = Date.now()
  archive = fileArchive(root, () => clock)
})
afterEach(() => rm(dirname(root), { recursive: true, force: true }))

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8')
const pathOf = (hash: string): string => join(root, hash.slice(0, 2), hash)

async function listHashes(): Promise<string[]> {
  const hashes: string[] = []
  for await (const hash of archive.list()) hashes.push(hash)
  return hashes.toSorted()
}

describe('the archive of documents', () => {
  it('returns the stored bytes by their SHA-256', async () => {
    const hash = await archive.store(bytesOf('abc'))
    expect(hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(Buffer.from(await archive.load(hash)).toString()).toBe('abc')
    expect(await readFile(pathOf(hash), 'utf8')).toBe('abc')
    expect(await archive.has(hash)).toBe(true)
    expect(await archive.has(sha256Of(bytesOf('else')))).toBe(false)
  })

  it('stores the same bytes once, also concurrently', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => archive.store(bytesOf(`document ${i % 3}`))),
    )
    expect(new Set(hashes).size).toBe(3)
    expect(await listHashes()).toEqual([...new Set(hashes)].toSorted())
    const left = (await readdir(root, { recursive: true })).filter(name => name.includes('.'))
    expect(left).toEqual([])
  })

  it('finds files where earlier versions stored them, and renews their age there', async () => {
    const hash = sha256Of(bytesOf('of earlier'))
    const folder = join(root, hash.slice(0, 2), hash.slice(2, 4))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, hash), 'of earlier')
    await utimes(join(folder, hash), 0, 0)
    expect([await archive.has(hash), await listHashes()]).toEqual([true, [hash]])
    expect(await archive.store(bytesOf('of earlier'))).toBe(hash)
    expect(Buffer.from(await archive.load(hash)).toString()).toBe('of earlier')
    expect((await readdir(root, { recursive: true })).filter(one => one.endsWith(hash))).toEqual([
      join(hash.slice(0, 2), hash.slice(2, 4), hash),
    ])
    expect(await archive.sweep(new Set([hash]), 24)).toEqual([])
    clock += 25 * HOUR
    expect(await archive.sweep(new Set([hash]), 24)).toEqual([hash])
    expect(await archive.has(hash)).toBe(false)
  })

  it('stores several files in one pass, of which one that cannot be written rejects alone', async () => {
    await archive.store(bytesOf('first'))
    const blocked = sha256Of(bytesOf('blocked'))
    await rm(dirname(pathOf(blocked)), { recursive: true })
    await writeFile(dirname(pathOf(blocked)), 'a file in place of the directory')
    const outcomes = await archive.storeAll(['one', 'blocked', 'two', 'one'].map(bytesOf))
    expect(outcomes.map(one => (one.status === 'fulfilled' ? one.value : 'rejected'))).toEqual([
      sha256Of(bytesOf('one')),
      'rejected',
      sha256Of(bytesOf('two')),
      sha256Of(bytesOf('one')),
    ])
    await archive.load(sha256Of(bytesOf('two')))
  })

  it.runIf(process.platform === 'linux')(
    'flushes each new file once and each of their directories once',
    async () => {
      await archive.store(bytesOf('first'))
      const documents = [1, 2, 3, 4, 5].map(n => bytesOf(`document ${n}`))
      const flushed = await flushesDuring(() => archive.storeAll(documents))
      const directories = new Set(documents.map(bytes => dirname(pathOf(sha256Of(bytes)))))
      const files = flushed.filter(path => path.endsWith('.unfinished'))
      expect(files).toHaveLength(5)
      expect(flushed.filter(path => !path.endsWith('.unfinished')).toSorted()).toEqual(
        [...directories].toSorted(),
      )
    },
  )

  it('refuses a changed file, and repairs it when the bytes are stored again', async () => {
    const hash = await archive.store(bytesOf('invoice'))
    await chmod(pathOf(hash), 0o600)
    await writeFile(pathOf(hash), 'forgery')
    await expect(archive.load(hash)).rejects.toMatchObject({ code: 'archive_damaged' })
    await archive.store(bytesOf('invoice'))
    expect(Buffer.from(await archive.load(hash)).toString()).toBe('invoice')
  })

  it('rejects for a missing file, and throws for a name that is no hash', async () => {
    await expect(archive.load(sha256Of(bytesOf('never')))).rejects.toMatchObject({
      code: 'archive_missing',
    })
    await expect(archive.load('../../etc/passwd')).rejects.toThrow(RangeError)
    await expect(async () => archive.has(`../${'a'.repeat(61)}`)).rejects.toThrow(RangeError)
  })

  it('sweeps only old released files and unfinished files of a crash', async () => {
    const kept = await archive.store(bytesOf('kept'))
    const orphan = await archive.store(bytesOf('orphan'))
    const before = sha256Of(bytesOf('orphan of before'))
    const released = new Set([orphan, before, sha256Of(bytesOf('young'))])
    const half = `${pathOf(kept)}.1234.unfinished`
    await writeFile(half, 'ke')
    expect(await archive.sweep(released, 24)).toEqual([])
    clock += 25 * HOUR
    const young = await archive.store(bytesOf('young'))
    await utimes(pathOf(young), clock / 1000, clock / 1000)
    // Stored again just now by a transaction that has not committed yet.
    const again = await archive.store(bytesOf('orphan of before'))
    await utimes(pathOf(again), 0, 0)
    await archive.store(bytesOf('orphan of before'))
    expect(await archive.sweep(released, 24)).toEqual([orphan])
    expect(await listHashes()).toEqual([kept, young, again].toSorted())
    await expect(readFile(half)).rejects.toThrow('ENOENT')
  })

  it('has only whole files and all acknowledged ones after a kill during storing', async () => {
    const acknowledged = await storeUntilKilled()
    expect(acknowledged.length).toBeGreaterThan(5)
    for (const hash of acknowledged) await archive.load(hash)
    for (const hash of await listHashes()) await archive.load(hash)
  })

  it('ignores other directories and files', async () => {
    await mkdir(join(root, 'lost+found'), { recursive: true })
    await writeFile(join(root, 'README'), 'hello')
    expect(await listHashes()).toEqual([])
  })
})

/** The paths of the files and directories that were flushed while the work ran. */
async function flushesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const flushed: string[] = []
  const handle = await open(dirname(root))
  const prototype: { sync: (this: FileHandle) => Promise<void> } = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = prototype
  prototype.sync = function record() {
    flushed.push(readlinkSync(`/proc/self/fd/${this.fd}`))
    return sync.call(this)
  }
  try {
    await work()
  } finally {
    prototype.sync = sync
  }
  return flushed
}

/** Another process stores documents, prints each hash, and is killed meanwhile. */
async function storeUntilKilled(): Promise<string[]> {
  const module = fileURLToPath(new URL('./archive.ts', import.meta.url))
  const script = `
    const { fileArchive } = await import(${JSON.stringify(module)})
    const archive = fileArchive(${JSON.stringify(root)}, Date.now)
    for (let i = 0; ; i++) {
      const some = Array.from({ length: 4 }, (_, k) => Buffer.alloc(300_000, 'document ' + i + k))
      await Promise.all(some.map(async one => console.log(await archive.store(one))))
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.length > 65 * 20) child.kill('SIGKILL')
  })
  await new Promise(resolve => child.on('exit', resolve))
  return output.split('\n').slice(0, -1)
}
