import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { createEmptyCluster } from '../testing.ts'
import { CATALOG_FORMAT, CONTROL_FORMAT, readControl } from './control.ts'
import { FILE_LIST } from './file-list.ts'
import {
  changeControl,
  filesIn,
  fingerprint,
  keepFirst,
  linkTree,
  recordAt,
  removeEmptyFolders,
  segmentOf,
} from './testing.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/*
 * A damaged data folder is refused with one message before anything in it is written, or starts with all its data. Each
 * case is a copy of one folder: `stopped` properly, `killed` while it was open, or `earlier`, an older copy.
 */

const SAMPLE = join(import.meta.dirname, '..', 'sample')
const ROWS = 4000
const PAGE = 8192
const { at, size, remove, write, cut, zero, flip } = filesIn(() => join(dataDir, 'pglite'))
type State = 'stopped' | 'killed' | 'earlier'

let root: string
let dataDir: string
/** Below pglite. */
let table: string
let otherTable: string
let index: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bordereau-damage-'))
  const live = join(root, 'live')
  await createEmptyCluster(live)
  const db = await openFolder(live)
  await sql`create table witness (number integer primary key, text text not null)`.execute(
    db.kysely,
  )
  await sql`create table other (number integer primary key, text text not null)`.execute(db.kysely)
  await fill(db, 1, ROWS / 2)
  table = await pathOf(db, 'witness')
  otherTable = await pathOf(db, 'other')
  index = await pathOf(db, 'witness_pkey')
  mkdirSync(join(live, 'archive', 'ab', 'cd'), { recursive: true })
  writeFileSync(join(live, 'archive', 'ab', 'cd', 'document'), 'an invoice')
  await db.close()
  copy(live, 'earlier')
  const again = await openFolder(live)
  await fill(again, ROWS / 2 + 1, ROWS)
  // The state after kill -9: nothing is written while no query runs.
  copy(live, 'killed')
  await again.close()
  copy(live, 'stopped')
  // A start that locks the folder before it is checked would write these again.
  for (const name of ['lock', 'instance.db']) rmSync(join(root, 'stopped', name))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = join(root, 'data')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

type Damage = () => void

const refused: readonly (readonly [string, State, Damage, RegExp])[] = [
  ['PG_VERSION missing', 'stopped', () => remove('PG_VERSION'), /PG_VERSION is missing/],
  ['PG_VERSION empty', 'stopped', () => write('PG_VERSION', ''), /PG_VERSION is damaged/],
  ['PG_VERSION zeroed', 'stopped', () => zero('PG_VERSION'), /PG_VERSION is damaged/],
  ['an older PostgreSQL', 'stopped', () => write('PG_VERSION', '17\n'), /PostgreSQL 17/],
  ['a newer PostgreSQL', 'stopped', () => write('PG_VERSION', '19\n'), /PostgreSQL 19/],
  ['an older format', 'stopped', () => changeControl(at('.'), 8, 1300), /format 1300/],
  ['another catalogue', 'stopped', () => changeControl(at('.'), 12, 202_507_011), /202507011/],
  ['pg_control missing', 'stopped', () => remove('global/pg_control'), /pg_control is missing/],
  ['pg_control cut', 'stopped', () => cut('global/pg_control', 4096), /pg_control is cut/],
  ['pg_control zeroed', 'stopped', () => zero('global/pg_control'), /pg_control is damaged/],
  ['pg_control with one byte flipped', 'stopped', () => flip('global/pg_control', 40), /damaged/],
  [
    'pg_control of an older copy',
    'stopped',
    () => swapIn('earlier', 'global/pg_control'),
    /ages|pg_wal/,
  ],
  [
    'pg_control of another cluster',
    'stopped',
    () => changeControl(at('.'), 0, 1),
    /pg_wal|several/,
  ],
  ['the folder global missing', 'stopped', () => remove('global'), /global\/pg_control is missing/],
  ['the folder base missing', 'stopped', () => remove('base'), /base\/1\/PG_VERSION is missing/],
  ['the database’s folder missing', 'stopped', () => remove('base/5'), /base\/5\/PG_VERSION/],
  ['a table’s file missing', 'stopped', () => remove(table), /is missing/],
  ['a table cut by a page', 'stopped', () => cut(table, size(table) - PAGE), /is cut/],
  ['a table cut within a page', 'stopped', () => cut(table, size(table) - 100), /is cut/],
  ['a table emptied', 'stopped', () => cut(table, 0), /is cut/],
  ['a page of zeros in a table', 'stopped', () => zero(table, 3 * PAGE, PAGE), /is damaged/],
  ['one byte flipped in a table', 'stopped', () => flip(table, 5 * PAGE + 4000), /is damaged/],
  ['a page of zeros in an index', 'stopped', () => zero(index, PAGE, PAGE), /is damaged/],
  [
    'two tables’ files swapped',
    'stopped',
    () => swap(table, otherTable),
    /is cut|is another file|damaged/,
  ],
  [
    'a table’s file of an older copy',
    'stopped',
    () => swapIn('earlier', table),
    /is cut|is damaged/,
  ],
  [
    'a folder in the place of a table',
    'stopped',
    () => replaceByFolder(table),
    /is another|cut|missing/,
  ],
  ['the catalogue’s file missing', 'stopped', () => remove('base/5/1249'), /is missing/],
  ['the file map missing', 'stopped', () => remove('base/5/pg_filenode.map'), /is missing/],
  ['the file map damaged', 'stopped', () => flip('base/5/pg_filenode.map', 20), /is damaged/],
  ['pg_xact missing', 'stopped', () => remove('pg_xact'), /pg_xact\/0000 is missing/],
  ['pg_xact zeroed', 'stopped', () => zero('pg_xact/0000'), /pg_xact\/0000 is damaged/],
  ['pg_xact cut', 'stopped', () => cut('pg_xact/0000', 100), /pg_xact\/0000 is cut/],
  ['the log’s folder missing', 'stopped', () => remove('pg_wal'), /pg_wal is missing/],
  [
    'the log’s segment missing',
    'stopped',
    () => remove(segmentOf(at('.'))),
    /pg_wal\/\w+ is missing/,
  ],
  [
    'the log’s segment cut',
    'stopped',
    () => cut(segmentOf(at('.')), 1_000_000),
    /pg_wal\/\w+ is cut/,
  ],
  ['the log’s segment zeroed', 'stopped', () => zero(segmentOf(at('.'))), /pg_wal\/\w+ is damaged/],
  [
    'the log of another cluster',
    'stopped',
    () => flip(segmentOf(at('.')), 24),
    /pg_wal\/\w+ is damaged/,
  ],
  [
    'the last checkpoint’s record damaged',
    'stopped',
    () => flip(segmentOf(at('.')), recordAt(at('.')) + 30),
    /checkpoint/,
  ],
  [
    'empty folders left out by a copy',
    'stopped',
    () => removeEmptyFolders(at('.')),
    /pg_\w+ is missing/,
  ],
  [
    'the configuration missing',
    'stopped',
    () => remove('postgresql.conf'),
    /postgresql.conf is missing/,
  ],
  ['the first quarter of a copy', 'stopped', () => keepFirst(at('.'), 1 / 4), /is missing/],
  ['the first half of a copy', 'stopped', () => keepFirst(at('.'), 1 / 2), /is missing/],
  ['a copy but for its last files', 'stopped', () => keepFirst(at('.'), 0.98), /is missing/],
  ['the last half of a copy', 'stopped', () => keepFirst(at('.'), -1 / 2), /is missing/],
  [
    'the list of files missing',
    'stopped',
    () => remove(FILE_LIST),
    /bordereau-files.json is missing/,
  ],
  [
    'the list of files cut',
    'stopped',
    () => cut(FILE_LIST, 500),
    /bordereau-files.json is damaged/,
  ],
  ['an empty database folder', 'stopped', empty, /it is empty/],
  ['a file in the place of the database', 'stopped', replaceCluster, /is not a folder/],
  ['a link to a disk that is not there', 'stopped', linkNowhere, /not there: mount its disk/],
  ['an archive without its database', 'stopped', () => remove('.'), /ALLOW_NEW_DATABASE=true/],
  [
    'an archive beside half a new database',
    'stopped',
    () => moveCluster('pglite.new'),
    /ALLOW_NEW/,
  ],
  ['a folder that is itself the database', 'stopped', unpack, /is itself the folder/],
  ['a file in the place of the data folder', 'stopped', replaceData, /is not a folder/],
  ['killed, PG_VERSION missing', 'killed', () => remove('PG_VERSION'), /PG_VERSION is missing/],
  ['killed, pg_control flipped', 'killed', () => flip('global/pg_control', 40), /damaged/],
  ['killed, a table missing', 'killed', () => remove(table), /is missing/],
  ['killed, a table cut', 'killed', () => cut(table, PAGE), /is cut/],
  ['killed, the log missing', 'killed', () => remove(segmentOf(at('.'))), /pg_wal\/\w+ is missing/],
  ['killed, the log zeroed', 'killed', () => zero(segmentOf(at('.'))), /pg_wal\/\w+ is damaged/],
  ['killed, pg_xact zeroed', 'killed', () => zero('pg_xact/0000'), /pg_xact\/0000 is damaged/],
  ['killed, half a copy', 'killed', () => keepFirst(at('.'), 1 / 2), /is missing/],
]

const whole: readonly (readonly [string, State, Damage])[] = [
  ['a folder that was stopped', 'stopped', () => {}],
  ['a folder that was killed', 'killed', () => {}],
  ['a link to the database', 'stopped', linkCluster],
  [
    'files of others, of a crash, half a new database, no cache of the catalogue',
    'stopped',
    litter,
  ],
  ['a folder of a version that made no list', 'stopped', forgetList],
]

/** Every other case; all of them in `npm run campaign -- damage`. */
const sample = <Case>(cases: readonly Case[]): readonly Case[] =>
  process.env['CAMPAIGN'] ? cases : cases.filter((_, i) => i % 2 === 1)

describe('a damaged data folder is refused with one message, and nothing in it is written', () => {
  test.each(sample(refused))('%s', async (_, state, damage, message) => {
    linkTree(join(root, state), dataDir)
    damage()
    const before = fingerprint(dataDir)
    const outcome = await openFolder(dataDir).then(
      async db => {
        await db.close()
        return 'it started'
      },
      (error: unknown) => error,
    )
    expect(outcome).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) })
    expect(String(outcome)).toMatch(/^StartError: [^\n]+\.$/)
    expect(fingerprint(dataDir)).toEqual(before)
  })
})

describe('a whole data folder starts with all its data', () => {
  test.each(sample(whole))('%s', async (_, state, damage) => {
    copyState(state)
    damage()
    await expectWhole()
  })

  test('the list of files written by a start and a stop is valid at the next start', async () => {
    copyState('killed')
    await expectWhole()
    await expectWhole()
  })

  test('an archive without a database gets a new one when it is asked for', async () => {
    linkTree(join(root, 'stopped'), dataDir)
    remove('.')
    // Not all migrations of the product on a database that PGlite first creates: half a minute of processor time.
    const made = join(root, 'empty', 'pglite')
    await createEmptyCluster(join(root, 'empty'))
    const db = await openDatabase({ dataDir, migrations: SAMPLE, made, allowNew: true })
    await db.close()
    expect(existsSync(join(dataDir, 'pglite', 'PG_VERSION'))).toBe(true)
    expect(readFileSync(join(dataDir, 'archive', 'ab', 'cd', 'document'), 'utf8')).toBe(
      'an invoice',
    )
  })
})

test('the formats are those of the PGlite that is installed', () => {
  copyState('stopped')
  const control = readFileSync(at('global/pg_control'))
  expect(control.readUInt32LE(8)).toBe(CONTROL_FORMAT)
  expect(control.readUInt32LE(12)).toBe(CATALOG_FORMAT)
  expect(readControl(at('.'))).toMatchObject({ stopped: true, timeline: 1 })
})

async function expectWhole(): Promise<void> {
  const db = await openFolder(dataDir)
  const { rows } = await sql`
    select count(*)::int as rows, sum(number)::int as sum, sum(length(text))::int as letters from witness`.execute(
    db.kysely,
  )
  await db.close()
  expect(rows).toEqual([{ rows: ROWS, sum: (ROWS * (ROWS + 1)) / 2, letters: ROWS * 200 }])
  expect(readFileSync(join(dataDir, 'archive', 'ab', 'cd', 'document'), 'utf8')).toBe('an invoice')
}

function openFolder(folder: string): Promise<Database> {
  return openDatabase({ dataDir: folder, migrations: SAMPLE })
}

async function fill(db: Database, from: number, to: number): Promise<void> {
  for (const name of ['witness', 'other'])
    await sql`insert into ${sql.table(name)}
      select number, repeat(${name.slice(0, 1)}, 200) from generate_series(${sql.lit(from)}, ${sql.lit(to)}) number`.execute(
      db.kysely,
    )
}

async function pathOf(db: Database, name: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    select pg_relation_filepath(${name}::regclass) as path`.execute(db.kysely)
  return rows[0]?.path ?? ''
}

const CLONE = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE } as const

function copy(live: string, name: State): void {
  cpSync(live, join(root, name), CLONE)
}

/** Copies a state to the data folder, to be started. */
function copyState(state: State): void {
  cpSync(join(root, state), dataDir, CLONE)
}

function swapIn(state: State, name: string): void {
  write(name, readFileSync(join(root, state, 'pglite', name)))
}

function swap(one: string, two: string): void {
  renameSync(at(one), at('between'))
  renameSync(at(two), at(one))
  renameSync(at('between'), at(two))
  // Both have the same size and differ only in content.
  expect(size(one)).toBe(size(two))
}

function replaceByFolder(name: string): void {
  remove(name)
  mkdirSync(at(name))
}

function empty(): void {
  remove('.')
  mkdirSync(at('.'))
}

function replaceCluster(): void {
  remove('.')
  writeFileSync(at('.'), 'x')
}

function linkNowhere(): void {
  remove('.')
  symlinkSync(join(root, 'unmounted'), join(dataDir, 'pglite'))
}

function moveCluster(name: string): void {
  renameSync(at('.'), join(dataDir, name))
}

function copyCluster(name: string): void {
  cpSync(at('.'), join(dataDir, name), { recursive: true })
}

function litter(): void {
  copyCluster('pglite.new')
  write('.DS_Store', 'x')
  write('postmaster.pid', '42\n')
  remove('global/pg_internal.init')
}

function linkCluster(): void {
  moveCluster('elsewhere')
  symlinkSync('elsewhere', join(dataDir, 'pglite'))
}

function unpack(): void {
  for (const name of readdirSync(at('.'))) renameSync(at(name), join(dataDir, name))
  rmSync(join(dataDir, 'pglite'), { recursive: true })
}

function replaceData(): void {
  rmSync(dataDir, { recursive: true })
  writeFileSync(dataDir, 'x')
}

function forgetList(): void {
  remove(FILE_LIST)
  const text = readFileSync(at('postgresql.conf'), 'utf8')
  write('postgresql.conf', text.replace(/\n# bordereau-files[^\n]+\n/, ''))
  write('pg_hba.conf', `${readFileSync(at('pg_hba.conf'), 'utf8')}\n# changed by hand\n`)
}
