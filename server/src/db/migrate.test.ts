import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../../tools/postgres.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database.ts'
import { readMigrations } from './migrate.ts'
import { createEmptyCluster, serverUrl } from './testing.ts'

const ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = 'bordereau_app') then create role bordereau_app; end if;
end $$;`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bordereau-migrations-'))
  write('0001-parent.sql', `${ROLE} create table parent (id integer primary key);`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.each(['pglite', 'postgresql'] as const)('migrations on %s', engine => {
  let testDatabase: { options: DatabaseOptions; remove: () => Promise<void> }
  beforeEach(async () => {
    testDatabase = await emptyDatabase(engine)
  })
  afterEach(() => testDatabase.remove())

  test('are applied in order, each once', async () => {
    write(
      '0002-children.sql',
      'create table child (parent integer references parent); insert into parent values (1);',
    )
    await withDatabase(async () => {})
    write('0003-child.sql', 'insert into child values (1);')
    await withDatabase(async db => {
      expect(await numbers(db)).toEqual([1, 2, 3])
      const { rows } = await sql`select * from child`.execute(db.kysely)
      expect(rows).toEqual([{ parent: 1 }])
    })
  })

  test('a failing one is rolled back and named with its line; earlier ones stay applied', async () => {
    write(
      '0002-broken.sql',
      'create table half (id integer);\ninsert into half values (1);\nselect nonsense;',
    )
    await expect(openDatabase(options())).rejects.toThrow(
      /0002-broken, line 3, .*undone.*"nonsense"/,
    )
    write('0002-broken.sql', 'create table half (id text);')
    await withDatabase(async db => expect(await numbers(db)).toEqual([1, 2]))
  })

  test('one that reads or writes rows of all workspaces sees them despite row-level security', async () => {
    write(
      '0002-note.sql',
      `create table note (text text);
      alter table note enable row level security;
      alter table note force row level security;
      create policy note_system on note to bordereau_app using (current_setting('app.system', true) = 'on');
      create table copy (text text);`,
    )
    write('0003-write.sql', `insert into note values ('one'), ('two');`)
    write('0004-read.sql', 'insert into copy select text from note;')
    await withDatabase(async db => {
      const { rows } = await sql`select text from copy order by 1`.execute(db.kysely)
      expect(rows).toEqual([{ text: 'one' }, { text: 'two' }])
    })
  })

  test('one that was changed after it was applied is refused', async () => {
    await withDatabase(async () => {})
    write('0001-parent.sql', `${ROLE} create table parent (id bigint primary key);`)
    await expect(openDatabase(options())).rejects.toThrow(
      /0001-parent was changed after it was applied/,
    )
  })

  test('a database newer than the program is refused', async () => {
    write('0002-later.sql', 'create table later (id integer);')
    await withDatabase(async () => {})
    rmSync(join(folder, '0002-later.sql'))
    await expect(openDatabase(options())).rejects.toThrow(
      /0002-later, which this version .* does not know/,
    )
  })

  test.runIf(engine === 'postgresql')(
    'four processes starting together apply each once',
    async () => {
      write('0002-slow.sql', 'create table slow (id integer); select pg_sleep(0.3);')
      const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(options())))
      const [first] = databases
      expect(first && (await numbers(first))).toEqual([1, 2])
      await Promise.all(databases.map(db => db.close()))
    },
  )

  test('the role of requests must not own tables', async () => {
    write(
      '0002-owner.sql',
      'grant create on schema public to bordereau_app; alter table parent owner to bordereau_app;',
    )
    await expect(openDatabase(options())).rejects.toThrow(/bordereau_app owns parent/)
  })

  function options(): DatabaseOptions {
    return { ...testDatabase.options, migrations: folder }
  }

  async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
    const db = await openDatabase(options())
    try {
      await work(db)
    } finally {
      await db.close()
    }
  }
})

describe('a folder of migrations', () => {
  test('may skip a number', () => {
    write('0003-third.sql', '')
    expect(readMigrations(folder).map(({ number }) => number)).toEqual([1, 3])
  })

  test('with a number twice is refused', () => {
    write('0001-again.sql', '')
    expect(() => readMigrations(folder)).toThrow(/migration 1 is doubled/)
  })

  test('with other file names is refused', () => {
    write('2-second.sql', '')
    expect(() => readMigrations(folder)).toThrow(/not named as a migration/)
  })

  test('with transaction statements is refused', () => {
    write('0002-own.sql', 'create table a (b integer);\ncommit;\n')
    expect(() => readMigrations(folder)).toThrow(/opens or ends a transaction/)
  })

  test('has the same checksums with LF and CRLF', () => {
    write('0002-lines.sql', 'select 1;\nselect 2;\n')
    const before = readMigrations(folder)[1]?.sha256
    write('0002-lines.sql', 'select 1;\r\nselect 2;\r\n')
    expect(readMigrations(folder)[1]?.sha256).toBe(before)
  })
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

async function numbers(db: Database): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from migration order by 1`.execute(
    db.kysely,
  )
  return rows.map(row => row.number)
}

async function emptyDatabase(engine: Database['engine']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-migrate-'))
  const adminUrl = engine === 'postgresql' ? await serverUrl() : undefined
  if (!adminUrl) await createEmptyCluster(dataDir)
  const url = adminUrl ? await createDatabase(adminUrl) : undefined
  const remove = async () => {
    if (adminUrl && url) await dropDatabase(adminUrl, url)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { options: { url, dataDir }, remove }
}
