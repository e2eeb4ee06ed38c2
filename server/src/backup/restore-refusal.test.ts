import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { MIGRATIONS } from '../db/database.ts'
import { readMigrations } from '../db/migrate.ts'
import { adminOf, serverUrl } from '../db/testing.ts'
import { signedUp } from '../lib/testing.ts'
import { checkContents, openBackup, readBytes } from './read-backup.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'
import { refuseUnfinishedRestore } from './target.ts'
import {
  ENGINES,
  type EmptyTarget,
  type SourceInstance,
  emptyTarget,
  newFolder,
  startSource,
} from './testing.ts'
import { openZip } from './zip-reader.ts'
import { createZip } from './zip-writer.ts'

const LOG = pino({ level: 'silent' })
const NOW = new Date('2026-11-20T10:00:00Z')
const known = readMigrations(MIGRATIONS)

let source: SourceInstance
let folder: string
let backupPath: string
beforeAll(async () => {
  source = await startSource(ENGINES.at(-1) ?? 'postgresql')
  const owner = await signedUp(source.at, 'owner@example.com')
  const workspaceId = await aCompany(owner)
  await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
  folder = newFolder()
  backupPath = join(folder, 'whole.zip')
  await runBackup(source.config, [backupPath], NOW)
})
afterAll(() => source?.stop())

type Entries = Map<string, Buffer>

/** A copy of the backup with changed entries. */
async function rewrite(name: string, change: (entries: Entries) => void): Promise<string> {
  const zip = await openZip(backupPath)
  const entries: Entries = new Map()
  for (const entry of zip.entries) entries.set(entry.name, await readBytes(entry))
  zip.close()
  change(entries)
  const path = join(newFolder(), name)
  const writer = createZip(path)
  for (const [entry, bytes] of entries) await writer.add(entry, parts(bytes))
  await writer.finish()
  return path
}

async function* parts(bytes: Buffer) {
  yield bytes
}

function editEntry(entries: Entries, name: string, edit: (text: string) => string): void {
  entries.set(name, Buffer.from(edit(String(entries.get(name)))))
}

function changedCopy(name: string, change: (bytes: Buffer) => Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, change(readFileSync(backupPath)))
  return path
}

const DAMAGED = /no whole backup of Bordereau: it is cut off, damaged or another kind of file/
const someFile = (entries: Entries) =>
  [...entries.keys()].find(name => name.startsWith('archive/')) ?? ''

const REFUSED: readonly (readonly [string, () => Promise<string> | string, RegExp])[] = [
  ['that is not there', () => join(folder, 'none.zip'), /^There is no file /],
  ['that is a folder', () => folder, /is no file\.$/],
  ['that is empty', () => changedCopy('empty.zip', () => Buffer.alloc(0)), DAMAGED],
  ['that is text', () => changedCopy('text.zip', () => Buffer.from('select 1;')), DAMAGED],
  ['cut in the middle', () => changedCopy('half.zip', b => b.subarray(0, b.length / 2)), DAMAGED],
  ['without its last byte', () => changedCopy('less.zip', b => b.subarray(0, -1)), DAMAGED],
  ['without its beginning', () => changedCopy('tail.zip', b => b.subarray(100)), DAMAGED],
  ['of another program', () => rewrite('other.zip', entries => entries.clear()), DAMAGED],
  [
    'without its manifest',
    () => rewrite('no-manifest.zip', entries => void entries.delete('manifest.json')),
    DAMAGED,
  ],
  [
    'without a table',
    () => rewrite('no-table.zip', entries => void entries.delete('tables/customer.ndjson')),
    DAMAGED,
  ],
  [
    'without a row',
    () =>
      rewrite('no-row.zip', entries =>
        editEntry(entries, 'tables/journal.ndjson', text => text.split('\n').slice(1).join('\n')),
      ),
    DAMAGED,
  ],
  [
    'with a changed amount',
    () =>
      rewrite('amount.zip', entries =>
        editEntry(entries, 'tables/invoice.ndjson', text =>
          text.replace('"gross_minor":1', '"gross_minor":2'),
        ),
      ),
    DAMAGED,
  ],
  [
    'without an archived file',
    () => rewrite('no-file.zip', entries => void entries.delete(someFile(entries))),
    DAMAGED,
  ],
  [
    'with another file under a document’s hash',
    () => rewrite('file.zip', entries => void entries.set(someFile(entries), Buffer.from('x'))),
    DAMAGED,
  ],
  [
    'with an entry that leads out of the folder',
    () => rewrite('path.zip', entries => void entries.set('archive/other', Buffer.from('x'))),
    DAMAGED,
  ],
  [
    'of a newer format',
    () =>
      rewrite('format.zip', entries =>
        editEntry(entries, 'bordereau.json', text => text.replace('"format": 1', '"format": 2')),
      ),
    /made by a newer version of Bordereau/,
  ],
  [
    'of a newer release',
    () =>
      rewrite('release.zip', entries =>
        editEntry(entries, 'bordereau.json', text => {
          const header = JSON.parse(text)
          header.migrations.push({ number: 9999, name: 'later', sha256: '0'.repeat(64) })
          return JSON.stringify(header)
        }),
      ),
    /newer version of Bordereau \(release test, migration 9999-later\)/,
  ],
]

describe.each(ENGINES)('a restore into an empty target on %s', engine => {
  let target: EmptyTarget
  beforeAll(async () => {
    target = await emptyTarget(engine)
  })
  afterAll(() => target?.remove())

  test.each(REFUSED)(
    'refuses a backup %s with one message and leaves nothing',
    async (_, makeBackup, message) => {
      const error: unknown = await runRestore(target.config, [await makeBackup()], LOG).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) })
      expect(
        readdirSync(target.config.dataDir).filter(name => !/^(lock|instance\.db)$/.test(name)),
      ).toEqual([])
      expect(await countTables()).toBe(0)
    },
  )

  test('restores the undamaged backup after the refusals', async () => {
    expect(await runRestore(target.config, [backupPath], LOG)).toContain('The journal is whole')
    await expect(runRestore(target.config, [backupPath], LOG)).rejects.toThrow(/not empty/)
  })

  async function countTables(): Promise<number> {
    const { databaseUrl } = target.config
    if (databaseUrl === null) return 0
    const admin = adminOf(await serverUrl(), databaseUrl)
    const { rows } =
      await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(admin)
    await admin.destroy()
    return rows.length
  }
})

test('refuses to restore into a folder with data', async () => {
  for (const name of ['pglite', 'archive', 'outbox']) {
    const target = await emptyTarget('pglite')
    mkdirSync(join(target.config.dataDir, name))
    writeFileSync(join(target.config.dataDir, name, 'x'), 'x')
    await expect(runRestore(target.config, [backupPath], LOG)).rejects.toThrow(
      new RegExp(`is not empty \\(it has ${name}\\)`),
    )
    expect(readdirSync(join(target.config.dataDir, name))).toEqual(['x'])
    await target.remove()
  }
})

test.runIf(ENGINES.includes('postgresql'))(
  'refuses and does not change a database that is not empty',
  async () => {
    const target = await emptyTarget('postgresql')
    const admin = adminOf(await serverUrl(), target.config.databaseUrl ?? '')
    await sql`create table theirs as select 7 as value`.execute(admin)
    await expect(runRestore(target.config, [backupPath], LOG)).rejects.toThrow(
      'The database is not empty: restore into a new one.',
    )
    expect((await sql`select value from theirs`.execute(admin)).rows).toEqual([{ value: 7 }])
    expect(existsSync(join(target.config.dataDir, 'restoring'))).toBe(false)
    await admin.destroy()
    await target.remove()
  },
)

test('refuses to start on, restore into or back up an unfinished restore', async () => {
  const target = await emptyTarget('pglite')
  mkdirSync(join(target.config.dataDir, 'restoring'))
  const message = /^A restore into .+ did not end: delete everything in that folder/
  expect(() => refuseUnfinishedRestore(target.config.dataDir)).toThrow(message)
  await expect(runRestore(target.config, [backupPath], LOG)).rejects.toThrow(message)
  await expect(runBackup(target.config, [join(folder, 'never.zip')], NOW)).rejects.toThrow(message)
  await target.remove()
})

/** `npm run campaign -- damage` flips more. */
const FLIPS = process.env['CAMPAIGN'] ? 400 : 100

test('with any one byte flipped the backup is refused or reads the same', async () => {
  const original = readFileSync(backupPath)
  const contents = await contentOf(backupPath)
  const path = join(folder, 'flipped.zip')
  let refused = 0
  for (let at = 0; at < original.length; at += Math.ceil(original.length / FLIPS)) {
    const bytes = Buffer.from(original)
    bytes[at] = (bytes[at] ?? 0) ^ 0x20
    writeFileSync(path, bytes)
    const result: unknown = await contentOf(path).catch((error: unknown) => error)
    if (typeof result === 'string') expect([at, result]).toEqual([at, contents])
    else {
      expect(result).toMatchObject({ name: 'StartError' })
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(FLIPS / 2)
})

/** Everything a restore reads, as text. */
async function contentOf(path: string): Promise<string> {
  const backup = await openBackup(path, known)
  try {
    await checkContents(path, backup)
    const { header, manifest, files } = backup
    return JSON.stringify({ header, manifest, files: files.map(({ sha256 }) => sha256) })
  } finally {
    backup.close()
  }
}
