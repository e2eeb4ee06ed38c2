import { fstatSync, fsyncSync } from 'node:fs'
import { type EngineHooks, openEngine } from '../pglite-files.ts'
import { printLine } from './print-line.ts'
import { settle } from './shadow.ts'

/**
 * A process to be killed: `cut-writer.ts write|check|make <disk> <shadow> <real|none|fail>` writes to an embedded
 * engine, prints each commit once it is acknowledged, and checks the database after a simulated power cut.
 */
const [, , task, disk = '', shadow = '', syncing] = process.argv
const CHECKPOINT_EVERY = 25
const SYNCS_BEFORE_FAILURE = 20
let syncs = 0

const hooks: EngineHooks = {
  sync: (fd, path) => {
    if (syncing === 'none') return
    syncs += 1
    if (syncing === 'fail' && syncs > SYNCS_BEFORE_FAILURE) throw new Error('EIO: i/o error, fsync')
    fsyncSync(fd)
    if (shadow !== '' && fstatSync(fd).isFile()) settle(disk, shadow, path)
  },
  onSyncFailure: (error, path) => fail(`${path}: ${String(error)}`),
  onAbort: reason => fail(reason),
}
const engine = await openEngine(disk, hooks)

if (task === 'make') await make()
else if (task === 'write') await write()
else await check()

async function make(): Promise<void> {
  await engine.exec(`create table counter (value integer not null);
    create table entry (number integer primary key, text text not null);
    insert into counter values (0)`)
  await engine.close()
}

async function write(): Promise<void> {
  for (let round = 1; ; round += 1) {
    await engine.exec('begin')
    const { rows } = await engine.query<{ value: number }>(
      'update counter set value = value + 1 returning value',
    )
    const number = rows[0]?.value
    await engine.query('insert into entry values ($1, $2)', [number, 'x'.repeat(round % 700)])
    await engine.exec('commit')
    await printLine(String(number))
    if (round % CHECKPOINT_EVERY === 0) await engine.exec('checkpoint')
  }
}

/** Reads every row by the table and by its index; a damaged page throws. */
async function check(): Promise<void> {
  await engine.exec(
    'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
  )
  const { rows } = await engine.query<{ value: number; entries: number; last: number }>(
    `select (select value from counter), count(*)::int as entries, coalesce(max(number), 0) as last from entry`,
  )
  await engine.exec('reset all; set enable_seqscan = off')
  await engine.exec('vacuum')
  const indexed = await engine.query<{ entries: number }>(
    'select count(*)::int as entries from entry where number > 0',
  )
  await printLine(JSON.stringify({ ...rows[0], indexed: indexed.rows[0]?.entries }))
  await engine.close()
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
