import type pg from 'pg'

/** Interval of maintenance of the embedded database; skipped when no query ran. */
const MAINTENANCE_EVERY_MS = 10_000
/** Beyond this much log a checkpoint runs even while requests are waiting; bytes. */
const LOG_BYTES = 64 * 1024 * 1024
const VACUUM_EVERY_MS = 60_000

/**
 * PGlite has neither checkpointer nor autovacuum: without this its log grows without limit and its planner has no
 * statistics. Each command is one entry in the pool's queue, so requests run in between. `isIdle`: no request waits.
 * Returns the function that stops it.
 */
export function startMaintenance(
  pool: pg.Pool,
  isIdle: () => boolean,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let busy: Promise<void> = Promise.resolve()
  let acquired = 0
  let acquiredBefore = 0
  let vacuumedAt = Date.now()
  pool.on('acquire', () => (acquired += 1))
  const maintain = async () => {
    if (acquired === acquiredBefore) return
    const idle = isIdle()
    await checkpointIfDue(pool, idle)
    await analyzeGrown(pool)
    if (idle && Date.now() - vacuumedAt >= VACUUM_EVERY_MS) {
      await vacuum(pool)
      vacuumedAt = Date.now()
    }
    // Queries of maintenance itself do not count.
    acquiredBefore = acquired
  }
  const timer = setInterval(() => {
    busy = busy.then(maintain).catch(onError)
  }, MAINTENANCE_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await busy
  }
}

/** Runs a checkpoint when something was written and no request waits, or when the log is long. */
export async function checkpointIfDue(pool: pg.Pool, idle: boolean): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()`,
  )
  const bytes = Number(rows[0]?.bytes ?? 0)
  // A checkpoint writes a little log itself, which alone does not make the next one due.
  const due = idle ? bytes > 64 * 1024 : bytes > LOG_BYTES
  if (due) await pool.query('checkpoint')
  return due
}

/**
 * Vacuums and analyzes the tables that exceed autovacuum's default thresholds. Returns their names. Each is a command of its
 * own, because the requests that come meanwhile wait: of a table of 300,000 rows for seconds.
 */
export async function vacuum(pool: pg.Pool): Promise<string[]> {
  const tables = await tablesWhere(
    pool,
    `s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`,
  )
  for (const name of tables) {
    await pool.query(`vacuum ${name}`)
    await pool.query(`analyze ${name}`)
  }
  return tables
}

/**
 * Analyzes the tables that have more than doubled, also while requests wait: for a table of which the planner knows nothing
 * it reads all rows where it would look up a few. Returns their names.
 */
export async function analyzeGrown(pool: pg.Pool): Promise<string[]> {
  const tables = await tablesWhere(pool, 's.n_mod_since_analyze > 1000 + greatest(c.reltuples, 0)')
  for (const name of tables) await pool.query(`analyze ${name}`)
  return tables
}

async function tablesWhere(pool: pg.Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', s.schemaname, s.relname) as name
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where ${condition}
     order by 1`,
  )
  return rows.map(row => row.name)
}
