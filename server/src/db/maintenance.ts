import type pg from 'pg'

/** How often the embedded database is looked after, when something happened at all. */
const LOOK_EVERY_MS = 10_000
/** This much log is kept before a checkpoint even while requests are waiting; bytes. */
const LOG_BYTES = 64 * 1024 * 1024
const VACUUM_EVERY_MS = 60_000

/**
 * PGlite has neither checkpointer nor autovacuum: without these its log grows for ever and its planner knows nothing.
 * Each command is one turn in the pool's queue, so requests run in between. Returns how to stop it.
 */
export function startMaintenance(
  pool: pg.Pool,
  tell: (error: unknown) => void,
): () => Promise<void> {
  let busy: Promise<void> = Promise.resolve()
  let uses = 0
  let seen = 0
  let vacuumedAt = Date.now()
  pool.on('acquire', () => (uses += 1))
  const look = async () => {
    if (uses === seen) return
    const idle = pool.waitingCount === 0
    await checkpointIfDue(pool, idle)
    if (idle && Date.now() - vacuumedAt >= VACUUM_EVERY_MS) {
      await vacuum(pool)
      vacuumedAt = Date.now()
    }
    // What maintenance itself did is no reason to look again.
    seen = uses
  }
  const timer = setInterval(() => {
    busy = busy.then(look).catch(tell)
  }, LOOK_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await busy
  }
}

/** Writes what is in memory into the tables' files when nobody waits, or when the log has grown long. */
export async function checkpointIfDue(pool: pg.Pool, idle: boolean): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()`,
  )
  const bytes = Number(rows[0]?.bytes ?? 0)
  // A checkpoint writes a little log itself; that alone is no reason for the next one.
  const due = idle ? bytes > 64 * 1024 : bytes > LOG_BYTES
  if (due) await pool.query('checkpoint')
  return due
}

/** The tables autovacuum would take, by its usual thresholds. Returns their names. */
export async function vacuum(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', s.schemaname, s.relname) as name
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
       or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
       or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
     order by 1`,
  )
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
  return rows.map(row => row.name)
}
